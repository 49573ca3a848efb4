/** @jest-environment node */
import { pageStyles, postprocessPage } from '../../../gatsby/output/postprocess-html'
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

/** The styles of a page: the global ones, and those of its components in an element with these attributes. */
const styles = (css: string, attributes = 'data-styled-version="6.6.0"') =>
  `<style data-href="/a.css" data-identity="gatsby-global-css">b{}</style><style data-styled="" ${attributes}>${css}</style>`

test('the styles of a page’s components are those after the global ones', () => {
  expect(pageStyles(`${styles('c{}')}<style data-styled="" data-styled-version="6.6.0">d{}</style>`)).toEqual(['c{}'])
})

test.each([
  ['adds to its head', styles('c{}', 'data-gatsby-head="true"')],
  ['imitates', styles('c{}') + styles('d{}')],
])('a style element that a page %s is not allowed', (_, html) => {
  expect(pageStyles(html)).toEqual([])
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
])('many unclosed beginnings of %s stay as they are', (_, beginning) => {
  const html = beginning.repeat(20_000)
  expect(postprocessPage(html, parts) === html).toBe(true)
  expect(pageStyles(html)).toEqual([])
})
