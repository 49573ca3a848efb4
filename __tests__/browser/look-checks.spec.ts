/** The checks of the look find what they look for: each is shown a page that is broken in its way. */
import { expect, test, type Page } from '@playwright/test'
import { about, named, services } from './content'
import { lookAt, type Look } from './look'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Looks at a page of the site that these styles break. */
async function brokenBy(page: Page, path: string, content: string): Promise<Look> {
  await page.goto(path)
  await page.addStyleTag({ content })
  return lookAt(page)
}

/** Looks at a page of nothing but this, in letters that are all equally wide. */
async function lookOf(page: Page, html: string): Promise<Look> {
  await page.setContent(`<!doctype html><meta charset="utf-8"><body style="font: 20px/1.5 monospace">${html}`)
  return lookAt(page)
}

/** A list in which one sentence has these words. */
const naming = (words: string) => expect.arrayContaining([expect.stringContaining(words)])
const label = named(services, 'tax-planning').cards[0]?.title ?? 'a card'

test('paragraphs that lie on each other are found', async ({ page }) => {
  const look = await brokenBy(page, '/about', 'main p { position: absolute !important; inset: 0 auto auto 0 }')
  expect(look.overlapping).toEqual(naming(about.intro.text.split(' ').slice(0, 3).join(' ')))
})

test('labels of a drawing that lie on each other are found', async ({ page }) => {
  const texts = '<text x="10" y="50">Summit</text><text x="30" y="55">Valley</text>'
  const look = await lookOf(page, `<svg width="200" height="100">${texts}</svg>`)
  expect(look.overlapping).toEqual(naming('“Summit” and “Valley”'))
})

test('a text that its frame crops is found', async ({ page }) => {
  const look = await brokenBy(page, '/about', 'main h1 { inline-size: 3em; overflow: hidden; white-space: nowrap }')
  expect(look.cutOff).toEqual(naming(about.intro.heading.split(' ')[0] ?? ''))
})

test('a text that runs out of the window is found', async ({ page }) => {
  const look = await brokenBy(page, '/about', 'main h1 { position: relative; inset-inline-start: 90vw }')
  const firstWord = about.intro.heading.split(' ')[0] ?? ''
  expect(look.cutOff).toEqual(naming(firstWord))
  expect(look.stickingOut).toEqual(naming(`<h1> “${about.intro.heading}`))
})

test('a line without a limit is found', async ({ page }) => {
  const look = await brokenBy(page, '/privacy', 'main * { max-inline-size: none !important }')
  expect(look.overlong).toEqual(naming('characters'))
})

test('a line that begins with a link is counted as one', async ({ page }) => {
  const words = 'and then some more words that go on'
  const look = await lookOf(page, `<p style="white-space: nowrap"><a href="/">A link</a> ${words}, <b>${words}</b></p>`)
  expect(look.overlong).toEqual([`“A link ${words}, ${words}” has 79 characters`])
})

test('a last word that stands alone is found', async ({ page }) => {
  const look = await lookOf(page, '<h1 style="inline-size: 14ch">One two three four</h1>')
  expect(look.loneWords).toEqual(['“One two three four” ends in “four” alone'])
})

test('a last word that has no room beside the one before it may stand alone', async ({ page }) => {
  const look = await lookOf(page, '<h1 style="inline-size: 14ch">Our longstanding partnership</h1>')
  expect(look.loneWords).toEqual([])
})

test('a label that is too pale for its terrain is found', async ({ page }) => {
  const look = await brokenBy(page, '/services/tax-planning', 'main svg text { fill: var(--relief) !important }')
  expect(look.pale).toEqual(naming(label))
})

test('a trail under a label is found', async ({ page }) => {
  const broad = 'stroke-width: 400px !important; stroke-dasharray: none !important'
  const look = await brokenBy(page, '/services/tax-planning', `main svg :is(.path, .revealed) { ${broad} }`)
  expect(look.onTrail).toEqual(naming(label))
})

test('what nobody sees stands on nothing', async ({ page }) => {
  const place = 'position: absolute; inset: 0 auto auto 0; margin: 0'
  const hidden = `<p style="${place}; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden">For ears</p>`
  const closed = `<details style="${place}"><p style="${place}">Closed</p></details><dialog style="${place}">Shut</dialog>`
  const look = await lookOf(page, `<p style="${place}">Seen</p>${hidden}${closed}`)
  expect(look.overlapping).toEqual([])
})
