/** Tests the visual checks themselves: each check finds the fault on a page that is broken in that way. */
import { expect, type Page, test } from '@playwright/test'
import { about, canonicalServicePath, menuService } from './content'
import { checkVisualRules, type VisualFaults } from './visual-rules'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Checks a page of the site after these styles have broken it. */
async function brokenBy(page: Page, path: string, content: string): Promise<VisualFaults> {
  await page.goto(path)
  await page.addStyleTag({ content })
  return checkVisualRules(page)
}

/** Checks a page that has only this markup, set in a monospaced font. */
async function faultsOf(page: Page, html: string): Promise<VisualFaults> {
  await page.setContent(`<!doctype html><meta charset="utf-8"><body style="font: 20px/1.5 monospace">${html}`)
  return checkVisualRules(page)
}

/** Matches a list in which one sentence contains this text. */
const naming = (text: string) => expect.arrayContaining([expect.stringContaining(text)])
const label = menuService.cards[0]?.title ?? 'a card'

test('the check finds paragraphs that overlap', async ({ page }) => {
  const faults = await brokenBy(page, '/about', 'main p { position: absolute !important; inset: 0 auto auto 0 }')
  expect(faults.overlapping).toEqual(naming(about.intro.text.split(' ').slice(0, 3).join(' ')))
})

test('the check finds labels of a drawing that overlap', async ({ page }) => {
  const texts = '<text x="10" y="50">Summit</text><text x="30" y="55">Valley</text>'
  const faults = await faultsOf(page, `<svg width="200" height="100">${texts}</svg>`)
  expect(faults.overlapping).toEqual(naming('“Summit” and “Valley”'))
})

test('the check finds text that its container clips', async ({ page }) => {
  const faults = await brokenBy(page, '/about', 'main h1 { inline-size: 3em; overflow: hidden; white-space: nowrap }')
  expect(faults.clipped).toEqual(naming(about.intro.heading.split(' ')[0] ?? ''))
})

test('the check finds text that extends beyond the window', async ({ page }) => {
  const faults = await brokenBy(page, '/about', 'main h1 { position: relative; inset-inline-start: 90vw }')
  const firstWord = about.intro.heading.split(' ')[0] ?? ''
  expect(faults.clipped).toEqual(naming(firstWord))
  expect(faults.overflowing).toEqual(naming(`<h1> “${about.intro.heading}`))
})

test('the check finds a list whose last row is not full', async ({ page }) => {
  const items = '<li>One<li>Two<li>Three'
  const faults = await faultsOf(page, `<ul style="display: grid; grid-template-columns: 1fr 1fr">${items}</ul>`)
  expect(faults.holes).toEqual(naming('<ul> “OneTwoThree”'))
})

test('the check accepts a last row that its items fill', async ({ page }) => {
  const items = '<li>One<li>Two<li style="grid-column: span 2">Three'
  const faults = await faultsOf(page, `<ul style="display: grid; grid-template-columns: 1fr 1fr">${items}</ul>`)
  expect(faults.holes).toEqual([])
})

test('the check finds a text that reaches into the next entry of its list', async ({ page }) => {
  const figures = '<li>12,345,678<li>12,345,678'
  const faults = await faultsOf(
    page,
    `<main><ul style="display: grid; grid-template-columns: 80px 80px">${figures}</ul></main>`,
  )
  expect(faults.beyondEntry).toEqual(naming('“12,345,678” reaches'))
})

test('the check finds a line that is too long', async ({ page }) => {
  const faults = await brokenBy(page, '/privacy', 'main * { max-inline-size: none !important }')
  expect(faults.tooLong).toEqual(naming('characters'))
})

test('the check counts a line that begins with a link as one line', async ({ page }) => {
  const words = 'and then some more words that go on'
  const faults = await faultsOf(
    page,
    `<p style="white-space: nowrap"><a href="/">A link</a> ${words}, <b>${words}</b></p>`,
  )
  expect(faults.tooLong).toEqual([`“A link ${words}, ${words}” has 79 characters`])
})

test('the check finds a heading whose last word is on its own line', async ({ page }) => {
  const faults = await faultsOf(page, '<h1 style="inline-size: 14ch">One two three four</h1>')
  expect(faults.orphans).toEqual(['“One two three four” ends with “four” on its own line'])
})

test('the check accepts a last word on its own line if it does not fit next to the word before it', async ({
  page,
}) => {
  const faults = await faultsOf(page, '<h1 style="inline-size: 14ch">Our longstanding partnership</h1>')
  expect(faults.orphans).toEqual([])
})

test('the check finds a label with too little contrast on its terrain', async ({ page }) => {
  const faults = await brokenBy(
    page,
    canonicalServicePath(menuService),
    'main svg text { fill: var(--relief) !important }',
  )
  expect(faults.lowContrast).toEqual(naming(label))
})

test('the check finds a trail under a label', async ({ page }) => {
  const broad = 'stroke-width: 400px !important; stroke-dasharray: none !important'
  const faults = await brokenBy(page, canonicalServicePath(menuService), `main svg :is(.path, .revealed) { ${broad} }`)
  expect(faults.onTrail).toEqual(naming(label))
})

test('the check ignores text that is not visible', async ({ page }) => {
  const position = 'position: absolute; inset: 0 auto auto 0; margin: 0'
  const hidden = `<p style="${position}; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden">For ears</p>`
  const closed = `<details style="${position}"><p style="${position}">Closed</p></details><dialog style="${position}">Shut</dialog>`
  const faults = await faultsOf(page, `<p style="${position}">Seen</p>${hidden}${closed}`)
  expect(faults.overlapping).toEqual([])
})
