// The screenshots in a report: what they show, and that only changes to a page make them differ.
import { createSocket } from 'node:dgram'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import type { PageChange } from '../../tools/preview-report/page-changes'
import { looksTheSame, type PageScreenshots } from '../../tools/preview-report/report'
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
async function takeScreenshots(info: TestInfo, before: string, after: string, pages: readonly PageChange[]) {
  const { screenshots, failures } = await captureAll(info, before, after, pages)
  expect(failures).toEqual([])
  return screenshots
}

/** The same for pages that may fail. */
function captureAll(info: TestInfo, before: string, after: string, pages: readonly PageChange[], timeoutMs?: number) {
  return screenshotPages({ before, after, pages, folder: info.outputPath('report'), timeoutMs })
}

function readScreenshot(info: TestInfo, file = '') {
  return sharp(join(info.outputPath('report'), file))
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The height of a screenshot. */
async function heightOf(info: TestInfo, file: string | undefined): Promise<number> {
  return (await readScreenshot(info, file)).info.height
}

/** The box around all places that differ. */
function changedBox({ regions }: PageScreenshots): Box {
  return {
    left: Math.min(...regions.map(({ left }) => left)),
    top: Math.min(...regions.map(({ top }) => top)),
    right: Math.max(...regions.map(({ left, width }) => left + width)),
    bottom: Math.max(...regions.map(({ top, height }) => top + height)),
  }
}

test('screenshots of every page type are identical each time, to the last pixel', async ({}, info) => {
  const paths = pageTypes.map((path) => (path === UNKNOWN_PATH ? '/404' : path))
  const found = await takeScreenshots(info, 'public', 'public', changed(...paths))
  expect(found.map(({ path, width }) => `${path} ${width}`)).toEqual(
    paths.flatMap((path) => [`${path} 375`, `${path} 1280`]),
  )
  for (const { path, width, before, after, regions } of found) {
    expect.soft({ regions, after }, `${path} at ${width} px`).toEqual({ regions: [], after: before })
  }
})

test('only a changed word is marked as different', async ({ page }, info) => {
  const html = (word: string) => `<h1>Plans in ${word} words</h1><p>Each of them is one page.</p>`
  const before = SiteCopy.of(info.outputPath('before'), { '/': html('plain') })
  const after = SiteCopy.of(info.outputPath('after'), { '/': html('nialp') })
  const found = await takeScreenshots(info, before.folder, after.folder, changed('/'))
  await page.setContent(`<!doctype html>${html('plain')}`)
  for (const screenshots of found) {
    const { width, regions } = screenshots
    expect(regions).toHaveLength(1)
    await page.setViewportSize({ width, height: 800 })
    const heading = await page.locator('h1').boundingBox()
    const marked = changedBox(screenshots)
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
  for (const screenshots of found) {
    const { width, before, after: now, height } = screenshots
    const { data, info: size } = await readScreenshot(info, before)
    expect([await heightOf(info, now), size.height]).toEqual([height, height])
    const marked = changedBox(screenshots)
    expect(marked).toMatchObject({ left: 0, right: width, bottom: height })
    // Heights are rounded fractions.
    expect(Math.abs(marked.bottom - marked.top - 100)).toBeLessThanOrEqual(1)
    expect(data.at(-1)).toBe(0)
  }
})

test('an inserted sentence is the only place that differs, however much is below it', async ({}, info) => {
  const html = (sentence: string) =>
    `<body style="margin: 0; font: 20px/30px serif">${sentence}${Array.from({ length: 60 }, (_, line) => `<p>Line ${line}</p>`).join('')}`
  const before = SiteCopy.of(info.outputPath('before'), { '/': html('<h1>Plans</h1>') })
  const after = SiteCopy.of(info.outputPath('after'), { '/': html('<h1>Plans</h1><p>Inserted</p>') })
  for (const { regions } of await takeScreenshots(info, before.folder, after.folder, changed('/'))) {
    expect(regions).toHaveLength(1)
    expect(regions[0]?.height).toBeLessThan(80)
  }
})

test('of pages that change in the same way, only the first has screenshots', async ({}, info) => {
  const pages = { '/': 'Same', '/about': 'Same' }
  const { folder } = SiteCopy.of(info.outputPath('site'), pages)
  const found = await takeScreenshots(info, folder, folder, [
    { path: '/', change: 'changed' },
    { path: '/about', change: 'changed', like: '/' },
  ])
  expect(found.map(({ path }) => path)).toEqual(['/', '/'])
})

test('a change within a menu or a collapsed text is shown with these open', async ({}, info) => {
  const hidden = '<button popovertarget="other" style="display: none"></button><div popover id="other">Other</div>'
  const site = (name: string, word: string) =>
    SiteCopy.of(info.outputPath(name), {
      '/menu': `${hidden}<button popovertarget="menu">Menu</button><div popover id="menu">${word}</div>`,
      '/panel': `<button command="show-modal" commandfor="panel">Panel</button><dialog id="panel">${word}</dialog>`,
      '/text': `<details><summary>More</summary>${word}</details>`,
      '/nowhere': `<meta name="description" content="${word}">`,
    })
  const found = await takeScreenshots(
    info,
    site('before', 'Before').folder,
    site('after', 'Behind').folder,
    changed('/menu', '/panel', '/text', '/nowhere'),
  )
  expect(found.map(({ path, isOpen, regions }) => [path, isOpen, regions.length])).toEqual(
    ['/menu', '/panel', '/text', '/nowhere'].flatMap((path) => {
      const result = path === '/nowhere' ? [path, undefined, 0] : [path, true, 1]
      return [result, result]
    }),
  )
})

test('the banner of a preview covers nothing', async ({}, info) => {
  const html = (banner: string) => `<body style="margin: 0"><div style="block-size: 3000px">Text</div>${banner}`
  const style = 'position: sticky; inset-block-end: 0; block-size: 40px; background: blue'
  const before = SiteCopy.of(info.outputPath('before'), { '/': html('') })
  const after = SiteCopy.of(info.outputPath('after'), { '/': html(`<aside id="preview" style="${style}"></aside>`) })
  const [narrow] = await takeScreenshots(info, before.folder, after.folder, changed('/'))
  expect(narrow?.regions).toEqual([{ left: 0, top: 3000, width: 375, height: 40 }])
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
  const sides = found.map((one) => [one.path, Boolean(one.before), Boolean(one.after), looksTheSame(one)])
  expect(sides).toEqual([
    ['/data-protection', true, true, true],
    ['/data-protection', true, true, true],
    ['/terms', true, false, false],
    ['/terms', true, false, false],
    ['/cookies', true, false, false],
    ['/cookies', true, false, false],
    ['/visit', false, true, false],
    ['/visit', false, true, false],
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
  expect(found.map(looksTheSame)).toEqual([true, true, true, true, true, true])
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
  expect(narrow?.regions).toEqual([{ left: 0, top: 9500, width: 300, height: 200 }])
})

test('a page that exceeds the maximum screenshot height is cropped, and the report says so', async ({}, info) => {
  const site = (name: string, height: number) =>
    SiteCopy.of(info.outputPath(name), {
      '/': `<body style="margin: 0"><div style="block-size: ${height}px"></div><p style="block-size: 60px; margin: 0; background: blue">`,
    })
  const [found] = await takeScreenshots(info, site('before', 39_900).folder, site('after', 60_000).folder, changed('/'))
  expect(found?.cutAt).toBe(40_000)
  // Where the blue line was, the page after continues in white, to its end at the maximum.
  expect(found && changedBox(found)).toMatchObject({ left: 0, right: 375 })
})

for (const [when, script] of [
  ['while it loads', 'for (;;);'],
  ['once it has loaded', 'addEventListener("load", () => setTimeout(() => { for (;;); }, 0))'],
] as const) {
  test(`a page that never settles ${when} is reported by its name, and the other pages have screenshots`, async ({}, info) => {
    const pages = { '/': 'Calm', '/other': 'Calm' }
    const calm = SiteCopy.of(info.outputPath('before'), pages)
    const busy = SiteCopy.of(info.outputPath('after'), { ...pages, '/': `Busy<script>${script}</script>` })
    const { screenshots, failures } = await captureAll(info, calm.folder, busy.folder, changed('/', '/other'), 5000)
    expect(failures).toHaveLength(2)
    expect(failures[0]?.text).toMatch(/^\/ after the change at \d+ px: the page is not ready after 5 s$/)
    expect(screenshots.map(({ path }) => path)).toEqual(['/other', '/other'])
  })
}

test('a page that does not respond is reported with its path, side, and width', async ({}, info) => {
  const { folder } = SiteCopy.of(info.outputPath('site'), { '/': 'Here' })
  const { screenshots, failures } = await captureAll(info, folder, folder, changed('/gone'))
  expect(screenshots).toEqual([])
  expect(failures).toHaveLength(2)
  expect(failures[0]).toMatchObject({
    path: '/gone',
    text: expect.stringMatching(/^\/gone before the change at \d+ px: the page answers with \d+$/),
  })
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
  expect(found.map(looksTheSame)).toEqual([true, true])
  expect(requested).toEqual([])
})
