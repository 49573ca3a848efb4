import { sitemap } from '../../../gatsby/output/sitemap'

test('the sitemap lists the address of each page, and the home page as the site’s own', () => {
  const text = sitemap('https://www.example.com', ['/', '/services/tax-planning'])
  expect(text).toContain('<loc>https://www.example.com</loc>')
  expect(text).toContain('<url><loc>https://www.example.com/services/tax-planning</loc></url>')
})
