import { join } from 'node:path'
import { failurePages } from '../../../gatsby/output/consultation-api'
import { contentForEachTest } from '../../content-check/content-folder'

const content = contentForEachTest()

test('there is a page for each failure, in the language of the site', () => {
  content.replace('site.yml', 'language: en-US', 'language: en-GB')
  const { refused, unsent, unclear } = failurePages(join(content.root, 'content'))
  for (const page of [refused, unsent, unclear]) {
    expect(page).toContain('<html lang="en-GB"')
    expect(page).toContain('Use the Back button.')
  }
  expect(new Set([refused, unsent, unclear]).size).toBe(3)
})

test('markup in the text is shown as text', () => {
  content.replace('pages/contact.yml', 'Use the Back button.', '<b>Back</b> & forth.')
  expect(failurePages(join(content.root, 'content')).unclear).toContain('&lt;b&gt;Back&lt;/b&gt; &amp; forth.')
})
