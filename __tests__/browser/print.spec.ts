import { expect, type Page, test } from '@playwright/test'
import {
  canonicalServicePath,
  contact,
  extremeServices,
  hasCareersPage,
  home,
  jobs,
  serviceTemplate,
  site,
} from './content'

/** The number of characters for which one sheet has room. */
const CHARACTERS_PER_SHEET = 1500

/** Opens a page as it prints, and returns its text with single spaces. */
async function print(page: Page, path: string): Promise<string> {
  await page.goto(path)
  const styles = page.locator('link[media=print]')
  await expect.poll(() => styles.evaluate((link) => link instanceof HTMLLinkElement && link.sheet !== null)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  return (await page.locator('body').innerText()).replace(/\s+/g, ' ')
}

/** Expects the page to fit on one sheet of each paper size with the usual settings, unless it has more text than that. */
async function expectOneSheet(page: Page, text: string): Promise<void> {
  if (text.length > CHARACTERS_PER_SHEET) return
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, printBackground: false })
    // Chromium writes the pages of a PDF as plain objects, each with this type.
    expect.soft(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
}

const { address, email, hours, phone } = site.contact

const linkOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

for (const service of extremeServices) {
  test(`${service.title} prints its text and the firm’s contact details on one sheet, and no navigation`, async ({
    page,
  }) => {
    const text = await print(page, canonicalServicePath(service))
    const { title, introduction, cardsHeading, cards, whyItMatters, getStarted } = service
    const parts = [title, introduction, cardsHeading, whyItMatters, getStarted, site.offer.consultation]
    for (const part of [...parts, ...cards.map((card) => `${card.title} ${card.description}`)])
      expect(text).toContain(part)
    for (const part of [site.name, ...address, phone, email]) expect(text).toContain(part)
    const { home, services: menu, button } = site.navigation
    const labels = [
      home.label,
      menu.all.label,
      button.label,
      serviceTemplate.schedule.label,
      serviceTemplate.allServices.label,
    ]
    for (const label of [...labels, site.uiLabels.skipToContent]) await expect(linkOf(page, label)).toHaveCount(0)
    await expectOneSheet(page, text)
  })
}

test('the contact page prints the contact details on one sheet, and no form, navigation, or button', async ({
  page,
}) => {
  const text = await print(page, '/contact')
  for (const part of [site.name, ...address, phone, email, ...hours.map((line) => line.text)])
    expect(text).toContain(part)
  for (const label of [contact.immediate.call, site.navigation.button.label])
    await expect(linkOf(page, label)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: contact.form.heading, exact: true })).toHaveCount(0)
  await expect(page.locator('input, textarea, button').filter({ visible: true })).toHaveCount(0)
  await expectOneSheet(page, text)
})

test('the sheet of the blank plan is below its heading at the width of a desktop, by which WebKit prints', async ({
  page,
}) => {
  test.skip(home.plan?.print === undefined, 'no plan can be printed')
  await print(page, '/')
  await page.locator('html').evaluate(({ dataset }) => (dataset.print = 'plan'))
  const heading = await page.getByRole('heading', { name: home.plan?.intro.heading }).boundingBox()
  const sheet = await page.locator('figure table').first().boundingBox()
  expect(sheet?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0))
})

test('the blank plan prints on one sheet, with the labels of the plan and none of its sample', async ({ page }) => {
  const { plan } = home
  test.skip(plan?.print === undefined, 'no plan can be printed')
  if (plan?.print === undefined) return
  await page.addInitScript(() => {
    window.print = () => undefined
    // Both sizes of paper are printed after one click.
    addEventListener('afterprint', (event) => {
      event.stopImmediatePropagation()
    })
  })
  await print(page, '/')
  await page.emulateMedia({ media: 'screen' })
  const button = page.getByRole('button', { name: plan.print })
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('data-print')
  await page.emulateMedia({ media: 'print' })
  const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
  for (const part of [plan.intro.heading, plan.measure, plan.owner, phone]) expect(text).toContain(part)
  expect(text).not.toContain(plan.sample)
  const cells = page.locator('tbody').locator('th, td')
  expect(await cells.evaluateAll((all) => all.every((cell) => getComputedStyle(cell).fontSize === '0px'))).toBe(true)
  await expectOneSheet(page, text)
})

test('the careers page prints the positions expanded', async ({ page }) => {
  test.skip(!hasCareersPage, 'the careers page is switched off')
  await print(page, '/careers')
  const printed = await page
    .locator('#positions details li')
    .evaluateAll((items) =>
      items
        .filter((item) => item.checkVisibility() && item.getBoundingClientRect().height > 0)
        .map((item) => item.textContent),
    )
  expect(printed).toEqual(jobs.flatMap(({ requirements }) => requirements))
})
