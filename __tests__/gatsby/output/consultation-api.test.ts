import { join } from 'node:path'
import { failurePages } from '../../../gatsby/output/consultation-api'
import { contentForEachTest } from '../../content-check/content-folder'

const content = contentForEachTest()

test('there is a page for each failure, in the language of the site', () => {
  content.replace('site.yml', 'language: en-US', 'language: en-GB')
  const { refused, unsent, unclear } = failurePages(join(content.root, 'content'))
  const pages = [refused, unsent, unclear]
  for (const page of pages) {
    expect(page).toContain('<html lang="en-GB"')
    expect(page).toContain('Use the Back button.')
  }
  expect(pages.map((page) => /<h1>(.*)<\/h1>/.exec(page)?.[1])).toEqual(['Refused', 'Not sent', 'Perhaps sent'])
})

test('markup in the text is shown as text', () => {
  content.replace('pages/contact.yml', 'Use the Back button.', '<b>Back</b> & forth.')
  expect(failurePages(join(content.root, 'content')).unclear).toContain('&lt;b&gt;Back&lt;/b&gt; &amp; forth.')
})
