/** @jest-environment node */
// The styles of all pages as written by the build.
import { HTML_FILES, readHtml } from './built-site'

test.each(HTML_FILES)('every custom media query is resolved in %s', (file) => {
  expect(readHtml(file)).toMatch(/@media[^{]*\(width ?>= ?\d+em\)\s*\{\s*:root/)
  expect(readHtml(file)).not.toMatch(/@media[^{]*\(--/)
})
