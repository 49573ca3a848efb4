/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressEarly, drawTerrainInWorker, finishBuildWorker } from '../../../gatsby/worker/build-worker'
import { inksOf } from '../../../src/illustrations/palette'
import { drawTerrain } from '../../../src/illustrations/terrain'
import { brandOf } from '../../factories/brand'

const TEXT = 'A map of the way. '.repeat(100)

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'))
})
afterEach(async () => {
  await finishBuildWorker()
  rmSync(folder, { recursive: true })
})

test('a file that was passed on is compressed when the worker has finished', async () => {
  const file = join(folder, 'map.svg')
  writeFileSync(file, TEXT)
  compressEarly(file)
  await finishBuildWorker()
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(TEXT)
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(TEXT)
})

test('a file that cannot be read does not stop the worker', async () => {
  const file = join(folder, 'map.svg')
  writeFileSync(file, TEXT)
  compressEarly(join(folder, 'missing.svg'))
  compressEarly(file)
  await finishBuildWorker()
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(TEXT)
})

test('the worker draws several terrains at once, each as in the main thread', async () => {
  const { light, lake } = inksOf(brandOf().colors)
  const [first, second] = await Promise.all([drawTerrainInWorker('ada', light), drawTerrainInWorker('ben', lake)])
  expect([first, second]).toEqual([drawTerrain('ada', light), drawTerrain('ben', lake)])
})
