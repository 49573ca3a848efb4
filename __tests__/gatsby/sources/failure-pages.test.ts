import { setFailurePages } from '../../../gatsby/sources/failure-pages'
import { type ContentFolder, contentFolder } from '../../content-check/content-folder'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

/** Returns the variable that the build passes to the function. */
function pagesOf({ root }: ContentFolder): string | undefined {
  const environment: NodeJS.ProcessEnv = { NODE_ENV: 'test', CONSULTATION_FAILURE_PAGES: 'earlier' }
  setFailurePages(root, environment)
  return environment.CONSULTATION_FAILURE_PAGES
}

test('the function gets a page for each failure, in the language of the site', () => {
  content.replace('site.yml', 'language: en-US', 'language: en-GB')
  const { refused, unsent, unclear } = JSON.parse(pagesOf(content) ?? '') as Record<string, string>
  for (const page of [refused, unsent, unclear]) {
    expect(page).toContain('<html lang="en-GB"')
    expect(page).toContain('Use the Back button.')
  }
  expect(new Set([refused, unsent, unclear]).size).toBe(3)
})

test('markup in the text is shown as text', () => {
  content.replace('pages/contact.yml', 'Use the Back button.', '<b>Back</b> & forth.')
  expect(pagesOf(content)).toContain('&lt;b&gt;Back&lt;/b&gt; &amp; forth.')
})

test('invalid content is left to the check', () => {
  content.write('pages/contact.yml', 'form: [')
  expect(pagesOf(content)).toBeUndefined()
})
