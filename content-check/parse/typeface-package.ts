import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { z } from 'zod'
import { packageFolder } from './package-folder'

const SCOPE = '@fontsource-variable'

/** A typeface file: glyphs for some of its characters, in all weights. */
export interface TypefaceFile {
  subset: string
  path: string
  /** The code points of its characters. */
  characters: ReadonlySet<number>
}

export interface TypefacePackage {
  family: string
  hasSerifs: boolean
  weights: { min: number; max: number }
  /** The file with English text, and all of its characters. */
  latin: TypefaceFile
  /** Returns the additional files that have any of these characters. */
  filesFor: (codes: ReadonlySet<number>) => TypefaceFile[]
}

const axis = z.coerce.number()
const metadata = z.object({
  family: z.string(),
  category: z.string(),
  variable: z.object({ wght: z.object({ min: axis, max: axis }) }),
})
/** The ranges of each subset, such as `U+0000-00FF,U+0131`. */
const ranges = z.record(z.string(), z.string()).refine((subsets) => 'latin' in subsets)

/** Opened files, by path, because opening one takes long, and a package does not change while a command runs. */
const opened = new Map<string, TypefaceFile>()

/** Opens a font from its file's content. Throws for a collection of fonts. */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes)
  if (!('characterSet' in font)) throw new Error('The file is a collection of fonts')
  return font
}

function openFile(subset: string, path: string): TypefaceFile {
  const known = opened.get(path)
  if (known) return known
  const file = { subset, path, characters: new Set(openFont(readFileSync(path)).characterSet) }
  opened.set(path, file)
  return file
}

function includesAny(unicodeRange: string, codes: ReadonlySet<number>): boolean {
  const pairs = [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, from = '', to = from]) =>
    [from, to].map((code) => Number.parseInt(code, 16)),
  )
  return [...codes].some((code) => pairs.some(([from = 0, to = 0]) => code >= from && code <= to))
}

function readJson(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}

/** The names of the installed packages with variable fonts, sorted. */
export function installedTypefaces(): string[] {
  const folder = packageFolder(SCOPE)
  const names = folder === undefined ? [] : readdirSync(folder)
  return names.sort().map((name) => `${SCOPE}/${name}`)
}

/**
 * Reads a package of Fontsource, such as `@fontsource-variable/inter`; undefined if it is missing, or has no Latin
 * letters in variable weights.
 */
export function readTypeface(name: string): TypefacePackage | undefined {
  const id = name.slice(SCOPE.length + 1)
  const folder = packageFolder(name)
  if (folder === undefined) return undefined
  const about = metadata.safeParse(readJson(folder, 'metadata.json'))
  const subsets = ranges.safeParse(readJson(folder, 'unicode.json'))
  if (!about.success || !subsets.success) return undefined
  const { family, category, variable } = about.data
  // The parts of a large subset have numbers in brackets in the list of ranges, but not in the names of their files.
  const open = (subset: string) => openFile(subset, join(folder, 'files', `${id}-${subset}-wght-normal.woff2`))
  return {
    family,
    hasSerifs: category === 'serif',
    weights: variable.wght,
    latin: open('latin'),
    filesFor: (codes) =>
      Object.entries(subsets.data)
        .filter(([subset, unicodeRange]) => subset !== 'latin' && includesAny(unicodeRange, codes))
        .map(([subset]) => open(subset.replace(/[[\]]/g, '')))
        .filter(({ characters }) => [...codes].some((code) => characters.has(code))),
  }
}
