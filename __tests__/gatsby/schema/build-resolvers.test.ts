import { z } from 'zod'
import type { BrandContent } from '../../../content-model/brand'
import { ICON_NAMES } from '../../../content-model/icon'
import { BUILD_RESOLVERS, readIcon } from '../../../gatsby/schema/build-resolvers'
import { nodeModelOf } from '../../content-resolvers/node-model'
import { brandOf, writeBrand } from '../../factories/brand'
import { workingFolderForEachTest } from '../folder'

const drawing = z.object({ src: z.string(), width: z.number(), height: z.number() })
const drawings = z.object({ onPaper: drawing, onDark: drawing })

test('every icon is a path from absolute coordinates, without the empty square of its grid', () => {
  for (const { name, path } of ICON_NAMES.map(readIcon)) {
    expect([name, path[0], path.includes('M0 0h24v24H0z')]).toEqual([name, 'M', false])
  }
})

describe('with a brand', () => {
  const folder = workingFolderForEachTest()

  test('a logo is drawn in the color of text on paper, and in that on dark; a site without one has none', () => {
    const logoOf = () => BUILD_RESOLVERS.logo?.({ name: 'logo', source: {}, value: null, nodeModel: nodeModelOf() })
    writeBrand(folder.at(), { logo: './logo.svg' })
    const { colors } = brandOf()
    const { onPaper, onDark } = drawings.parse(logoOf())
    for (const [shown, color] of [
      [onPaper, colors.ink],
      [onDark, colors.onDark],
    ] as const) {
      expect(shown).toMatchObject({ width: 40, height: 40 })
      expect(folder.read(`public${shown.src}`)).toContain(color)
    }
    writeBrand(folder.at())
    expect(logoOf()).toBeNull()
  })

  test.each<[string, BrandContent['illustrations'], string | undefined, object | null]>([
    ['is the file that the entry names', 'maps', './ada.jpg', { id: 'portrait' }],
    ['is null on a site without illustrations', 'none', './ada.jpg', null],
    ['is null if the entry does not name any', 'maps', undefined, null],
  ])('an image %s', async (_, illustrations, field, expected) => {
    writeBrand(folder.at(), { illustrations })
    // Gatsby finds a file by its path, and then its image by its ID.
    const portrait = { id: 'yaml', absolutePath: '/content/team/ada.yml', children: ['portrait'] }
    const others = { File: [portrait], ImageSharp: [{ id: 'portrait' }] }
    const source = { parent: 'yaml', field }
    expect(
      await BUILD_RESOLVERS.image?.({ name: 'field', source, value: field, nodeModel: nodeModelOf({ others }) }),
    ).toEqual(expected)
  })
})
