// The screenshots in a report: what they show, and that only changes to a page make them differ.
import { createSocket } from 'node:dgram'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import type { PageChange } from '../../tools/preview-report/page-changes'
import { screenshotPages } from '../../tools/preview-report/screenshot-pages'
import { pageTypes, UNKNOWN_PATH } from './content'
import type { Box } from './rendered-text'
import { SiteCopy } from './site-copy'

/** How far glyphs may extend beyond the box of their line, in pixels. */
const OVERHANG_PX = 8

// Each test starts its own browser in addition to the test runner's.
test.setTimeout(120_000)

const changed = (...paths: string[]): PageChange[] => paths.map((path) => ({ path, change: 'changed' }))

/** Takes screenshots of pages of two sites into the test's own folder. */
function takeScreenshots(
  info: TestInfo,
  before: string,
  after: string,
  pages: readonly PageChange[],
  timeoutMs?: number,
) {
  return screenshotPages({ before, after, pages, folder: info.outputPath('report'), timeoutMs })
}

function readScreenshot(info: TestInfo, file = '') {
  return sharp(join(info.outputPath('report'), file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The height of a screenshot. */
async function heightOf(info: TestInfo, file: string | undefined): Promise<number> {
  return (await readScreenshot(info, file)).info.height
}

/** The box around all red pixels of a difference image. */
async function markedBox(info: TestInfo, file: string | undefined): Promise<Box> {
  const { data, info: size } = await readScreenshot(info, file)
  const box = { left: size.width, top: size.height, right: 0, bottom: 0 }
  for (let at = 0; at < data.length; at += 3) {
    if (data[at] !== 255 || data[at + 1] !== 0 || data[at + 2] !== 0) continue
    const [x, y] = [(at / 3) % size.width, Math.floor(at / 3 / size.width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  return box
}

test('screenshots of every page type are identical each time, to the last pixel', async ({}, info) => {
  const paths = pageTypes.map((path) => (path === UNKNOWN_PATH ? '/404' : path))
  const found = await takeScreenshots(info, 'public', 'public', changed(...paths))
  expect(found.map(({ path, width }) => `${path} ${width}`)).toEqual(
    paths.flatMap((path) => [`${path} 375`, `${path} 1280`]),
  )
  for (const { path, width, before, after, difference, pixels } of found) {
    expect.soft({ pixels, difference, after }, `${path} at ${width} px`).toEqual({ pixels: 0, after: before })
  }
})

test('only a changed word is marked as different', async ({ page }, info) => {
  const html = (word: string) => `<h1>Plans in ${word} words</h1><p>Each of them is one page.</p>`
  const before = SiteCopy.of(info.outputPath('before'), { '/': html('plain') })
  const after = SiteCopy.of(info.outputPath('after'), { '/': html('nialp') })
  const found = await takeScreenshots(info, before.folder, after.folder, changed('/'))
  await page.setContent(`<!doctype html>${html('plain')}`)
  for (const { width, difference, pixels } of found) {
    expect(pixels).toBeGreaterThan(0)
    await page.setViewportSize({ width, height: 800 })
    const heading = await page.locator('h1').boundingBox()
    const marked = await markedBox(info, difference)
    expect(marked.left).toBeGreaterThan((heading?.x ?? 0) - OVERHANG_PX)
    expect(marked.right).toBeLessThan((heading?.x ?? 0) + (heading?.width ?? 0) + OVERHANG_PX)
    expect(marked.top).toBeGreaterThan((heading?.y ?? 0) - OVERHANG_PX)
    expect(marked.bottom).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0) + OVERHANG_PX)
  }
})

test('a style change is detected on all pages, and the growth of a page counts as changed', async ({}, info) => {
  const after = SiteCopy.copy(info.outputPath('after'))
  const paths = ['/services', '/contact']
  for (const path of paths) {
    after.change(path, (html) => html.replace('</head>', '<style>body { padding-block-end: 100px }</style></head>'))
  }
  const found = await takeScreenshots(info, 'public', after.folder, changed(...paths))
  expect(found).toHaveLength(4)
  for (const { width, before, after: now, difference, pixels } of found) {
    const height = await heightOf(info, now)
    const growth = height - (await heightOf(info, before))
    // Heights are rounded fractions.
    expect(Math.abs(growth - 100)).toBeLessThanOrEqual(1)
    expect(await heightOf(info, difference)).toBe(height)
    expect(await markedBox(info, difference)).toMatchObject({ left: 0, right: width, bottom: height })
    expect(pixels).toBeGreaterThanOrEqual(growth * width)
  }
})

test('a renamed page is compared with its old path, and a page with only one side is shown by itself', async ({}, info) => {
  const before = SiteCopy.of(info.outputPath('before'), {
    '/privacy': 'Privacy',
    '/terms': 'Terms',
    '/cookies': 'Cookies',
  })
  const after = SiteCopy.of(info.outputPath('after'), { '/data-protection': 'Privacy', '/visit': 'Visit' })
  const found = await takeScreenshots(info, before.folder, after.folder, [
    { path: '/data-protection', change: 'renamed', from: '/privacy' },
    { path: '/privacy', change: 'redirected', to: '/data-protection' },
    { path: '/terms', change: 'removed' },
    { path: '/cookies', change: 'redirected', to: '/about' },
    { path: '/visit', change: 'added' },
  ])
  const sides = found.map(({ path, before, after: now, pixels }) => [path, Boolean(before), Boolean(now), pixels > 0])
  expect(sides).toEqual([
    ['/data-protection', true, true, false],
    ['/data-protection', true, true, false],
    ['/terms', true, false, true],
    ['/terms', true, false, true],
    ['/cookies', true, false, true],
    ['/cookies', true, false, true],
    ['/visit', false, true, true],
    ['/visit', false, true, true],
  ])
})

test('screenshots of pages with animations, a blinking cursor, or the current time are identical each time', async ({}, info) => {
  const { folder } = SiteCopy.of(info.outputPath('site'), {
    '/': `
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
      </script>`,
  })
  const found = await takeScreenshots(info, folder, folder, changed('/', '/', '/'))
  expect(found.map(({ pixels }) => pixels)).toEqual([0, 0, 0, 0, 0, 0])
})

test('a screenshot includes images far below the window', async ({}, info) => {
  const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  const source = `data:image/png;base64,${dot.toString('base64')}`
  const site = (name: string, attributes: string) =>
    SiteCopy.of(info.outputPath(name), {
      '/': `<body style="margin: 0"><div style="block-size: 9500px"></div><img ${attributes} loading="lazy" width="300" height="200">`,
    })
  const before = site('before', 'alt=""')
  const after = site('after', `alt="" src="${source}"`)
  const [narrow] = await takeScreenshots(info, before.folder, after.folder, changed('/'))
  expect(await markedBox(info, narrow?.difference)).toMatchObject({ left: 0, top: 9500, right: 300, bottom: 9700 })
})

test('a page that exceeds the maximum screenshot height is cropped, and the report says so', async ({}, info) => {
  const site = (name: string, height: number) =>
    SiteCopy.of(info.outputPath(name), {
      '/': `<body style="margin: 0"><div style="block-size: ${height}px"></div><p style="block-size: 60px; margin: 0; background: blue">`,
    })
  const [found] = await takeScreenshots(info, site('before', 39_900).folder, site('after', 60_000).folder, changed('/'))
  expect(found).toMatchObject({ cutAt: 40_000, pixels: 375 * (60 + 40) })
  expect(await heightOf(info, found?.before)).toBe(39_960)
  expect(await heightOf(info, found?.after)).toBe(40_000)
  expect(await markedBox(info, found?.difference)).toEqual({ left: 0, top: 39_900, right: 375, bottom: 40_000 })
})

for (const [when, script] of [
  ['while it loads', 'for (;;);'],
  ['once it has loaded', 'addEventListener("load", () => setTimeout(() => { for (;;); }, 0))'],
] as const) {
  test(`a page that never settles ${when} fails with an error that names the page`, async ({}, info) => {
    const calm = SiteCopy.of(info.outputPath('before'), { '/': 'Calm' })
    const busy = SiteCopy.of(info.outputPath('after'), { '/': `Busy<script>${script}</script>` })
    await expect(takeScreenshots(info, calm.folder, busy.folder, changed('/'), 5000)).rejects.toThrow(
      /^There is no screenshot of \/ after the change at \d+ px: the page is not ready after 5 s$/,
    )
  })
}

test('a page that does not respond is reported with its path, side, and width', async ({}, info) => {
  const site = SiteCopy.of(info.outputPath('site'), { '/': 'Here' })
  await expect(takeScreenshots(info, site.folder, site.folder, changed('/gone'))).rejects.toThrow(
    /^There is no screenshot of \/gone before the change at \d+ px: the page answers with \d+$/,
  )
})

test('a page cannot reach anything outside its own site', async ({}, info) => {
  const requested: string[] = []
  const other = createServer(({ url = '' }, response) => {
    requested.push(url)
    response.end()
  })
  other.on('upgrade', ({ url = '' }, socket) => {
    requested.push(url)
    socket.destroy()
  })
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
  const stun = createSocket('udp4', () => requested.push('stun'))
  await new Promise<void>((ready) => stun.bind(0, '127.0.0.1', ready))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  const { folder } = SiteCopy.of(info.outputPath('site'), {
    '/': hosts
      .map(
        (host) => `<img src="http://${host}/picture"><link rel="stylesheet" href="http://${host}/style">
          <iframe src="http://${host}/frame"></iframe>
          <script>
            fetch('http://${host}/fetch', { mode: 'no-cors' }).catch(() => undefined)
            navigator.sendBeacon('http://${host}/beacon', 'text')
            new WebSocket('ws://${host}/socket')
            var call = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${stun.address().port}' }] })
            call.createDataChannel('data')
            call.createOffer().then((offer) => call.setLocalDescription(offer))
          </script>`,
      )
      .join(''),
  })
  const found = await takeScreenshots(info, folder, folder, changed('/'))
  other.close()
  stun.close()
  expect(found.map(({ pixels }) => pixels)).toEqual([0, 0])
  expect(requested).toEqual([])
})
