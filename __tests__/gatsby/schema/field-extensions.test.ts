/** @jest-environment node */
import { resolve } from 'node:path'
import { ICON_NAMES } from '../../../src/content-model/fields'
import {
  drawingExtension,
  iconExtension,
  pictureExtension,
  publishedExtension,
  unpublishedExtension,
} from '../../../gatsby/schema/field-extensions'

interface File {
  absolutePath: string
  children: string[]
}

/** Gatsby's node model with these files by their ids; each file's picture has the id of the file and `-image`. */
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

const YAML = { absolutePath: resolve('content/team/ada.yml'), children: [] }
const PORTRAIT = { absolutePath: resolve('content/team/ada.jpg'), children: ['portrait-image'] }

test.each(ICON_NAMES)('the icon %s has something to draw', (name) => {
  const { resolve: resolveIcon } = iconExtension.extend()
  const { paths } = resolveIcon({ parent: 'yaml', icon: name }, {}, {}, { fieldName: 'icon' })
  expect(paths.length).toBeGreaterThan(0)
})

test('the empty square that keeps an icon’s grid is left out', () => {
  const { resolve: resolveIcon } = iconExtension.extend()
  const { paths } = resolveIcon({ parent: 'yaml', icon: 'heart' }, {}, {}, { fieldName: 'icon' })
  expect(paths).not.toContain('M0 0h24v24H0z')
})

test('a picture is found beside the entry’s file', async () => {
  const { resolve: resolvePicture } = pictureExtension.extend()
  const context = contextWith({ yaml: YAML, portrait: PORTRAIT })
  const picture = await resolvePicture({ parent: 'yaml', image: './ada.jpg' }, {}, context, { fieldName: 'image' })
  expect(picture).toMatchObject({ absolutePath: 'portrait-image' })
})

test('an entry that names no picture has none', async () => {
  const { resolve: resolvePicture } = pictureExtension.extend()
  const context = contextWith({ yaml: YAML, portrait: PORTRAIT })
  await expect(resolvePicture({ parent: 'yaml' }, {}, context, { fieldName: 'image' })).resolves.toBeNull()
})

test('an entry’s drawing is the one that the build noted under the field’s name', () => {
  const { resolve: resolveDrawing } = drawingExtension.extend()
  const context = contextWith({ portrait: PORTRAIT })
  const drawing = resolveDrawing({ parent: 'yaml', fields: { portrait: 'portrait' } }, {}, context, {
    fieldName: 'portrait',
  })
  expect(drawing).toMatchObject({ absolutePath: 'portrait-image' })
})

test('an entry without drawings has none', () => {
  const { resolve: resolveDrawing } = drawingExtension.extend()
  expect(resolveDrawing({ parent: 'yaml' }, {}, contextWith({}), { fieldName: 'map' })).toBeNull()
})

test('a list is without the entries that the build leaves out', async () => {
  const resolve = () => Promise.resolve([{ slug: 'one' }, undefined, { slug: 'two' }])
  const published = publishedExtension.extend({}, { resolve })
  expect(await published.resolve({ parent: '' }, {}, {}, {})).toEqual([{ slug: 'one' }, { slug: 'two' }])
})

test('a preview says why visitors do not see an entry', () => {
  const { resolve } = unpublishedExtension.extend()
  expect(resolve({ parent: '', draft: true })).toBe('Draft')
  expect(resolve({ parent: '', publishOn: '2999-12-01' })).toBe('Not published before December 1, 2999')
  expect(resolve({ parent: '', closesOn: '1999-12-01' })).toBe('Closed after December 1, 1999')
})

test('a preview says nothing of what visitors see', () => {
  expect(unpublishedExtension.extend().resolve({ parent: '' })).toBeNull()
})
