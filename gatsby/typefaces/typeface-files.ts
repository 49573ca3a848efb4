import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { readTypeface, type TypefacePackage } from '../../content-check/parse/typeface-package'
import { readBrand } from '../brand/read-brand'
import { WESTERN } from './characters'
import { makeTypefaces } from './make-typefaces'

/** The folder of the font files, relative to the project's root. Gatsby may empty it, so every build writes what is missing. */
export const TYPEFACES = '.cache/typefaces'

/**
 * The file that says from what the others were made. It need not mention code and packages, because Gatsby empties the
 * folder when those have changed.
 */
const SOURCE_FILE = 'source.json'

/** The files made so far, by what they are made from, because tests write the same ones to many folders. */
const made = new Map<string, Promise<Map<string, Buffer>>>()

function installed(name: string): TypefacePackage {
  const typeface = readTypeface(name)
  // The content check reports this first, and says what is missing.
  if (!typeface) throw new Error(`${name} is not installed, or has no Latin letters in variable weights`)
  return typeface
}

/** Writes the typefaces for valid content's texts to {@link TYPEFACES}, unless they are there. */
export async function writeTypefaces(root: string, texts = ''): Promise<void> {
  const { display, text } = readBrand(join(root, CONTENT_FOLDER)).typefaces
  // Fonts have glyphs for letters with their accents (NFC), not for accents that follow letters.
  const further = [...new Set(texts.normalize('NFC'))]
    .filter((character) => character > ' ' && !WESTERN.includes(character))
    .sort()
    .join('')
  const source = JSON.stringify({ display, text, further })
  const folder = join(root, TYPEFACES)
  const sourceFile = join(folder, SOURCE_FILE)
  if (existsSync(sourceFile) && readFileSync(sourceFile, 'utf8') === source) return
  const packages = { display: installed(display.package), text: installed(text.package) }
  const files = made.get(source) ?? makeTypefaces(packages, display.weight, further)
  made.set(source, files)
  const contents = await files
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of contents) writeFileSync(join(folder, name), content)
  writeFileSync(sourceFile, source)
}
