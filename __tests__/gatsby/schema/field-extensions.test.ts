/** @jest-environment node */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  iconExtension,
  imageExtension,
  publishedExtension,
  unpublishedExtension,
} from '../../../gatsby/schema/field-extensions'
import type { BrandContent } from '../../../src/content-model/brand'
import { ICON_NAMES } from '../../../src/content-model/icon'
import { writeBrand } from '../../factories/brand'
import { settingsContext } from '../settings-nodes'

interface File {
  absolutePath: string
  children: string[]
}

/** Creates a context whose node model contains these files by ID; the children of a file are the IDs of its images. */
function contextWith(files: Record<string, File>) {
  const images = Object.values(files).flatMap(({ children }) => children)
  return {
    nodeModel: {
      getNodeById: ({ id }: { id: string }) =>
        files[id] ?? (images.includes(id) ? { absolutePath: id, children: [] } : null),
      findOne: ({ query }: { query: object }) =>
        Promise.resolve(Object.values(files).find((file) => JSON.stringify(query).includes(file.absolutePath)) ?? null),
    },
  }
}

/** Writes a validated copy of the content with these illustrations, and returns its folder. */
function copyOf(illustrations: BrandContent['illustrations']): string {
  const root = mkdtempSync(join(tmpdir(), 'image-'))
  writeBrand(root, { illustrations })
  return join(root, '.cache/content')
}

const YAML = { absolutePath: resolve('content/team/ada.yml'), children: [] }
const PORTRAIT = { absolutePath: resolve('content/team/ada.jpg'), children: ['portrait-image'] }

test.each(ICON_NAMES)('the icon %s has at least one path', (name) => {
  const { resolve: resolveIcon } = iconExtension.extend()
  const { paths } = resolveIcon({ parent: 'yaml', icon: name }, {}, {}, { fieldName: 'icon' })
  expect(paths.length).toBeGreaterThan(0)
})

test('the empty square of an icon’s grid is omitted', () => {
  const { resolve: resolveIcon } = iconExtension.extend()
  const { paths } = resolveIcon({ parent: 'yaml', icon: 'heart' }, {}, {}, { fieldName: 'icon' })
  expect(paths).not.toContain('M0 0h24v24H0z')
})

test('an image is found in the folder of the entry’s file', async () => {
  const { resolve: resolveImage } = imageExtension(copyOf('maps')).extend()
  const context = contextWith({ yaml: YAML, portrait: PORTRAIT })
  const image = await resolveImage({ parent: 'yaml', image: './ada.jpg' }, {}, context, { fieldName: 'image' })
  expect(image).toMatchObject({ absolutePath: 'portrait-image' })
})

test('a site without illustrations has no images', async () => {
  const { resolve: resolveImage } = imageExtension(copyOf('none')).extend()
  const context = contextWith({ yaml: YAML, portrait: PORTRAIT })
  const image = resolveImage({ parent: 'yaml', image: './ada.jpg' }, {}, context, { fieldName: 'image' })
  await expect(image).resolves.toBeNull()
})

test('an entry that does not name an image has none', async () => {
  const { resolve: resolveImage } = imageExtension(copyOf('maps')).extend()
  const context = contextWith({ yaml: YAML, portrait: PORTRAIT })
  await expect(resolveImage({ parent: 'yaml' }, {}, context, { fieldName: 'image' })).resolves.toBeNull()
})

test('a list omits the entries that the build excludes', async () => {
  const resolve = () => Promise.resolve([{ slug: 'one' }, undefined, { slug: 'two' }])
  const published = publishedExtension.extend({}, { resolve })
  expect(await published.resolve({ parent: '' }, {}, {}, {})).toEqual([{ slug: 'one' }, { slug: 'two' }])
})

test('a preview states why visitors do not see an entry', async () => {
  const { resolve } = unpublishedExtension.extend()
  const textOf = (entry: object) => resolve({ parent: '', ...entry }, {}, settingsContext())
  expect(await textOf({ draft: true })).toBe('Draft')
  expect(await textOf({ publishOn: '2999-12-01' })).toBe('Not published before December 1, 2999')
  expect(await textOf({ closesOn: '1999-12-01' })).toBe('Closed after December 1, 1999')
})

test('a preview has no such statement for a published entry', async () => {
  expect(await unpublishedExtension.extend().resolve({ parent: '' }, {}, settingsContext())).toBeNull()
})
