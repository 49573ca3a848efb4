/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { shareImageExtension } from '../../../gatsby/schema/share-image-extension'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'share-'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

const createContentDigest = (input: string | object) =>
  createHash('md5')
    .update(Buffer.isBuffer(input) ? input : JSON.stringify(input))
    .digest('hex')

const careers = { fields: { slug: 'careers' }, seo: { title: 'Careers' } }
const recruiting = {
  fields: { slug: 'recruiting' },
  title: 'Recruiting Services',
  cards: [{ title: 'Sourcing' }, { title: 'Screening' }, { title: 'Onboarding' }],
}

/** Asks for an entry's share image as a query of a new build does. */
function ask(entry: object, name = 'Sample Firm') {
  const { resolve } = shareImageExtension({ createContentDigest, cache: { directory: root } }, root).extend()
  return resolve(entry, {}, { nodeModel: { findOne: () => Promise.resolve({ name }) } })
}

const kept = () => readdirSync(join(root, 'share-images'))

test.each([
  ['a page', careers],
  ['a service', recruiting],
  [
    'the longest title',
    { ...careers, seo: { title: 'Why practices that plan early for handing over keep their people' } },
  ],
])('%s has a share image of 1200 × 630 pixels and less than 120 kB', async (_, entry) => {
  const { path, width, height } = await ask(entry)
  const bytes = readFileSync(join(root, 'public', path))
  expect(bytes.length).toBeLessThan(120_000)
  expect({ width, height }).toEqual({ width: 1200, height: 630 })
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
})

test('the same entry has the same address', async () => {
  expect(await ask(careers)).toEqual(await ask({ ...careers }))
})

test('another firm’s name gives another address', async () => {
  expect((await ask(careers, 'Other Firm')).path).not.toBe((await ask(careers)).path)
})

test('a build draws nothing that an earlier one has drawn', async () => {
  await ask(careers)
  const [file = ''] = kept()
  writeFileSync(join(root, 'share-images', file), 'drawn before')
  const { path } = await ask(careers)
  expect(readFileSync(join(root, 'public', path), 'utf8')).toBe('drawn before')
})

test('nothing unfinished stays in the cache', async () => {
  await Promise.all([ask(careers), ask(careers)])
  expect(kept()).toEqual([expect.stringMatching(/\.jpg$/)])
})

test('an entry that is no page is refused', async () => {
  await expect(ask({ fields: { slug: 'ada' }, name: 'Ada' })).rejects.toThrow('seo')
})
