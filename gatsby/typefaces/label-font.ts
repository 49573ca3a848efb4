import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type LabelFont, labelFont } from '../../src/illustrations/text-width'
import { LABEL_TABLE } from './make-typefaces'
import { TYPEFACES } from './typeface-files'

const table = z.object({
  unitsPerEm: z.number(),
  ascent: z.number(),
  descent: z.number(),
  characters: z.string(),
  advances: z.array(z.number()),
})

/**
 * Opens the font of the labels on maps.
 *
 * @param folder the folder with the files of the site's typefaces
 */
export function openLabelFont(folder = TYPEFACES): LabelFont {
  return labelFont(table.parse(JSON.parse(readFileSync(resolve(folder, LABEL_TABLE), 'utf8'))))
}
