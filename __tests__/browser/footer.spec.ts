import { expect, test } from '@playwright/test'
import { interpolate } from '../../src/layout/interpolate'
import { canonicalServicePath, named, services, site } from './content'
import { open, targets } from './fixtures'

test('the footer has the tagline and the firm’s details', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(site.tagline)).toBeVisible()
  for (const line of site.contact.address) await expect(footer.getByText(line)).toBeVisible()
  await expect(footer.getByRole('link', { name: site.contact.phone })).toBeVisible()
  await expect(footer.getByRole('link', { name: site.contact.email })).toBeVisible()
})

test('the footer has a services column and a company column', async ({ page }) => {
  const { services: column, company } = site.footer
  await page.goto('/')
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: site.uiLabels.footerNavigation })
  expect(await targets(links.getByRole('link'))).toEqual([
    ...column.services.map((slug) => canonicalServicePath(named(services, slug))),
    ...company.links.map(({ to }) => to),
  ])
  await expect(links.getByRole('list', { name: company.title }).getByRole('link')).toHaveText(
    company.links.map(({ label }) => label),
  )
})

test('the footer links to the legal pages', async ({ page }) => {
  await page.goto('/')
  const legal = page.getByRole('navigation', { name: site.uiLabels.legalNavigation }).getByRole('link')
  await expect(legal).toHaveText(site.footer.legal.map(({ label }) => label))
  expect(await targets(legal)).toEqual(site.footer.legal.map(({ to }) => to))
})

test('the copyright line follows the visitor’s clock into a new year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-01-01T12:00:00Z'))
  await open(page, '/')
  const line = interpolate(site.footer.copyright, { year: 2041, name: site.name })
  await expect(page.getByRole('contentinfo').getByText(line, { exact: true })).toBeVisible()
})
