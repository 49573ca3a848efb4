// The screenshots in a report: what they show, and that only changes to a page make them differ.
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import type { PageChange } from '../../tools/preview-report/page-changes'
import { screenshotPages } from '../../tools/preview-report/screenshots'
import { listen } from '../build/server-process'
import { Folder } from '../gatsby/folder'

/** The rows that a picture shows above a changed place, and below it. */
const MARGIN = 32

/** Writes a site with only these pages, given by path, and returns its folder. */
function writeSite(root: string, pages: Readonly<Record<string, string>>): string {
  const site = new Folder(() => root)
  for (const [path, body] of Object.entries(pages))
    site.write(`${path}/index.html`, `<!doctype html><title>Page</title>${body}`)
  return root
}

type Result = Awaited<ReturnType<typeof screenshotPages>>

const changed = (...paths: string[]): PageChange[] => paths.map((path) => ({ path, change: 'changed' }))

/** It only ends a run that hangs: beside the tests of other Node.js versions, the pages have taken longer than five minutes. */
const TIMEOUT_MS = 600_000

test.describe.configure({ mode: 'default' })

const LINES = Array.from({ length: 60 }, (_, line) => `<p>Line ${line}</p>`).join('')
const tall = (height: number, more = '') => `<body style="margin: 0"><div style="block-size: ${height}px"></div>${more}`
const banner = `<aside id="preview" style="position: sticky; inset-block-end: 0; block-size: 40px; background: blue"></aside>`
const image = (source: string) => `<img alt="" ${source} loading="lazy" width="300" height="200">`
const hidden = '<button popovertarget="other" style="display: none"></button><div popover id="other">Other</div>'
const collapsed = (word: string) => ({
  '/menu': `${hidden}<button popovertarget="menu">Menu</button><div popover id="menu">${word}</div>`,
  '/text': `<details><summary>More</summary>${word}</details>`,
})
const moving = `
    <style>
      @keyframes turn { to { rotate: 1turn } }
      p { animation: turn 1s infinite }
      h1 { animation: turn 7s }
      h2 { transition: translate 20s }
      body:has(script) h2 { translate: 50px }
    </style>
    <h1>Arrives</h1> <h2>Glides</h2> <p>Turns</p> <input autofocus> <time></time>
    <script>
      document.querySelector('time').textContent = String(Date.now())
      document.querySelector('h2').getBoundingClientRect()
    </script>`

let result: Result
const requested: string[] = []

const shotsOf = (path: string) => result.screenshots.filter((one) => one.path === path)

/** The heights of the changed places in the wide and in the narrow window. */
const heightsOf = (path: string) =>
  Promise.all(
    shotsOf(path).map(({ pictures }) =>
      Promise.all(pictures.map(async ({ after }) => (await sharp(after).metadata()).height)),
    ),
  )

test.beforeAll(async ({}, info) => {
  test.setTimeout(TIMEOUT_MS)
  const other = createServer(({ url = '' }, response) => {
    requested.push(url)
    response.end()
  })
  const host = `127.0.0.1:${await listen(other)}`
  const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  const same = {
    '/moving': moving,
    '/alike': 'Same',
    '/reaching': `<img alt="" src="http://${host}/picture"><script>fetch('http://${host}/fetch').catch(() => 0)</script>`,
  }
  const before = writeSite(info.outputPath('before'), {
    ...same,
    ...collapsed('Before'),
    '/inserted': `<h1>Plans</h1>${LINES}`,
    '/banner': tall(3000),
    '/image': tall(9500, image('')),
    '/pale': 'Pale',
    '/privacy': 'Privacy',
    '/terms': 'Terms',
  })
  const after = writeSite(info.outputPath('after'), {
    ...same,
    ...collapsed('Behind'),
    '/inserted': `<h1>Plans</h1><p style="margin: 0 0 16px; block-size: 30px">Inserted</p>${LINES}`,
    '/banner': tall(3000, banner),
    '/image': tall(9500, image(`src="data:image/png;base64,${dot.toString('base64')}"`)),
    '/data-protection': 'Privacy',
    '/pale': '<p style="color: #ddd">Pale &lt;words&gt;</p><img src="/icon.svg" width="32" height="32">',
    '/tall': tall(60_000),
  })
  result = await screenshotPages({ before, after }, [
    ...changed(...'/gone /inserted /banner /image /moving /pale /reaching'.split(' '), ...Object.keys(collapsed(''))),
    { path: '/alike', change: 'changed', like: '/inserted' },
    { path: '/data-protection', change: 'renamed', from: '/privacy' },
    { path: '/privacy', change: 'redirected', to: '/data-protection' },
    { path: '/terms', change: 'removed' },
    { path: '/tall', change: 'added' },
  ])
  other.close()
})

