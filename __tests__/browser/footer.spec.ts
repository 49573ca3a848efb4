import { expect, test } from '@playwright/test'
import { site } from './content'
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
  await page.goto('/')
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: site.words.footerNavigation })
  expect(await targets(links.getByRole('link'))).toEqual([
    '/services/practice-management',
    '/services/client-retention',
    '/services/tax-planning',
    '/services/lead-generation',
    '/about',
    '/about/team',
    '/careers',
    '/contact',
  ])
  await expect(links.getByRole('list').nth(1).getByRole('link')).toHaveText([
    'About Us',
    'Our Team',
    'Careers',
    'Contact',
  ])
})

test('the footer links to the three legal pages', async ({ page }) => {
  await page.goto('/')
  const legal = page.getByRole('navigation', { name: site.words.legalNavigation }).getByRole('link')
  await expect(legal).toHaveText(['Privacy Policy', 'Terms of Service', 'Cookies'])
  expect(await targets(legal)).toEqual(['/privacy', '/terms', '/cookies'])
})

test('the copyright line follows the visitor’s clock into a new year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-01-01T12:00:00Z'))
  await open(page, '/')
  await expect(page.getByRole('contentinfo').getByText(/©/)).toContainText('2041')
})
