import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { create, type Font } from 'fontkit'

/**
 * Opens a font file.
 *
 * @throws if it contains more than one font
 */
export function openFont(file: string | Buffer): Font {
  const font = create(typeof file === 'string' ? readFileSync(resolve(file)) : file)
  if (!('characterSet' in font)) throw new Error('The file is a collection of fonts')
  return font
}
