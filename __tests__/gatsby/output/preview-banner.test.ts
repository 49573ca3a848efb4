import { insertPreviewMarkup, NO_MARKUP, previewMarkup } from '../../../gatsby/output/preview-banner'

const PAGE = '<!DOCTYPE html><html><head><title>About</title></head><body><main>About</main></body></html>'

const markup = previewMarkup('Preview: not for visitors')

test('a preview page ends with the banner, and tells search engines not to index it', () => {
  const html = insertPreviewMarkup(PAGE, markup)
  expect(html).toContain('</main><aside id="preview"><p>Preview: not for visitors</p></aside></body></html>')
  expect(html).toMatch(/<title>About<\/title><meta name="robots" content="noindex">/)
})

test('a build for visitors removes the preview markup from a page', () => {
  expect(insertPreviewMarkup(insertPreviewMarkup(PAGE, markup), NO_MARKUP)).toBe(PAGE)
})

test('a page has only the markup of the latest preview', () => {
  const next = previewMarkup('Preview')
  expect(insertPreviewMarkup(insertPreviewMarkup(PAGE, markup), next)).toBe(insertPreviewMarkup(PAGE, next))
})
