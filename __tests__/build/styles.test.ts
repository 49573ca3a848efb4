/** @jest-environment node */
// The styles of all pages as the build has written them.
import { HTML_FILES, readHtml } from './built-site'

test.each(HTML_FILES)('every media query by name has become a condition in %s', (file) => {
  expect(readHtml(file)).toMatch(/@media[^{]*\(width >= \d+em\)\s*\{\s*:root/)
  expect(readHtml(file)).not.toMatch(/@media[^{]*\(--/)
})
