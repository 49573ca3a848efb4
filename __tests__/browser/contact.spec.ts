import { expect, test } from '@playwright/test'
import { phoneLink } from '../../content-model/locale/phone-number'
import { THANKS_PATH } from '../../content-model/routes/named-paths'
import { contact, fields, site, thanks } from './content'

const dial = phoneLink(site.contact.phone, site.country)

test('the contact page has a hero, a form with its offer, contact details, a phone link, and a map', async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1, name: contact.hero.heading })).toBeVisible()
  await expect(page.getByText(contact.hero.text, { exact: true }).first()).toBeVisible()
  const form = page.getByRole('region', { name: contact.form.heading })
  await expect(form.getByText(`${site.offer.consultation} ${contact.form.text} ${site.offer.reply}`)).toBeVisible()
  await expect(form.locator('label:visible')).toHaveText(fields.map(({ label }) => label))

  const card = page.getByRole('region', { name: contact.information.heading })
  for (const line of [...site.contact.address, ...site.contact.hours.map(({ text }) => text)])
    await expect(card.getByText(line, { exact: true })).toBeVisible()
  await expect(card.getByRole('link', { name: site.contact.phone })).toHaveAttribute('href', dial)
  const mail = card.getByRole('link', { name: site.contact.email })
  await expect(mail).toHaveAttribute('href', `mailto:${site.contact.email}`)
  const immediate = page.getByRole('region', { name: contact.immediate.heading })
  await expect(immediate.getByRole('link', { name: contact.immediate.call })).toHaveAttribute('href', dial)
  await expect(page.getByRole('region', { name: contact.location.heading })).toBeVisible()
  await expect(page.locator('iframe, object, embed')).toHaveCount(0)
})

test('the thank-you page confirms the request, shows how to reach the firm sooner, and leads onward', async ({
  page,
}) => {
  await page.goto(THANKS_PATH)
  await expect(page.getByRole('heading', { level: 1, name: thanks.heading })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(`${thanks.text} ${site.offer.reply}`)).toBeVisible()
  await expect(main.getByRole('link', { name: site.contact.phone })).toHaveAttribute('href', dial)
  await expect(main.getByRole('list').getByRole('listitem')).toHaveCount(thanks.next.steps.length)
  await main.getByRole('link', { name: thanks.onward.label }).click()
  await expect(page).toHaveURL(thanks.onward.to)
})
