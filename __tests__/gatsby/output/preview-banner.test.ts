/** @jest-environment node */
import { insertPreviewMarkup, NO_MARKUP, previewMarkup } from '../../../gatsby/output/preview-banner'

const PAGE = '<!DOCTYPE html><html><head><title>About</title></head><body><main>About</main></body></html>'

const markup = previewMarkup('Preview: not for visitors', '#preview{color:$1}')

test('a page of a preview ends with the banner', () => {
  expect(insertPreviewMarkup(PAGE, markup)).toContain(
    '</main><aside id="preview"><p>Preview: not for visitors</p></aside></body></html>',
  )
})

test('every page and every response of a preview asks search engines not to index it', () => {
  expect(insertPreviewMarkup(PAGE, markup)).toMatch(/<title>About<\/title><meta name="robots" content="noindex">/)
  expect(markup.headers).toEqual({ 'X-Robots-Tag': 'noindex' })
})

test('a build for visitors removes the preview markup from a page', () => {
  expect(insertPreviewMarkup(insertPreviewMarkup(PAGE, markup), NO_MARKUP)).toBe(PAGE)
  expect(NO_MARKUP.headers).toEqual({})
})

test('a page has only the markup of the latest preview', () => {
  const next = previewMarkup('Preview', 'p{}')
  expect(insertPreviewMarkup(insertPreviewMarkup(PAGE, markup), next)).toBe(insertPreviewMarkup(PAGE, next))
})

test('the text of the banner is escaped', () => {
  const { banner } = previewMarkup('<b>Draft</b> & more', '')
  expect(banner).toBe('<aside id="preview"><p>&lt;b&gt;Draft&lt;/b&gt; &amp; more</p></aside>')
})
