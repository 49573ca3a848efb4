/** @jest-environment node */
import { finishPage } from '../../../gatsby/output/postprocess-html'
import { NO_MARKS } from '../../../gatsby/output/preview-banner'

const parts = {
  start: { elements: '', script: 'start()' },
  styles: { href: '/styles.new.css', css: 'a{content:"$1"}' },
  marks: NO_MARKS,
}

test('a page that an earlier build has written takes the styles of this one', () => {
  const html = '<style data-href="/styles.old.css" data-identity="gatsby-global-css">b{}</style><style>c{}</style>'
  expect(finishPage(html, parts)).toBe(
    '<style data-href="/styles.new.css" data-identity="gatsby-global-css">a{content:"$1"}</style><style>c{}</style>',
  )
})

test('Gatsby’s own elements lose the styles in their attributes, and nothing else does', () => {
  const html =
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>style="x"</p></div><div id="gatsby-announcer" style="top:0" aria-live="assertive"></div>'
  expect(finishPage(html, parts)).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p>style="x"</p></div><div id="gatsby-announcer" aria-live="assertive"></div>',
  )
})

test('Gatsby’s mode for an old browser is taken out', () => {
  const html =
    '<meta name="viewport" content="a"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><title>A</title>'
  expect(finishPage(html, parts)).toBe('<meta name="viewport" content="a"/><title>A</title>')
})

test.each([
  ['the styles', '<style data-href="" data-identity="gatsby-global-css">'],
  ['the elements that Gatsby styles', '<div '],
  ['the start script', '<script data-page="">'],
  ['the marks of a preview', '<meta name="robots" content="noindex"><style data-preview>'],
  ['the ribbon of a preview', '<aside id="preview">'],
])('beginnings without ends are passed over quickly where %s is put', (_, beginning) => {
  const html = beginning.repeat(20_000)
  const started = performance.now()
  expect(finishPage(html, parts) === html).toBe(true)
  expect(performance.now() - started).toBeLessThan(1000)
})
