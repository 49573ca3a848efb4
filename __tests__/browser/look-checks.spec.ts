/** Tests the visual checks themselves: each check finds the fault on a page that is broken in that way. */
import { expect, test, type Page } from '@playwright/test'
import { about, named, services } from './content'
import { lookAt, type Look } from './look'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Checks a page of the site after these styles have broken it. */
async function brokenBy(page: Page, path: string, content: string): Promise<Look> {
  await page.goto(path)
  await page.addStyleTag({ content })
  return lookAt(page)
}

/** Checks a page that has only this markup, set in a monospaced font. */
async function lookOf(page: Page, html: string): Promise<Look> {
  await page.setContent(`<!doctype html><meta charset="utf-8"><body style="font: 20px/1.5 monospace">${html}`)
  return lookAt(page)
}

/** Matches a list in which one sentence contains this text. */
const naming = (text: string) => expect.arrayContaining([expect.stringContaining(text)])
const label = named(services, 'tax-planning').cards[0]?.title ?? 'a card'

test('finds paragraphs that overlap', async ({ page }) => {
  const look = await brokenBy(page, '/about', 'main p { position: absolute !important; inset: 0 auto auto 0 }')
  expect(look.overlapping).toEqual(naming(about.intro.text.split(' ').slice(0, 3).join(' ')))
})

test('finds labels of a drawing that overlap', async ({ page }) => {
  const texts = '<text x="10" y="50">Summit</text><text x="30" y="55">Valley</text>'
  const look = await lookOf(page, `<svg width="200" height="100">${texts}</svg>`)
  expect(look.overlapping).toEqual(naming('“Summit” and “Valley”'))
})

test('finds text that its container clips', async ({ page }) => {
  const look = await brokenBy(page, '/about', 'main h1 { inline-size: 3em; overflow: hidden; white-space: nowrap }')
  expect(look.cutOff).toEqual(naming(about.intro.heading.split(' ')[0] ?? ''))
})

test('finds text that extends beyond the window', async ({ page }) => {
  const look = await brokenBy(page, '/about', 'main h1 { position: relative; inset-inline-start: 90vw }')
  const firstWord = about.intro.heading.split(' ')[0] ?? ''
  expect(look.cutOff).toEqual(naming(firstWord))
  expect(look.stickingOut).toEqual(naming(`<h1> “${about.intro.heading}`))
})

test('finds a line that is too long', async ({ page }) => {
  const look = await brokenBy(page, '/privacy', 'main * { max-inline-size: none !important }')
  expect(look.overlong).toEqual(naming('characters'))
})

test('counts a line that begins with a link as one line', async ({ page }) => {
  const words = 'and then some more words that go on'
  const look = await lookOf(page, `<p style="white-space: nowrap"><a href="/">A link</a> ${words}, <b>${words}</b></p>`)
  expect(look.overlong).toEqual([`“A link ${words}, ${words}” has 79 characters`])
})

test('finds a heading whose last word is on its own line', async ({ page }) => {
  const look = await lookOf(page, '<h1 style="inline-size: 14ch">One two three four</h1>')
  expect(look.loneWords).toEqual(['“One two three four” ends with “four” on its own line'])
})

test('accepts a last word on its own line if it does not fit next to the word before it', async ({ page }) => {
  const look = await lookOf(page, '<h1 style="inline-size: 14ch">Our longstanding partnership</h1>')
  expect(look.loneWords).toEqual([])
})

test('finds a label with too little contrast on its terrain', async ({ page }) => {
  const look = await brokenBy(page, '/services/tax-planning', 'main svg text { fill: var(--relief) !important }')
  expect(look.pale).toEqual(naming(label))
})

test('finds a trail under a label', async ({ page }) => {
  const broad = 'stroke-width: 400px !important; stroke-dasharray: none !important'
  const look = await brokenBy(page, '/services/tax-planning', `main svg :is(.path, .revealed) { ${broad} }`)
  expect(look.onTrail).toEqual(naming(label))
})

test('ignores text that is not visible', async ({ page }) => {
  const position = 'position: absolute; inset: 0 auto auto 0; margin: 0'
  const hidden = `<p style="${position}; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden">For ears</p>`
  const closed = `<details style="${position}"><p style="${position}">Closed</p></details><dialog style="${position}">Shut</dialog>`
  const look = await lookOf(page, `<p style="${position}">Seen</p>${hidden}${closed}`)
  expect(look.overlapping).toEqual([])
})
