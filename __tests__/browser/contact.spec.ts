import { expect, test } from '@playwright/test'
import { contact, site } from './content'

const dial = `tel:+1${site.contact.phone.replace(/\D/g, '')}`

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
})

test('the page begins with the specified text', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible()
  await expect(page.getByText("Let's Discuss Your Practice Goals", { exact: true })).toBeVisible()
})

test('the form has five fields with the specified labels', async ({ page }) => {
  const labels = page.locator('form label')
  await expect(labels).toHaveText(['Full Name', 'Email Address', 'Phone Number', 'Company Name', 'How can we help?'])
  for (const label of await labels.allInnerTexts()) await expect(page.getByLabel(label)).toBeVisible()
})

test('the message field has five rows', async ({ page }) => {
  await expect(page.getByLabel('How can we help?')).toHaveAttribute('rows', '5')
})

test('the form promises a reply within one business day', async ({ page }) => {
  const section = page.getByRole('region', { name: contact.form.heading })
  await expect(section.getByText(/within one business day/)).toBeVisible()
})

test('the information card has the address, phone, email, and hours', async ({ page }) => {
  const card = page.getByRole('region', { name: contact.information.heading })
  await expect(card).toContainText('Chicago')
  for (const line of site.contact.address) await expect(card.getByText(line)).toBeVisible()
  await expect(card.getByRole('link', { name: site.contact.phone })).toHaveAttribute('href', dial)
  const mail = card.getByRole('link', { name: site.contact.email })
  await expect(mail).toHaveAttribute('href', `mailto:${site.contact.email}`)
  await expect(card.getByText('Monday to Friday 9am to 6pm EST')).toBeVisible()
  await expect(card.getByText(/Saturday and Sunday.*closed/i)).toBeVisible()
})

test('the immediate assistance card has a phone link', async ({ page }) => {
  const card = page.getByRole('region', { name: 'Need Immediate Assistance' })
  await expect(card.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', dial)
})

test('the location is a map illustration, not an embedded map service', async ({ page }) => {
  await expect(page.getByRole('region', { name: contact.location.heading })).toBeVisible()
  await expect(page.locator('iframe, object, embed')).toHaveCount(0)
})
