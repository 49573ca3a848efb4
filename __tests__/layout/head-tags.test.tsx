import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { scriptJson } from '../../gatsby/encoding/script-json'
import { HeadTags } from '../../src/layout/HeadTags'
import { siteContent } from '../factories/content'
import { answerStaticQueries } from '../stubs/gatsby'

const { name, url } = siteContent()
beforeEach(() => {
  answerStaticQueries({ siteSettings: { name, url } })
})

const shareImage = { path: '/static/share-1.jpg', width: 1200, height: 630 }
const share = { shareImage, structuredData: null }

const attribute = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name)
const openGraph = (property: string) => attribute(`meta[property="og:${property}"]`, 'content')

test('the tab shows the page’s title and the firm’s name, and search engines receive the description', () => {
  render(<HeadTags title="Careers" description="Work here." />)
  expect(document.title).toBe('Careers | Sample Firm')
  expect(attribute('meta[name=description]', 'content')).toBe('Work here.')
})

test.each([
  ['/careers', 'https://www.example.com/careers'],
  ['/', 'https://www.example.com'],
])('the canonical address of %s is absolute and has no trailing slash', (canonicalPath, canonical) => {
  render(<HeadTags title="Careers" description="Work here." address={{ canonicalPath, ...share }} />)
  expect(attribute('link[rel=canonical]', 'href')).toBe(canonical)
  expect(openGraph('url')).toBe(canonical)
})

test('a page without an address has neither a canonical link nor Open Graph tags', () => {
  render(<HeadTags title="Not found" description="Nothing is here." />)
  expect(document.head.querySelector('meta[property^="og:"]')).toBeNull()
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull()
})

test('a social network where a page is shared shows its title, description, image, and the firm’s name', () => {
  render(<HeadTags title="Careers" description="Work here." address={{ canonicalPath: '/careers', ...share }} />)
  expect(
    ['title', 'description', 'site_name', 'type', 'image', 'image:width', 'image:height', 'image:alt'].map(openGraph),
  ).toEqual([
    'Careers',
    'Work here.',
    'Sample Firm',
    'website',
    'https://www.example.com/static/share-1.jpg',
    '1200',
    '630',
    'Careers',
  ])
  expect(attribute('meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
})

test('structured data is in the head exactly as the build encoded it', () => {
  const structuredData = scriptJson({ name: '</script><script>alert(1)</script>' })
  const address = { canonicalPath: '/services/x', shareImage, structuredData }
  const markup = renderToStaticMarkup(<HeadTags title="X" description="About X." address={address} />)
  const { scripts } = new DOMParser().parseFromString(`<head>${markup}</head>`, 'text/html')
  expect([...scripts].map(({ type, text }) => ({ type, text }))).toEqual([
    { type: 'application/ld+json', text: structuredData },
  ])
})