for (const [title, path, height] of [
  // From 4 px above the heading, in row 21, to 4 px below the second line, which ends in row 178.
  ['an inserted sentence is shown with the heading and the lines beside it whole', '/inserted', 178 + 4 - (21 - 4)],
  ['the banner of a preview covers nothing', '/banner', 40 + MARGIN],
  ['a screenshot includes images far below the window', '/image', 200 + MARGIN],
  ['the top of a page that is taller than an image can be is shown', '/tall', 16_000],
] as const)
  test(title, async () => {
    const expected = [expect.closeTo(height, -1)]
    expect(await heightsOf(path)).toEqual([expected, expected])
  })

test('a redirected page, and a page that changes like another one, have no screenshots', () => {
  expect([...shotsOf('/privacy'), ...shotsOf('/alike')]).toEqual([])
})

for (const [title, path, shot] of [
  ['a change in a closed menu is shown with it open', '/menu', [true, 1]],
  ['a change in collapsed text is shown with it open', '/text', [true, 1]],
  ['a page with animations, a cursor, and the current time looks the same', '/moving', [undefined, 0]],
  ['a renamed page looks the same as its old path', '/data-protection', [undefined, 0]],
] as const)
  test(title, () => {
    const shots = shotsOf(path).map(({ width, isOpen, pictures }) => [width, isOpen, pictures.length])
    expect(shots).toEqual([375, 1280].map((width) => [width, ...shot]))
  })

test('a new or removed page is shown by itself', () => {
  const sidesOf = (path: string) =>
    shotsOf(path).map(({ pictures: [picture] }) => [Boolean(picture?.before), Boolean(picture?.after)])
  expect(sidesOf('/tall')).toEqual([1, 2].map(() => [false, true]))
  expect(sidesOf('/terms')).toEqual([1, 2].map(() => [true, false]))
})

test('a page that does not respond is reported with its path and width', () => {
  const failed = result.checks.find(({ name }) => name === 'Screenshots')
  expect(failed).toMatchObject({ state: 'failed', summary: '2 screenshots could not be taken' })
  expect(failed?.findings.map(({ path }) => path)).toEqual(['/gone', '/gone'])
  expect(failed?.findings.map(({ text }) => text).sort()).toEqual([
    expect.stringMatching(/^At 1280 px: the page responded with \d+$/),
    expect.stringMatching(/^At 375 px: the page responded with \d+$/),
  ])
})

test('a page cannot reach anything outside its own site', () => {
  expect(shotsOf('/reaching')).toHaveLength(2)
  expect(requested).toEqual([])
})

test('an image without alt text and pale text are each reported once for both widths', () => {
  const found = result.checks.find(({ name }) => name === 'Accessibility')
  expect(found?.state).toBe('failed')
  const texts = found?.findings.filter(({ path }) => path === '/pale').map(({ text }) => text) ?? []
  for (const problem of [
    /contrast.*Pale &lt;words&gt;/,
    /^Images must have alternative text\. Element: “<img src="\/icon\.svg"/,
  ])
    expect(texts.filter((text) => problem.test(text))).toHaveLength(1)
})
