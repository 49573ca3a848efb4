import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { readTypeface, type TypefacePackage } from '../../content-check/parse/typeface-package'
import { readBrand } from '../brand/read-brand'
import { WESTERN } from './characters'
import { makeTypefaces } from './make-typefaces'

/** Relative to the project root. Gatsby may empty it. */
export const TYPEFACES = '.cache/typefaces'

/** What the others were made from. Gatsby empties the folder when code or a package has changed. */
const SOURCE_FILE = 'source.json'

/** Tests write the same files to many folders. */
const made = new Map<string, Promise<Map<string, Buffer>>>()

function installed(name: string): TypefacePackage {
  const typeface = readTypeface(name)
  // The content check has reported which one.
  if (!typeface) throw new Error(`${name} is not installed, or has no Latin letters in variable weights`)
  return typeface
}

/** Writes the typefaces for valid content's texts to {@link TYPEFACES}, unless they are there. */
export async function writeTypefaces(root: string, texts = ''): Promise<void> {
  const { display, text } = readBrand(join(root, CONTENT_FOLDER)).typefaces
  // Fonts have glyphs for the composed form.
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
