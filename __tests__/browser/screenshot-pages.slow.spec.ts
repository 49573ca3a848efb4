// The screenshots in a report: what they show, and that only changes to a page make them differ.
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import type { PageChange } from '../../tools/preview-report/page-changes'
import type { PageScreenshots } from '../../tools/preview-report/report'
import { screenshotPages } from '../../tools/preview-report/screenshots'
import { pageTypes, UNKNOWN_PATH } from './content'
import { SiteCopy } from './site-copy'

/** The rows around a changed place that a picture of it shows. */
const MARGINS = 2 * 32

// Each test starts its own browser in addition to the test runner's.
test.setTimeout(120_000)

const changed = (...paths: string[]): PageChange[] => paths.map((path) => ({ path, change: 'changed' }))

/** Takes screenshots of pages of two sites. */
async function takeScreenshots(before: string, after: string, pages: readonly PageChange[]) {
  const { screenshots, checks } = await screenshotPages({ before, after }, pages)
  expect(checks.map(({ name }) => name)).toEqual(['Accessibility'])
  return screenshots
}

/** The heights of the places that differ, with what is around them. */
const heightsOf = ({ pictures }: PageScreenshots) =>
  Promise.all(pictures.map(async ({ after }) => (await sharp(after).metadata()).height))

test('screenshots of every page type are identical each time, to the last pixel', async () => {
  // Four screenshots of each page type at two widths.
  test.setTimeout(300_000)
  const paths = pageTypes.map((path) => (path === UNKNOWN_PATH ? '/404' : path))
  const found = await takeScreenshots('public', 'public', changed(...paths))
  expect(found.map(({ path, width, pictures }) => [path, width, pictures.length])).toEqual(
    paths.flatMap((path) => [375, 1280].map((width) => [path, width, 0])),
  )
})

test('a style change is detected on all pages, and the growth of a page counts as changed', async ({}, info) => {
  const after = SiteCopy.copy(info.outputPath('after'))
  const paths = ['/services', '/contact']
  for (const path of paths) {
    after.change(path, (html) => html.replace('</head>', '<style>body { padding-block-end: 100px }</style></head>'))
  }
  const found = await takeScreenshots('public', after.folder, changed(...paths))
  expect(found).toHaveLength(4)
  for (const screenshots of found) {
    const [height = 0, ...others] = await heightsOf(screenshots)
    expect(others).toEqual([])
    // The page ends below the place, and heights are rounded fractions.
    expect(Math.abs(height - MARGINS / 2 - 100)).toBeLessThanOrEqual(1)
  }
})

test('an inserted sentence is the only difference, even if it moves everything below it', async ({}, info) => {
  const html = (sentence: string) =>
    `<body style="margin: 0; font: 20px/30px serif">${sentence}${Array.from({ length: 60 }, (_, line) => `<p>Line ${line}</p>`).join('')}`
  const before = SiteCopy.of(info.outputPath('before'), { '/': html('<h1>Plans</h1>') })
  const after = SiteCopy.of(info.outputPath('after'), { '/': html('<h1>Plans</h1><p>Inserted</p>') })
  for (const screenshots of await takeScreenshots(before.folder, after.folder, changed('/'))) {
    const heights = await heightsOf(screenshots)
    expect(heights).toHaveLength(1)
    expect(heights[0]).toBeLessThan(80 + MARGINS)
  }
})

test('of pages that change in the same way, only the first has screenshots', async ({}, info) => {
  const { folder } = SiteCopy.of(info.outputPath('site'), { '/': 'Same', '/about': 'Same' })
  const found = await takeScreenshots(folder, folder, [
    { path: '/', change: 'changed' },
    { path: '/about', change: 'changed', like: '/' },
  ])
  expect(found.map(({ path }) => path)).toEqual(['/', '/'])
})

