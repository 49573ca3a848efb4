/** @jest-environment node */
// That the check of finished pages finds every payload that reaches a built page as markup, and passes what reaches it as text.
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { startScriptOf } from '../../tools/preview-report/built-site'
import { checkPage, type Approved } from '../../gatsby/output/page-check'
import { hashSource } from '../../gatsby/output/hash-source'
import { readStyleRecords } from '../../gatsby/output/style-records'
import { PAYLOADS } from '../hostile/payloads'
import { builtFile, readHtml } from './built-site'

const page = readHtml('/cookies/index.html')

const [, src = '', integrity = ''] = /<script nomodule defer src="([^"]+)" integrity="([^"]+)">/.exec(page) ?? []
const globalStyles = readFileSync(`public${builtFile(/^styles\..*\.css$/)}`, 'utf8')
const APPROVED: Approved = {
  startScript: startScriptOf(page),
  scripts: new Map([[src, integrity]]),
  styles: new Set([...readStyleRecords(), hashSource('sha256', globalStyles)]),
  formAction: undefined,
}

/** Payloads with a `<` that nowhere make an element. */
const NO_ELEMENTS = [
  '<!--',
  '<!--<script>attack()</script>-->',
  '<!--#exec cmd="ls" -->',
  '<![CDATA[<script>attack()</script>]]>',
  '<%= attack() %>',
]

/** Payloads whose elements run, load and style nothing. */
const HARMLESS = [
  '</p>',
  '</script><script type="application/ld+json">{"@type":"Thing"}</script>',
  '<a id=attack><a id=attack name=x>',
  '<form id=document><input name=cookie>',
]

const makesElements = (text: string) => text.includes('<') && !NO_ELEMENTS.includes(text)
const isHarmful = (text: string) => makesElements(text) && !HARMLESS.includes(text)

/** Where a text could get into a page: what is before it there, and which texts are refused there if nothing escapes them. */
const PLACES: readonly { place: string; before: RegExp; isAttack: (text: string) => boolean }[] = [
  { place: 'the head', before: /<head>/, isAttack: isHarmful },
  { place: 'the body', before: /<main[^>]*>/, isAttack: isHarmful },
  { place: 'a drawing', before: /<svg[^>]*>/, isAttack: makesElements },
  { place: 'the title', before: /<title[^>]*>/, isAttack: (text) => /<\/title>./.test(text) },
  {
    place: 'an attribute',
    before: /<main id="/,
    // After the quote that ends the attribute, there is a refused attribute in its tag, or an element after that.
    isAttack: (text) => /^[^"]*"[^>]*(?:\bon\w+=|\/style>|>.*<(?:b|img|script|text)\b)/.test(text),
  },
]

function isRefused(before: RegExp, text: string): boolean {
  expect(page).toMatch(before)
  const html = page.replace(before, (found) => found + text)
  try {
    checkPage({ file: 'cookies/index.html', html }, APPROVED)
    return false
  } catch {
    return true
  }
}

test('the page passes as it was built', () => {
  expect(isRefused(/<head>/, '')).toBe(false)
})

describe.each(PLACES)('in $place', ({ before, isAttack }) => {
  test('every payload that is an attack is refused, and every other passes', () => {
    const refused = PAYLOADS.filter((text) => isRefused(before, text))
    expect(refused).toEqual(PAYLOADS.filter(isAttack))
  })

  test('all payloads pass as React writes them', () => {
    expect(isRefused(before, renderToStaticMarkup(PAYLOADS.join(' ')))).toBe(false)
  })
})
