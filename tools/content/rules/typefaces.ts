import { brand, TEXT_WEIGHTS, type Typefaces } from '../../../src/content-model/brand'
import type { Finding, Problem } from '../messages/problem'
import { joinWithAnd, joinWithOr, quoted } from '../messages/text-format'
import type { ReadFile } from '../parse/content-index'
import { lineOf } from '../parse/source-text'
import { installedTypefaces, readTypeface, type TypefacePackage } from '../parse/typeface-package'
import { spanOf } from '../parse/yaml-tree'
import { fieldProblem } from './entry'

/** The maximum number of characters that one problem names. */
const MAX_NAMED = 8

/**
 * Matches characters that need no glyph of their own: spaces, control characters, the nonbreaking hyphen, which browsers draw as a
 * hyphen, and pictographs, which every device has its own font for.
 */
const NEEDS_NO_GLYPH = /[\p{C}\p{Z}\p{Emoji_Presentation}\p{Variation_Selector}\u2011]/u

/** Returns each character of the content that needs a glyph, with its first location, such as `content/site.yml:3`. */
function charactersOf(files: readonly ReadFile[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { source, fields } of files) {
    for (const { text, node } of source ? fields : []) {
      for (const character of text.normalize('NFC')) {
        if (found.has(character) || NEEDS_NO_GLYPH.test(character)) continue
        const { start } = spanOf(node)
        const at = source?.text.indexOf(character, start) ?? -1
        if (source) found.set(character, `${source.file}:${lineOf(source, Math.max(start, at))}`)
      }
    }
  }
  return found
}

function missingGlyphs(typeface: TypefacePackage, characters: ReadonlyMap<string, string>): Finding | undefined {
  const lacks = (code: string, set: ReadonlySet<number>) => !set.has(code.codePointAt(0) ?? 0)
  const further = [...characters.keys()].filter((character) => lacks(character, typeface.latin.characters))
  const others = typeface.filesFor(new Set(further.map((character) => character.codePointAt(0) ?? 0)))
  const missing = further.filter((character) => others.every((file) => lacks(character, file.characters)))
  if (missing.length === 0) return undefined
  const named = missing
    .slice(0, MAX_NAMED)
    .map((character) => `${quoted(character)} (${characters.get(character) ?? ''})`)
  const rest = missing.length - named.length
  return {
    message: `has no glyph for ${joinWithAnd(rest > 0 ? [...named, `${rest} other characters`] : named)}`,
    advice: `Visitors see them in a font of their own device. If they matter, choose a typeface that has them.`,
    severity: 'warning',
  }
}

/** What is wrong with the typeface of a role, and with which of its fields. */
function* findingsOf(
  role: keyof Typefaces,
  typefaces: Typefaces,
  characters: ReadonlyMap<string, string>,
): Generator<[field: string, finding: Finding]> {
  const name = typefaces[role].package
  const { weight } = typefaces.display
  const typeface = readTypeface(name)
  const installed = installedTypefaces()
  if (!typeface) {
    const unusable = {
      message: `${quoted(name)} has no Latin letters in variable weights`,
      advice: 'Choose another typeface.',
    }
    const missing = {
      message: `${quoted(name)} is not installed`,
      advice: `Run “npm install --save-exact ${name}”, or write ${joinWithOr(installed)}.`,
    }
    yield ['package', installed.includes(name) ? unusable : missing]
    return
  }
  const { min, max } = typeface.weights
  if (role === 'display' && (weight < min || weight > max))
    yield ['weight', { message: `is ${weight}`, advice: `${typeface.family} has weights from ${min} to ${max}.` }]
  if (role === 'text' && (min > TEXT_WEIGHTS.min || max < TEXT_WEIGHTS.max)) {
    const advice = `Text needs ${TEXT_WEIGHTS.min} to ${TEXT_WEIGHTS.max}. Choose another typeface.`
    yield ['package', { message: `${quoted(name)} has weights from ${min} to ${max}`, advice }]
  }
  const glyphs = missingGlyphs(typeface, characters)
  if (glyphs) yield ['package', glyphs]
}

/** Reports typefaces that are not installed, lack a weight, or lack glyphs for the content. */
export function checkTypefaces(files: readonly ReadFile[]): Problem[] {
  const entry = files.find(({ type }) => type.name === 'BrandSettings')?.entry
  const { data } = brand.safeParse(entry?.value)
  if (!entry || !data) return []
  const characters = charactersOf(files)
  return (['display', 'text'] as const).flatMap((role) =>
    [...findingsOf(role, data.typefaces, characters)].map(([field, finding]) =>
      fieldProblem(entry, ['typefaces', role, field], finding),
    ),
  )
}
