import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HeadTags } from '../../src/layout/HeadTags'
import { scriptJson } from '../../src/encoding/script-json'
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

test('the tab shows the page’s title and the firm’s name', () => {
  render(<HeadTags title="Careers" description="Work here." />)
  expect(document.title).toBe('Careers | Sample Firm')
})

test('search engines receive the page’s description', () => {
  render(<HeadTags title="Careers" description="Work here." />)
  expect(attribute('meta[name=description]', 'content')).toBe('Work here.')
})

test('the canonical address is absolute and has no trailing slash', () => {
  render(<HeadTags title="Careers" description="Work here." address={{ canonicalPath: '/careers', ...share }} />)
  expect(attribute('link[rel=canonical]', 'href')).toBe('https://www.example.com/careers')
})

test('the canonical address of the home page is the site’s own', () => {
  render(<HeadTags title="Home" description="Welcome." address={{ canonicalPath: '/', ...share }} />)
  expect(attribute('link[rel=canonical]', 'href')).toBe('https://www.example.com')
})

test('a page without an address has neither a canonical link nor Open Graph tags', () => {
  render(<HeadTags title="Not found" description="Nothing is here." />)
  expect(document.head.querySelector('meta[property^="og:"]')).toBeNull()
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull()
})

test('a social network where a page is shared shows its title, its description, and the firm’s name', () => {
  render(<HeadTags title="Careers" description="Work here." address={{ canonicalPath: '/careers', ...share }} />)
  expect(['title', 'description', 'site_name', 'type'].map(openGraph)).toEqual([
    'Careers',
    'Work here.',
    'Sample Firm',
    'website',
  ])
})

test('a social network where a page is shared receives the canonical address', () => {
  render(<HeadTags title="Home" description="Welcome." address={{ canonicalPath: '/', ...share }} />)
  expect(openGraph('url')).toBe('https://www.example.com')
})

test('the share image has an absolute address, its size, and the page’s title as alternative text', () => {
  render(<HeadTags title="Careers" description="Work here." address={{ canonicalPath: '/careers', ...share }} />)
  expect(['image', 'image:width', 'image:height', 'image:alt'].map(openGraph)).toEqual([
    'https://www.example.com/static/share-1.jpg',
    '1200',
    '630',
    'Careers',
  ])
})

test('the share image is shown large', () => {
  render(<HeadTags title="Careers" description="Work here." address={{ canonicalPath: '/careers', ...share }} />)
  expect(attribute('meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
})

test('a page that is not listed has no share image', () => {
  render(<HeadTags title="Not found" description="Nothing is here." />)
  expect(openGraph('image')).toBeUndefined()
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

test('a page without structured data has no script', () => {
  const markup = renderToStaticMarkup(
    <HeadTags title="X" description="About X." address={{ canonicalPath: '/x', ...share }} />,
  )
  expect(markup).not.toContain('<script')
})
