// The latest build of the site is a production build without any part of a preview.
import { THANKS_PATH } from '../../content-model/routes/named-paths'
import { filesIn } from '../../gatsby/output/files-in'
import { site as built, HTML_FILES, readHtml } from './built-site'

/** The banner's markup, its styles, and its text in the data of a page. */
const PREVIEW = /id="preview"|data-preview|#preview\b|"preview":/

test('every page except the thank-you page can be indexed', () => {
  expect(HTML_FILES.filter((file) => readHtml(file).includes('name="robots"'))).toEqual([`${THANKS_PATH}/index.html`])
})

test('no page, script, style, or data has a part of the preview banner', () => {
  // The editor has a field for the banner's text.
  const files = filesIn('public').filter(
    (name) => /\.(?:html|js|css|json)$/.test(name) && !/^(?:static\/)?admin\//.test(name),
  )
  expect(files.filter((file) => PREVIEW.test(built.read(file).toString()))).toEqual([])
})

test.each(['_headers', '_headers.conf', '_headers.caddy'])('%s lets search engines index the site', (file) => {
  expect(built.read(file).toString()).not.toContain('X-Robots-Tag')
})
