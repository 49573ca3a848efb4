import { join } from 'node:path'
import { failurePages } from '../../../gatsby/output/consultation-api'
import { postprocessPage } from '../../../gatsby/output/postprocess-html'
import { NO_MARKUP, previewMarkup } from '../../../gatsby/output/preview-banner'
import { contentForEachTest } from '../../content-check/content-folder'

const parts = {
  start: {
    elements: '<script nomodule src="/new.js"></script>',
    scripts: { withForm: 'start(form)', withoutForm: 'start("$&")' },
  },
  globalStyles: { href: '/styles.new.css', css: 'a{content:"$1"}' },
  typeStyles: '.x{content:"$1"}',
  ownStyles: '.sc-a-0:hover{}',
  preview: NO_MARKUP,
}
const started = `${parts.start.elements}<script data-page="/about">start("$&")</script><p>script</p>`

test.each([
  ['a page gets the start script of its build', '<script data-page="/about"></script><p>script</p>', started],
  [
    'a page with a form gets the start script with what forms need',
    '<script data-page="/contact"></script><form method="post"></form>',
    `${parts.start.elements}<script data-page="/contact">start(form)</script><form method="post"></form>`,
  ],
  [
    'text about a form is none',
    '<script data-page="/about"></script><p title="&lt;form&gt;">&lt;form&gt;</p>',
    `${parts.start.elements}<script data-page="/about">start("$&")</script><p title="&lt;form&gt;">&lt;form&gt;</p>`,
  ],
  [
    'a page from an earlier build gets the start script of this build',
    '<script nomodule src="/old.js" integrity="x"></script><script nomodule src="/older.js"></script><script data-page="/about">old()</script><p>script</p>',
    started,
  ],
  [
    'a page from an earlier build gets the styles of this build',
    '<style data-href="/styles.old.css" data-identity="gatsby-global-css">b{}</style><style>c{}</style>',
    '<style data-href="/styles.new.css" data-identity="gatsby-global-css">a{content:"$1"}</style><style>c{}</style>',
  ],
  [
    'a page gets the styles of its type, even if it has those of an earlier build',
    '<style data-page-styles="">.old{}</style><style>c{}</style>',
    '<style data-page-styles="">.x{content:"$1"}</style><style>c{}</style>',
  ],
  [
    'only Gatsby’s own elements lose their style attributes',
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>style="x"</p></div><div id="gatsby-announcer" style="top:0" aria-live="assertive"></div>',
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p>style="x"</p></div><div id="gatsby-announcer" aria-live="assertive"></div>',
  ],
  [
    'an element keeps only the component names that the page’s own styles refer to',
    '<p class="sc-a-0 x y">a</p><p class="sc-b-0 sc-a-0 z">b</p><p class="sc-b-0 z">c</p>',
    '<p class="sc-a-0 x y">a</p><p class="sc-a-0 z">b</p><p class="z">c</p>',
  ],
])('%s', (_, html, expected) => {
  expect(postprocessPage(html, parts)).toBe(expected)
})

const PAGE = '<html><head><title>About</title></head><body><main>About</main></body></html>'

const withPreview = (html: string, text: string) => postprocessPage(html, { ...parts, preview: previewMarkup(text) })

test('a page of a preview ends with the banner, and tells search engines not to index it', () => {
  const html = withPreview(PAGE, 'Not for visitors')
  expect(html).toContain('</main><aside id="preview"><p>Not for visitors</p></aside></body></html>')
  expect(html).toMatch(/<title>About<\/title><meta name="robots" content="noindex"><style data-preview>[^]+<\/head>/)
})

test('a later build replaces the preview’s banner, or removes it if it is for visitors', () => {
  const preview = withPreview(PAGE, 'Not for visitors')
  expect(withPreview(preview, 'Preview')).toBe(withPreview(PAGE, 'Preview'))
  expect(postprocessPage(preview, parts)).toBe(PAGE)
})

describe('a request that failed without JavaScript', () => {
  const content = contentForEachTest()

  test('has a page for each failure, in the language of the site, where markup is text', () => {
    content.replace('site.yml', 'language: en-US', 'language: en-GB')
    content.replace('pages/contact.yml', 'Use the Back button.', '<b>Back</b> & forth.')
    const { refused, unsent, unclear } = failurePages(join(content.root, 'content'))
    const pages = [refused, unsent, unclear]
    for (const page of pages) {
      expect(page).toContain('<html lang="en-GB"')
      expect(page).toContain('&lt;b&gt;Back&lt;/b&gt; &amp; forth.')
    }
    expect(pages.map((page) => /<h1>(.*)<\/h1>/.exec(page)?.[1])).toEqual(['Refused', 'Not sent', 'Perhaps sent'])
  })
})
