/** @jest-environment node */
// The check of finished pages finds every payload that reaches a built page as markup, and accepts payloads as text.
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { hashSource } from '../../gatsby/output/hash-source'
import { type Allowlist, checkPage } from '../../gatsby/output/page-check'
import { readStyleRecords } from '../../gatsby/output/style-records'
import { PAYLOADS } from '../hostile/payloads'
import { builtFile, readHtml } from './built-site'
import { inlineStartScript } from './site-files'

const page = readHtml('/services/index.html')

const [, src = '', integrity = ''] = /<script nomodule defer src="([^"]+)" integrity="([^"]+)">/.exec(page) ?? []
const globalStyles = readFileSync(`public${builtFile(/^styles\..*\.css$/)}`, 'utf8')
const APPROVED: Allowlist = {
  startScript: inlineStartScript(page),
  scripts: new Map([[src, integrity]]),
  styles: new Set([...readStyleRecords(), hashSource('sha256', globalStyles)]),
  formAction: undefined,
}

/** Payloads that contain a `<` but never create an element. */
const NO_ELEMENTS = [
  '<!--',
  '<!--<script>attack()</script>-->',
  '<!--#exec cmd="ls" -->',
  '<![CDATA[<script>attack()</script>]]>',
  '<%= attack() %>',
]

/** Payloads whose elements run, load, and style nothing. */
const HARMLESS = [
  '</p>',
  '</script><script type="application/ld+json">{"@type":"Thing"}</script>',
  '<a id=attack><a id=attack name=x>',
  '<form id=document><input name=cookie>',
]

const makesElements = (text: string) => text.includes('<') && !NO_ELEMENTS.includes(text)
const isHarmful = (text: string) => makesElements(text) && !HARMLESS.includes(text)

/** Positions where a text could get into a page: the markup before it, and the texts to reject there if unescaped. */
const POSITIONS: readonly { position: string; before: RegExp; isAttack: (text: string) => boolean }[] = [
  { position: 'the head', before: /<head>/, isAttack: isHarmful },
  { position: 'the body', before: /<main[^>]*>/, isAttack: isHarmful },
  { position: 'a drawing', before: /<svg[^>]*>/, isAttack: makesElements },
  { position: 'the title', before: /<title[^>]*>/, isAttack: (text) => /<\/title>./.test(text) },
  {
    position: 'an attribute',
    before: /<main id="/,
    // The text closes the attribute, and then its tag has a forbidden attribute, or an element follows.
    isAttack: (text) => /^[^"]*"[^>]*(?:\bon\w+=|\/style>|>.*<(?:b|img|script|text)\b)/.test(text),
  },
]

function isRejected(before: RegExp, text: string): boolean {
  expect(page).toMatch(before)
  const html = page.replace(before, (found) => found + text)
  try {
    checkPage({ file: 'cookies/index.html', html }, APPROVED)
    return false
  } catch {
    return true
  }
}

test('the page passes as built', () => {
  expect(isRejected(/<head>/, '')).toBe(false)
})

describe.each(POSITIONS)('in $position', ({ before, isAttack }) => {
  test('every payload that is an attack is rejected, and every other payload passes', () => {
    const rejected = PAYLOADS.filter((text) => isRejected(before, text))
    expect(rejected).toEqual(PAYLOADS.filter(isAttack))
  })

  test('all payloads pass as React escapes them', () => {
    expect(isRejected(before, renderToStaticMarkup(PAYLOADS.join(' ')))).toBe(false)
  })
})
