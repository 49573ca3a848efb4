import { postprocessPage } from '../../../gatsby/output/postprocess-html'
import { NO_MARKUP } from '../../../gatsby/output/preview-banner'

const parts = {
  start: { elements: '', script: 'start()' },
  styles: { href: '/styles.new.css', css: 'a{content:"$1"}' },
  preview: NO_MARKUP,
}

test('a page from an earlier build gets the styles of this build', () => {
  const html = '<style data-href="/styles.old.css" data-identity="gatsby-global-css">b{}</style><style>c{}</style>'
  expect(postprocessPage(html, parts)).toBe(
    '<style data-href="/styles.new.css" data-identity="gatsby-global-css">a{content:"$1"}</style><style>c{}</style>',
  )
})

test('only Gatsby’s own elements lose their style attributes', () => {
  const html =
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>style="x"</p></div><div id="gatsby-announcer" style="top:0" aria-live="assertive"></div>'
  expect(postprocessPage(html, parts)).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p>style="x"</p></div><div id="gatsby-announcer" aria-live="assertive"></div>',
  )
})

test('Gatsby’s compatibility mode for Internet Explorer is removed', () => {
  const html =
    '<meta name="viewport" content="a"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><title>A</title>'
  expect(postprocessPage(html, parts)).toBe('<meta name="viewport" content="a"/><title>A</title>')
})

test.each([
  ['styles', '<style data-href="" data-identity="gatsby-global-css">'],
  ['an element that Gatsby styles', '<div '],
  ['a start script', '<script data-page="">'],
  ['preview markup', '<meta name="robots" content="noindex"><style data-preview>'],
  ['a preview banner', '<aside id="preview">'],
])('many unclosed %s do not change', (_, beginning) => {
  const html = beginning.repeat(20_000)
  expect(postprocessPage(html, parts) === html).toBe(true)
})
