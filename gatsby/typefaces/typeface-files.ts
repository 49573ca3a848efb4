import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_FOLDER } from '../../tools/content/parse/content-files'
import { readBrand } from '../../tools/content/parse/read-brand'
import { readTypeface, type TypefacePackage } from '../../tools/content/parse/typeface-package'
import { WESTERN } from './characters'
import { makeTypefaces } from './make-typefaces'

/** The folder that webpack and drawings read the typefaces from, relative to the project root. Gatsby may empty it. */
export const TYPEFACES = '.cache/typefaces'

function installed(name: string): TypefacePackage {
  const typeface = readTypeface(name)
  // The content check has said which.
  if (!typeface) throw new Error(`${name} is not installed, or has no Latin letters in variable weights`)
  return typeface
}

/**
 * Writes the typefaces of a project's content to {@link TYPEFACES}. Unchanged files are not touched, so that webpack does not read
 * them again.
 *
 * @param root the project root, whose content must be valid
 * @param texts the texts of the content
 * @throws if a package is not installed, or is none of a variable font; the content check reports that
 */
export async function writeTypefaces(root: string, texts = ''): Promise<void> {
  const { display, text } = readBrand(join(root, CONTENT_FOLDER)).typefaces
  // Fonts have glyphs for the composed form.
  const further = [...new Set(texts.normalize('NFC'))]
    .filter((character) => character > ' ' && !WESTERN.includes(character))
    .sort()
  const packages = { display: installed(display.package), text: installed(text.package) }
  const files = await makeTypefaces(packages, display.weight, further.join(''))
  const folder = join(root, TYPEFACES)
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of files) {
    const file = join(folder, name)
    if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content)
  }
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name))
}
