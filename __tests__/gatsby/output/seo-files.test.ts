/** @jest-environment node */
import { robots, sitemap, webManifest } from '../../../gatsby/output/seo-files'

const URL = 'https://www.example.com'
const SITE = { name: 'Sample Firm', url: URL, tagline: 'Advice.', language: 'en-GB' }

test('the sitemap lists the address of each page', () => {
  const text = sitemap(URL, ['/services/tax-planning'])
  expect(text).toContain('<url><loc>https://www.example.com/services/tax-planning</loc></url>')
})

test('the sitemap lists the home page as the site’s own address', () => {
  expect(sitemap(URL, ['/'])).toContain('<loc>https://www.example.com</loc>')
})

test('robots.txt lets crawlers read everything and names the sitemap', () => {
  expect(robots(URL).split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    'Sitemap: https://www.example.com/sitemap.xml',
  ])
})

test('the manifest has the firm’s name and a maskable icon', () => {
  const manifest: unknown = JSON.parse(webManifest(SITE, '#ffffff'))
  expect(manifest).toHaveProperty('name', 'Sample Firm')
  expect(manifest).toHaveProperty('icons.3.purpose', 'maskable')
  expect(manifest).toHaveProperty('theme_color', '#ffffff')
})

test.each([
  ['en-GB', 'ltr'],
  ['he', 'rtl'],
])('the manifest states that its texts are in %s, which is written %s', (lang, dir) => {
  expect(JSON.parse(webManifest({ ...SITE, language: lang }, '#ffffff'))).toMatchObject({ lang, dir })
})
