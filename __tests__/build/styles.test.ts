/** @jest-environment node */
// The styles of all pages as written by the build.
import { builtFile, HTML_FILES, readHtml, site } from './built-site'

test.each(HTML_FILES)('every custom media query is resolved in %s', (file) => {
  expect(readHtml(file)).toMatch(/@media[^{]*\(width ?>= ?\d+em\)\s*\{\s*:root/)
  expect(readHtml(file)).not.toMatch(/@media[^{]*\(--/)
})

test('the styles of printed pages need no processing', () => {
  const styles = site.read(builtFile(/^print-.*\.css$/, '/static/')).toString()
  expect(styles).toContain('@page')
  expect(styles).not.toMatch(/brand\(|\(--[\w-]+\)\s*\{/)
})

test.each(HTML_FILES)('%s does not request the styles for print until a script enables their link', (file) => {
  const [link = ''] = /<link\b[^>]*\bmedia="print"[^>]*>/.exec(readHtml(file)) ?? []
  expect(link).toMatch(/ disabled(?=[ =/>])/)
})
