import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import type { Typefaces } from '../../src/content-model/brand'
import { contentCharacters } from '../../tools/content/parse/content-characters'
import { CONTENT_FOLDER } from '../../tools/content/parse/content-files'
import { readBrand } from '../../tools/content/parse/read-brand'
import { readTypeface, type TypefacePackage } from '../../tools/content/parse/typeface-package'
import { WESTERN } from './characters'
import { makeTypefaces } from './make-typefaces'

/** The folder that webpack and drawings read the typefaces from, relative to the project root. Gatsby may empty it. */
export const TYPEFACES = '.cache/typefaces'

/** Typefaces that were made before. Gatsby's own cache would lose them with every change of code. */
const MADE_TYPEFACES = 'node_modules/.cache/typefaces'

/** What the files are made from besides the content: this code, and the packages. */
const SOURCES = [
  'gatsby/typefaces/make-typefaces.ts',
  'gatsby/typefaces/fallback-faces.ts',
  'gatsby/typefaces/characters.ts',
  'package-lock.json',
]

function installed(name: string): TypefacePackage {
  const typeface = readTypeface(name)
  // The content check has said which.
  if (!typeface) throw new Error(`${name} is not installed, or has no Latin letters in variable weights`)
  return typeface
}

/**
 * Makes typefaces, unless they have been made before.
 *
 * @param characters the characters of the content
 * @returns the absolute path of the folder with their files
 * @throws if a package is not installed, or is none of a variable font; the content check reports that
 */
export async function cachedTypefaces({ display, text }: Typefaces, characters: string): Promise<string> {
  const further = Array.from(characters).filter((character) => character > ' ' && !WESTERN.includes(character))
  const hash = createHash('sha256').update(JSON.stringify([display, text, further]))
  for (const file of SOURCES) hash.update(readFileSync(resolve(file)))
  const folder = resolve(MADE_TYPEFACES, hash.digest('hex').slice(0, 16))
  if (existsSync(folder)) return folder
  const packages = { display: installed(display.package), text: installed(text.package) }
  const files = await makeTypefaces(packages, display.weight, further.join(''))
  mkdirSync(resolve(MADE_TYPEFACES), { recursive: true })
  const unfinished = mkdtempSync(`${folder}-`)
  for (const [name, content] of files) writeFileSync(join(unfinished, name), content)
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another process was faster.
    rmSync(unfinished, { recursive: true })
  }
  return folder
}

/**
 * Makes the typefaces of a project's content, unless they have been made before.
 *
 * @param root the project root, whose content must be valid
 * @returns the absolute path of the folder with their files
 */
export async function siteTypefaces(root: string): Promise<string> {
  const { typefaces } = readBrand(join(root, CONTENT_FOLDER))
  return cachedTypefaces(typefaces, contentCharacters(root))
}

/** Writes the typefaces of the content to {@link TYPEFACES}. Unchanged files are not touched, so that webpack does not read them again. */
export async function writeTypefaces(root: string): Promise<void> {
  const from = await siteTypefaces(root)
  const to = join(root, TYPEFACES)
  mkdirSync(to, { recursive: true })
  const names = readdirSync(from)
  for (const name of names) {
    const [made, used] = [join(from, name), join(to, name)]
    if (!existsSync(used) || !readFileSync(used).equals(readFileSync(made))) copyFileSync(made, used)
  }
  for (const name of readdirSync(to)) if (!names.includes(name)) rmSync(join(to, name))
}
