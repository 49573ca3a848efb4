import type { BrandContent } from '../../../content-model/brand'
import { ICON_NAMES } from '../../../content-model/icon'
import { BUILD_RESOLVERS, readIcon } from '../../../gatsby/schema/build-resolvers'
import { nodeModelOf } from '../../content-resolvers/node-model'
import { writeBrand } from '../../factories/brand'
import { workingFolderForEachTest } from '../folder'

test('every icon is a path from absolute coordinates, without the empty square of its grid', () => {
  for (const { name, path } of ICON_NAMES.map(readIcon)) {
    expect([name, path[0], path.includes('M0 0h24v24H0z')]).toEqual([name, 'M', false])
  }
})

describe('an image', () => {
  const folder = workingFolderForEachTest()

  test.each<[string, BrandContent['illustrations'], string | undefined, object | null]>([
    ['is the file that the entry names', 'maps', './ada.jpg', { id: 'portrait' }],
    ['is null on a site without illustrations', 'none', './ada.jpg', null],
    ['is null if the entry does not name any', 'maps', undefined, null],
  ])('%s', async (_, illustrations, field, expected) => {
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
