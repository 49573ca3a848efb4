/** @jest-environment node */
import { NO_MARKS, previewMarks, putMarks } from '../../../gatsby/output/preview-banner'

const PAGE = '<!DOCTYPE html><html><head><title>About</title></head><body><main>About</main></body></html>'

const marks = previewMarks('Preview: not for visitors', '#preview{color:$1}')

test('a page of a preview ends with the ribbon', () => {
  expect(putMarks(PAGE, marks)).toContain(
    '</main><aside id="preview"><p>Preview: not for visitors</p></aside></body></html>',
  )
})

test('search engines are asked by each page and each answer of a preview to leave it out', () => {
  expect(putMarks(PAGE, marks)).toMatch(/<title>About<\/title><meta name="robots" content="noindex">/)
  expect(marks.headers).toEqual({ 'X-Robots-Tag': 'noindex' })
})

test('a build for visitors takes from a page what a preview has put into it', () => {
  expect(putMarks(putMarks(PAGE, marks), NO_MARKS)).toBe(PAGE)
  expect(NO_MARKS.headers).toEqual({})
})

test('a page has the marks of the last preview once', () => {
  const next = previewMarks('Preview', 'p{}')
  expect(putMarks(putMarks(PAGE, marks), next)).toBe(putMarks(PAGE, next))
})

test('the words of the ribbon stay words', () => {
  const { ribbon } = previewMarks('<b>Draft</b> & more', '')
  expect(ribbon).toBe('<aside id="preview"><p>&lt;b&gt;Draft&lt;/b&gt; &amp; more</p></aside>')
})
