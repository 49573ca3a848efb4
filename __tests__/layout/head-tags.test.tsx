import { render } from '@testing-library/react'
import { HeadTags } from '../../src/layout/HeadTags'
import { siteContent } from '../factories/content'
import { answerStaticQueries } from '../stubs/gatsby'

const { name, url } = siteContent()
beforeEach(() => {
  answerStaticQueries({ settings: { name, url } })
})

const attribute = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name)

test('the tab shows the page’s title and the firm’s name', () => {
  render(<HeadTags title="Careers" description="Work here." />)
  expect(document.title).toBe('Careers | Sample Firm')
})

test('search engines are told what the page is about', () => {
  render(<HeadTags title="Careers" description="Work here." />)
  expect(attribute('meta[name=description]', 'content')).toBe('Work here.')
})

test('the canonical address is whole and has no slash at its end', () => {
  render(<HeadTags title="Careers" description="Work here." canonicalPath="/careers" />)
  expect(attribute('link[rel=canonical]', 'href')).toBe('https://www.example.com/careers')
})

test('the canonical address of the home page is the site’s own', () => {
  render(<HeadTags title="Home" description="Welcome." canonicalPath="/" />)
  expect(attribute('link[rel=canonical]', 'href')).toBe('https://www.example.com')
})

test('a page with a canonical address may be listed', () => {
  render(<HeadTags title="Careers" description="Work here." canonicalPath="/careers" />)
  expect(document.head.querySelector('meta[name=robots]')).toBeNull()
})

test('a page without a canonical address asks not to be listed', () => {
  render(<HeadTags title="Not found" description="Nothing is here." />)
  expect(attribute('meta[name=robots]', 'content')).toBe('noindex')
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull()
})
