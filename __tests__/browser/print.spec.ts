import { expect, type Page, test } from '@playwright/test'
import {
  canonicalServicePath,
  contact,
  extremeServices,
  hasCareersPage,
  hasTeamPage,
  jobs,
  servicePage,
  services,
  site,
  team,
} from './content'

const PAPERS = ['A4', 'Letter']

/** The number of sheets that a page prints on with the usual settings: the browser's margins and no backgrounds. */
async function sheets(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format, printBackground: false })
  // Chromium writes the pages of a PDF as plain objects, each with this type.
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Opens a page and waits until its styles for print are loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const styles = page.locator('link[media=print]')
  await expect.poll(() => styles.evaluate((link) => link instanceof HTMLLinkElement && link.sheet !== null)).toBe(true)
}

/** The text that a page prints, with single spaces. */
async function printedText(page: Page, path: string): Promise<string> {
  await open(page, path)
  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('body').innerText()
  return text.replace(/\s+/g, ' ')
}

type Service = (typeof services)[number]

/** The texts on the page of a service. */
function textsOf({ title, introduction, cardsHeading, cards, whyItMatters, getStarted }: Service) {
  const parts = cards.map((card) => `${card.title} ${card.description}`)
  return [title, introduction, cardsHeading, ...parts, whyItMatters, getStarted]
}

const { address, email, hours, phone } = site.contact

/** The links with a name that are not hidden. */
const linkOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** The number of characters for which one sheet has room. */
const CHARACTERS_PER_SHEET = 1500

test('a service of usual length prints on one sheet of paper', async ({ page }) => {
  const lengthOf = (service: Service) => textsOf(service).join(' ').length
  const usual = services.filter((service) => lengthOf(service) <= CHARACTERS_PER_SHEET)
  const [longest] = usual.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  test.skip(longest === undefined, 'every service has more text')
  if (!longest) return
  await open(page, canonicalServicePath(longest))
  for (const paper of PAPERS) expect.soft(await sheets(page, paper), paper).toBe(1)
})

test('the contact page prints on one sheet of paper', async ({ page }) => {
  const text = await printedText(page, '/contact')
  test.skip(text.length > CHARACTERS_PER_SHEET, 'the page has more text')
  for (const paper of PAPERS) expect(await sheets(page, paper), paper).toBe(1)
})

for (const service of extremeServices) {
  test(`${service.title} prints the service’s text and the firm’s contact details, and no navigation`, async ({
    page,
  }) => {
    const text = await printedText(page, canonicalServicePath(service))
    const { consultation } = site.offer
    for (const part of [...textsOf(service), consultation, site.name, ...address, phone, email])
      expect(text).toContain(part)
    const { home, services: menu, button } = site.navigation
    const labels = [home.label, menu.all.label, button.label, servicePage.schedule.label, servicePage.allServices.label]
    for (const label of [...labels, site.uiLabels.skipToContent]) await expect(linkOf(page, label)).toHaveCount(0)
  })
}

test('the contact page prints the contact details, and no form, navigation, or button', async ({ page }) => {
  const text = await printedText(page, '/contact')
  for (const part of [site.name, ...address, phone, email, ...hours.map((line) => line.text)])
    expect(text).toContain(part)
  for (const label of [contact.immediate.call, site.navigation.button.label])
    await expect(linkOf(page, label)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: contact.form.heading, exact: true })).toHaveCount(0)
  for (const field of await page.locator('input, textarea, button').all()) await expect(field).toBeHidden()
})

test('the team page prints each person’s contact details', async ({ page }) => {
  test.skip(!hasTeamPage, 'the team page is switched off')
  const text = await printedText(page, '/about/team')
  for (const person of team) {
    for (const address of [person.email, person.phone, person.linkedin]) if (address) expect(text).toContain(address)
  }
})

test('the careers page prints the positions expanded', async ({ page }) => {
  test.skip(!hasCareersPage, 'the careers page is switched off')
  await open(page, '/careers')
  await page.emulateMedia({ media: 'print' })
  for (const [index, { requirements }] of jobs.entries()) {
    const position = page.locator('#positions details').nth(index)
    const printed = await position
      .locator('li')
      .evaluateAll((items) =>
        items
          .filter((item) => item.checkVisibility() && item.getBoundingClientRect().height > 0)
          .map((item) => item.textContent),
      )
    expect(printed).toEqual(requirements)
  }
})
