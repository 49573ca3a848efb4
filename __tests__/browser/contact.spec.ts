import { expect, type Page, test } from '@playwright/test'
import { contact, site } from './content'
import { dials } from './fixtures'

const dial = dials(site.contact.phone)
const { name, email, phone, company, message } = contact.form

/** The field of the form with a label. */
const fieldOf = (page: Page, label: string) => page.locator('main form').getByLabel(label, { exact: true })

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
})

test('the page begins with its heading and text', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: contact.hero.heading })).toBeVisible()
  await expect(page.getByText(contact.hero.text, { exact: true }).first()).toBeVisible()
})

test('the form has five fields with their labels', async ({ page }) => {
  const labels = page.locator('form label')
  await expect(labels).toHaveText([name, email, phone, company, message].map(({ label }) => label))
  for (const label of await labels.allInnerTexts()) await expect(fieldOf(page, label)).toBeVisible()
})

test('the form states what the firm offers and when it replies', async ({ page }) => {
  const section = page.getByRole('region', { name: contact.form.heading })
  await expect(section.getByText(`${site.offer.consultation} ${contact.form.text} ${site.offer.reply}`)).toBeVisible()
})

test('the information card has the address, phone, email, and hours', async ({ page }) => {
  const card = page.getByRole('region', { name: contact.information.heading })
  for (const line of [...site.contact.address, ...site.contact.hours.map(({ text }) => text)])
    await expect(card.getByText(line, { exact: true })).toBeVisible()
  await expect(card.getByRole('link', { name: site.contact.phone })).toHaveAttribute('href', dial)
  const mail = card.getByRole('link', { name: site.contact.email })
  await expect(mail).toHaveAttribute('href', `mailto:${site.contact.email}`)
})

test('the immediate assistance card has a phone link', async ({ page }) => {
  const card = page.getByRole('region', { name: contact.immediate.heading })
  await expect(card.getByRole('link', { name: contact.immediate.call })).toHaveAttribute('href', dial)
})

test('the location is a map illustration, not an embedded map service', async ({ page }) => {
  await expect(page.getByRole('region', { name: contact.location.heading })).toBeVisible()
  await expect(page.locator('iframe, object, embed')).toHaveCount(0)
})
