import { brand, brandType, TEXT_WEIGHTS, type Typefaces } from '../../content-model/brand'
import type { Finding, Problem } from '../messages/problem'
import { joinWithOr, quoted } from '../messages/text-format'
import type { ReadFile } from '../parse/content-index'
import { installedTypefaces, readTypeface, type TypefacePackage } from '../parse/typeface-package'
import { type Entry, fieldProblem } from './entry'

/** The most characters that a message names. A typeface for another script lacks hundreds. */
const MAX_NAMED = 8

/** What needs no glyph: spaces, controls, pictographs, and the nonbreaking hyphen, drawn as a hyphen. */
const NEEDS_NO_GLYPH = /[\p{C}\p{Z}\p{Emoji_Presentation}\p{Variation_Selector}\u2011]/u

function missingGlyphs(typeface: TypefacePackage, characters: readonly string[]): Finding | undefined {
  const codeOf = (character: string) => character.codePointAt(0) ?? 0
  const further = characters.filter((character) => !typeface.latin.characters.has(codeOf(character)))
  const others = typeface.filesFor(new Set(further.map(codeOf)))
  const missing = further.filter((character) => !others.some((file) => file.characters.has(codeOf(character))))
  if (missing.length === 0) return undefined
  return {
    message: `has no glyph for ${missing.slice(0, MAX_NAMED).map(quoted).join(', ')}${missing.length > MAX_NAMED ? ', …' : ''}`,
    advice: 'Visitors see them in a font of their device. If that matters, choose a typeface that has them.',
    severity: 'warning',
  }
}

function problemsOf(entry: Entry, role: keyof Typefaces, typefaces: Typefaces, characters: readonly string[]) {
  const report = (field: string, finding: Finding) => fieldProblem(entry, ['typefaces', role, field], finding)
  const name = typefaces[role].package
  const typeface = readTypeface(name)
  if (!typeface) {
    const advice = `Run “npm install --save-exact ${name}”, or use an installed typeface: ${joinWithOr(installedTypefaces())}.`
    return [report('package', { message: `${quoted(name)} is not installed, or lacks Latin letters`, advice })]
  }
  const { min, max } = typeface.weights
  const { weight } = typefaces.display
  const needed = role === 'text' ? TEXT_WEIGHTS : { min: weight, max: weight }
  const advice = `${typeface.family} supports weights from ${min} to ${max}.`
  const found: Problem[] = []
  if (needed.min < min || needed.max > max)
    found.push(
      role === 'text'
        ? report('package', { message: 'lacks weights from 400 to 600', advice: `${advice} Choose another typeface.` })
        : report('weight', { message: `is ${weight}, which is out of range`, advice }),
    )
  const glyphs = missingGlyphs(typeface, characters)
  return glyphs ? [...found, report('package', glyphs)] : found
}

/** Reports typefaces that are not installed, that lack a weight, or that lack glyphs for characters of the content. */
export function checkTypefaces(files: readonly ReadFile[]): Problem[] {
  const entry = files.find(({ type }) => type.name === brandType.name)?.entry
  const { data } = brand.safeParse(entry?.value)
  if (!entry || !data) return []
  const texts = files.flatMap(({ fields }) => fields.map(({ text }) => text.normalize('NFC')))
  const characters = [...new Set(texts.join(''))].filter((character) => !NEEDS_NO_GLYPH.test(character))
  return (['display', 'text'] as const).flatMap((role) => problemsOf(entry, role, data.typefaces, characters))
}