test('a change in a menu or collapsed text is shown with it open', async ({}, info) => {
  const hidden = '<button popovertarget="other" style="display: none"></button><div popover id="other">Other</div>'
  const site = (name: string, word: string) =>
    SiteCopy.of(info.outputPath(name), {
      '/menu': `${hidden}<button popovertarget="menu">Menu</button><div popover id="menu">${word}</div>`,
      '/panel': `<button command="show-modal" commandfor="panel">Panel</button><dialog id="panel">${word}</dialog>`,
      '/text': `<details><summary>More</summary>${word}</details>`,
      '/nowhere': `<meta name="description" content="${word}">`,
    })
  const found = await takeScreenshots(
    site('before', 'Before').folder,
    site('after', 'Behind').folder,
    changed('/menu', '/panel', '/text', '/nowhere'),
  )
  expect(found.map(({ path, isOpen, pictures }) => [path, isOpen, pictures.length])).toEqual(
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
  for (const screenshots of await takeScreenshots(before.folder, after.folder, changed('/')))
    expect(await heightsOf(screenshots)).toEqual([40 + MARGINS / 2])
})

test('a renamed page is compared with its old path, and a new or removed page is shown by itself', async ({}, info) => {
  const before = SiteCopy.of(info.outputPath('before'), {
    '/privacy': 'Privacy',
    '/terms': 'Terms',
  })
  const after = SiteCopy.of(info.outputPath('after'), { '/data-protection': 'Privacy', '/visit': 'Visit' })
  const found = await takeScreenshots(before.folder, after.folder, [
    { path: '/data-protection', change: 'renamed', from: '/privacy' },
    { path: '/privacy', change: 'redirected', to: '/data-protection' },
    { path: '/terms', change: 'removed' },
    { path: '/visit', change: 'added' },
  ])
  const sides = found.map(({ path, pictures: [picture] }) => [path, Boolean(picture?.before), Boolean(picture?.after)])
  expect(sides).toEqual([
    ['/data-protection', false, false],
    ['/data-protection', false, false],
    ['/terms', true, false],
    ['/terms', true, false],
    ['/visit', false, true],
    ['/visit', false, true],
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
  const found = await takeScreenshots(folder, folder, changed('/', '/', '/'))
  expect(found.every(({ pictures }) => pictures.length === 0)).toBe(true)
})

test('a screenshot includes images far below the window', async ({}, info) => {
  const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  const site = (name: string, attributes: string) =>
    SiteCopy.of(info.outputPath(name), {
      '/': `<body style="margin: 0"><div style="block-size: 9500px"></div><img ${attributes} loading="lazy" width="300" height="200">`,
    })
  const before = site('before', 'alt=""')
  const after = site('after', `alt="" src="data:image/png;base64,${dot.toString('base64')}"`)
  const [narrow] = await takeScreenshots(before.folder, after.folder, changed('/'))
  expect(narrow && (await heightsOf(narrow))).toEqual([expect.closeTo(200 + MARGINS / 2, -1)])
})

test('the top of a page that is taller than an image can be is shown', async ({}, info) => {
  const { folder } = SiteCopy.of(info.outputPath('site'), { '/': '<div style="block-size: 60000px"></div>' })
  const [found] = await takeScreenshots(folder, folder, [{ path: '/', change: 'added' }])
  expect((await sharp(found?.pictures[0]?.after).metadata()).height).toBe(16_000)
})

test('a page that does not respond is reported with its path and width, and the others have screenshots', async ({}, info) => {
  const { folder } = SiteCopy.of(info.outputPath('site'), { '/': 'Here' })
  const { screenshots, checks } = await screenshotPages({ before: folder, after: folder }, changed('/gone', '/'))
  expect(screenshots.map(({ path }) => path)).toEqual(['/', '/'])
  const failed = checks.find(({ name }) => name === 'Screenshots')
  expect(failed).toMatchObject({ state: 'failed', summary: '2 screenshots could not be taken' })
  expect(failed?.findings[0]).toMatchObject({
    path: '/gone',
    text: expect.stringMatching(/^At \d+ px: the page responded with \d+$/),
  })
})

test('a page cannot reach anything outside its own site', async ({}, info) => {
  const requested: string[] = []
  const other = createServer(({ url = '' }, response) => {
    requested.push(url)
    response.end()
  })
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
  const address = other.address()
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const html = `<img src="http://${host}/picture"><script>fetch('http://${host}/fetch').catch(() => 0)</script>`
  const { folder } = SiteCopy.of(info.outputPath('site'), { '/': html })
  const found = await takeScreenshots(folder, folder, changed('/'))
  other.close()
  expect(found).toHaveLength(2)
  expect(requested).toEqual([])
})

test('an image without alt text and pale text are each reported once for both widths', async ({}, info) => {
  const after = SiteCopy.copy(info.outputPath('after'))
  const added =
    '<p style="color: #ddd; background: #fff">Pale &lt;words&gt;</p><img src="/icon.svg" width="32" height="32">'
  after.change('/services', (html) => html.replace('</main>', () => `${added}</main>`))
  const { checks } = await screenshotPages({ before: 'public', after: after.folder }, changed('/services'))
  const [check] = checks
  expect(check).toMatchObject({
    name: 'Accessibility',
    state: 'failed',
    summary: expect.stringMatching(/^2 problems;/),
  })
  expect(check?.findings.map(({ text }) => text).sort()).toEqual([
    expect.stringMatching(/contrast.*Pale &lt;words&gt;/),
    expect.stringMatching(/^Images must have alternative text\. Element: “<img src="\/icon\.svg"/),
  ])
})
