/** Tests the visual checks themselves: each check finds the fault on a page that is broken in that way. */
import { expect, type Page, test } from '@playwright/test'
import { checkVisualRules, type VisualFaults } from './visual-rules'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Checks a page that has only this markup, set in a monospaced font. */
async function faultsOf(page: Page, html: string): Promise<VisualFaults> {
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><body style="font: 20px/1.5 monospace"><main>${html}</main>`,
  )
  return checkVisualRules(page)
}

/** Matches a list in which one sentence contains this text. */
const naming = (text: string) => expect.arrayContaining([expect.stringContaining(text)])

/** An image of one color, with this markup on top of it. */
const onImage = (color: string, html: string) =>
  `<div style="position: relative; inline-size: 400px">
    <img alt="" width="400" height="200" src="data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1" fill="${color}"/></svg>`,
    )}">
    <svg style="position: absolute; inset: 0" width="400" height="200">${html}</svg>
  </div>`

test('the check finds paragraphs that overlap', async ({ page }) => {
  const position = 'position: absolute; inset: 0 auto auto 0; margin: 0'
  const faults = await faultsOf(page, `<p style="${position}">The first one</p><p style="${position}">Another one</p>`)
  expect(faults.overlapping).toEqual(naming('“The first one” and “Another one”'))
})

test('the check finds labels of a drawing that overlap', async ({ page }) => {
  const texts = '<text x="10" y="50">Summit</text><text x="30" y="55">Valley</text>'
  const faults = await faultsOf(page, `<svg width="200" height="100">${texts}</svg>`)
  expect(faults.overlapping).toEqual(naming('“Summit” and “Valley”'))
})

test('the check finds text that its container clips', async ({ page }) => {
  const style = 'inline-size: 3em; overflow: hidden; white-space: nowrap'
  const faults = await faultsOf(page, `<h1 style="${style}">Practices that grow</h1>`)
  expect(faults.clipped).toEqual(naming('“Practices that grow”'))
})

test('the check finds text that extends beyond the window', async ({ page }) => {
  const faults = await faultsOf(
    page,
    '<h1 style="position: relative; inset-inline-start: 90vw">Practices that grow</h1>',
  )
  expect(faults.clipped).toEqual(naming('“Practices that grow”'))
  expect(faults.overflowing).toEqual(naming('<h1> “Practices that grow”'))
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
  const faults = await faultsOf(page, `<p style="white-space: nowrap">${'word '.repeat(16)}</p>`)
  expect(faults.tooLong).toEqual(naming('has 79 characters'))
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
  const faults = await faultsOf(page, onImage('#eee', '<text x="20" y="50" fill="#999">Summit</text>'))
  expect(faults.lowContrast).toEqual(naming('Summit'))
})

test('the check accepts a label with enough contrast on its terrain', async ({ page }) => {
  const faults = await faultsOf(page, onImage('#eee', '<text x="20" y="50" fill="#333">Summit</text>'))
  expect(faults.lowContrast).toEqual([])
})

/** A trail through y = 50, and a label at this height. */
const labelAndTrail = (y: number) =>
  onImage(
    '#eee',
    `<path class="path" d="M0 50H400" stroke="#c30" stroke-width="20"/><text x="20" y="${y}">Summit</text>`,
  )

test('the check finds a trail under a label', async ({ page }) => {
  expect((await faultsOf(page, labelAndTrail(55))).onTrail).toEqual(naming('Summit'))
})

test('the check accepts a trail beside a label', async ({ page }) => {
  expect((await faultsOf(page, labelAndTrail(150))).onTrail).toEqual([])
})

test('the check ignores text that is not visible', async ({ page }) => {
  const position = 'position: absolute; inset: 0 auto auto 0; margin: 0'
  const hidden = `<p style="${position}; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden">For ears</p>`
  const closed = `<details style="${position}"><p style="${position}">Closed</p></details><dialog style="${position}">Shut</dialog>`
  const faults = await faultsOf(page, `<p style="${position}">Seen</p>${hidden}${closed}`)
  expect(faults.overlapping).toEqual([])
})
