/** @jest-environment node */
import { NO_MARKS, previewMarks, insertMarks } from '../../../gatsby/output/preview-banner'

const PAGE = '<!DOCTYPE html><html><head><title>About</title></head><body><main>About</main></body></html>'

const marks = previewMarks('Preview: not for visitors', '#preview{color:$1}')

test('a page of a preview ends with the ribbon', () => {
  expect(insertMarks(PAGE, marks)).toContain(
    '</main><aside id="preview"><p>Preview: not for visitors</p></aside></body></html>',
  )
})

test('every page and every response of a preview asks search engines not to index it', () => {
  expect(insertMarks(PAGE, marks)).toMatch(/<title>About<\/title><meta name="robots" content="noindex">/)
  expect(marks.headers).toEqual({ 'X-Robots-Tag': 'noindex' })
})

test('a build for visitors removes the preview marks from a page', () => {
  expect(insertMarks(insertMarks(PAGE, marks), NO_MARKS)).toBe(PAGE)
  expect(NO_MARKS.headers).toEqual({})
})

test('a page has only the marks of the latest preview', () => {
  const next = previewMarks('Preview', 'p{}')
  expect(insertMarks(insertMarks(PAGE, marks), next)).toBe(insertMarks(PAGE, next))
})

test('the text of the ribbon is escaped', () => {
  const { ribbon } = previewMarks('<b>Draft</b> & more', '')
  expect(ribbon).toBe('<aside id="preview"><p>&lt;b&gt;Draft&lt;/b&gt; &amp; more</p></aside>')
})
