/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { writeReport } from '../../../tools/preview-report/write-report'

const WIDTH = 40
const SIDE = { name: 'A state', root: resolve('.') }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
  mkdirSync(join(folder, 'screenshots'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Writes a report of new pages, some of which look the same as before, and reads its page. */
async function pageWith(count: number, { height = 30, same = 0 } = {}): Promise<string> {
  const file = 'screenshots/after.png'
  await sharp({ create: { width: WIDTH, height, channels: 3, background: '#fff' } })
    .png()
    .toFile(join(folder, file))
  const paths = Array.from({ length: count }, (_, index) => `/${index}`)
  const pages = paths.map((path) => ({ path, change: 'added' as const }))
  const screenshots = paths.map((path, index) => {
    const pixels = index < same ? 0 : WIDTH * height
    return { path, width: WIDTH, height, after: file, pixels }
  })
  await writeReport(
    resolve('.'),
    folder,
    { content: [], pages, screenshots, checks: [] },
    { before: SIDE, after: SIDE },
  )
  return readFileSync(join(folder, 'index.html'), 'utf8')
}

/** The width of the first image on a page. */
async function widthIn(page: string): Promise<number | undefined> {
  const [, image = ''] = /src="data:image\/webp;base64,([^"]+)"/.exec(page) ?? []
  return (await sharp(Buffer.from(image, 'base64')).metadata()).width
}

test('a few pages are shown at full resolution', async () => {
  const page = await pageWith(24)
  expect(await widthIn(page)).toBe(WIDTH)
  expect(page).not.toContain('half resolution')
})

test('many pages are shown at half resolution, which the page says', async () => {
  const page = await pageWith(25)
  expect(await widthIn(page)).toBe(WIDTH / 2)
  expect(page).toContain('half resolution')
})

test('pages that look the same do not reduce the resolution of the others', async () => {
  expect(await widthIn(await pageWith(30, { same: 8 }))).toBe(WIDTH)
})

test('a page that is taller than the format supports is still shown', async () => {
  expect(await widthIn(await pageWith(1, { height: 20_000 }))).toBeLessThan(WIDTH)
})
