import { robots, webManifest } from '../../../gatsby/output/seo-files'

const URL = 'https://www.example.com'

test('robots.txt lets crawlers read everything and names the sitemap', () => {
  expect(robots(URL).split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    'Sitemap: https://www.example.com/sitemap.xml',
  ])
})

test.each([
  ['en-GB', 'ltr'],
  ['he', 'rtl'],
])('the manifest’s language is %s, and its direction is %s', (language, dir) => {
  const manifest = webManifest({ name: 'Sample Firm', tagline: 'Advice.', language }, '#ffffff')
  expect(JSON.parse(manifest)).toMatchObject({ name: 'Sample Firm', theme_color: '#ffffff', lang: language, dir })
})
