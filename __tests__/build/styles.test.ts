// The styles of all pages as written by the build.
import { HTML_FILES, readHtml } from './built-site'

test.each(HTML_FILES)('every custom media query is resolved in %s', (file) => {
  expect(readHtml(file)).toMatch(/@media[^{]*\(width ?>= ?\d+em\)\s*\{\s*:root/)
  expect(readHtml(file)).not.toMatch(/@media[^{]*\(--/)
})

test.each(HTML_FILES)('%s does not request the styles for print until a script enables their link', (file) => {
  const [link = ''] = /<link\b[^>]*\bmedia="print"[^>]*>/.exec(readHtml(file)) ?? []
  expect(link).toMatch(/ disabled(?=[ =/>])/)
})
