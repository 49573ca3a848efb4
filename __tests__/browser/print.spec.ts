import { expect, type Page, test } from '@playwright/test'
import { contact, jobs, servicePage, servicePaths, services, site, team } from './content'

const PAPERS = ['A4', 'Letter']

/** The number of sheets that a page prints on with the usual settings: the browser's margins and no backgrounds. */
async function sheets(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format, printBackground: false })
  // Chromium writes the pages of a PDF as plain objects, each with this type.
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** The text that a page prints, with single spaces. */
async function printedText(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('body').innerText()
  return text.replace(/\s+/g, ' ')
}

const lengthOf = (one: unknown) => JSON.stringify(one).length
const byLength = services.toSorted((one, other) => lengthOf(one) - lengthOf(other))
/** The services with the least and the most text to print. */
const extremes = byLength.filter((_, index) => index === 0 || index === byLength.length - 1)
const pathOf = (service: (typeof services)[number]) => servicePaths(service)[0] ?? ''

const { address, email, hours, phone } = site.contact

for (const path of [...extremes.map(pathOf), '/contact']) {
  test(`${path} prints on one sheet of paper`, async ({ page }) => {
    await page.goto(path)
    for (const paper of PAPERS) expect(await sheets(page, paper), paper).toBe(1)
  })
}

test('a page with more text prints on more than one sheet', async ({ page }) => {
  await page.goto('/about')
  expect(await sheets(page, 'A4')).toBeGreaterThan(1)
})

for (const service of extremes) {
  test(`${service.title} prints the service’s text and the firm’s contact details, and no navigation`, async ({
    page,
  }) => {
    const text = await printedText(page, pathOf(service))
    for (const { title, description } of service.cards) expect(text).toContain(`${title} ${description}`)
    const { title, introduction, cardsHeading, whyItMatters, getStarted } = service
    const texts = [title, introduction, cardsHeading, whyItMatters, getStarted]
    for (const part of [...texts, site.name, ...address, phone, email]) expect(text).toContain(part)
    const { home, services: menu, button } = site.navigation
    const labels = [home.label, menu.all.label, button.label, servicePage.schedule.label, servicePage.allServices.label]
    for (const label of [...labels, site.words.skipToContent]) expect(text).not.toContain(label)
  })
}

test('the contact page prints the contact details, and no form, navigation, or button', async ({ page }) => {
  const text = await printedText(page, '/contact')
  for (const part of [site.name, ...address, phone, email, ...hours]) expect(text).toContain(part)
  const { name, submit, heading } = contact.form
  const labels = [name.label, submit, heading, contact.immediate.call, site.navigation.button.label]
  for (const label of labels) expect(text).not.toContain(label)
  for (const field of await page.locator('input, textarea, button').all()) await expect(field).toBeHidden()
})

test('the team page prints each person’s contact details', async ({ page }) => {
  const text = await printedText(page, '/about/team')
  for (const person of team) {
    for (const address of [person.email, person.phone, person.linkedin]) if (address) expect(text).toContain(address)
  }
})

test('the careers page prints the positions expanded', async ({ page }) => {
  await page.goto('/careers')
  await page.emulateMedia({ media: 'print' })
  for (const { title, requirements } of jobs) {
    const position = page.locator('#positions details').filter({ hasText: title })
    for (const requirement of requirements) {
      const text = position.getByText(requirement, { exact: true })
      expect(await text.evaluate((element) => element.checkVisibility())).toBe(true)
      expect((await text.boundingBox())?.height).toBeGreaterThan(0)
    }
  }
})
