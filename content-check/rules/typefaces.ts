import { brand, brandType, TEXT_WEIGHTS, type Typefaces } from '../../content-model/brand'
import { localeOf } from '../../content-model/locale'
import { characterName } from '../messages/character-names'
import type { Finding, Problem } from '../messages/problem'
import { joinWithAnd, joinWithOr, quoted } from '../messages/text-format'
import { type ReadFile, settingsIn } from '../parse/content-index'
import { fileSchema, schemaAt, type TextField } from '../parse/schema-path'
import { installedTypefaces, readTypeface, type TypefacePackage } from '../parse/typeface-package'
import { spanOf } from '../parse/yaml-tree'
import { characterSpan, isFreeText } from './characters'
import { type Entry, fieldProblem } from './entry'
import { lookAlikesIn } from './look-alikes'

/** The most characters of a file that are named one by one. A text in another script has hundreds. */
const MAX_NAMED = 8

/** What needs no glyph: spaces, controls, and pictographs. */
const NEEDS_NO_GLYPH = /[\p{Cc}\p{Z}\p{DI}\p{Emoji_Presentation}]/u

/** A character that a selector makes a pictograph, or that forms a keycap. */
const PICTOGRAPH = /[^]\uFE0F\u20E3?/gu

/** The typefaces that lack a character, by the character: `Besley` or `Besley and Libre Franklin`. */
function lackingTypefaces(typefaces: readonly TypefacePackage[], characters: readonly string[]): Map<string, string> {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0)
  const lacking = typefaces.map(({ family, latin, filesFor }) => {
    const further = codes.filter((code) => !latin.characters.has(code))
    const others = filesFor(new Set(further))
    return { family, codes: new Set(further.filter((code) => !others.some((file) => file.characters.has(code)))) }
  })
  return new Map(
    characters.flatMap((character, index) => {
      const own = lacking.flatMap((typeface) => (typeface.codes.has(codes[index] ?? 0) ? [typeface.family] : []))
      return own.length === 0 ? [] : [[character, joinWithAnd([...new Set(own)])] as const]
    }),
  )
}

function charactersOf(text: string): string[] {
  const drawn = text.normalize('NFC').replace(PICTOGRAPH, '')
  return [...new Set(drawn)].filter((character) => !NEEDS_NO_GLYPH.test(character))
}

/** The first use of a character in a file. */
interface FirstUse {
  field: TextField
  character: string
}

function firstUses({ type, fields }: ReadFile, language: string): FirstUse[] {
  const seen = new Set<string>()
  const texts = fields.filter(({ path }) => isFreeText(schemaAt(fileSchema(type), path)))
  return texts.flatMap((field) => {
    // Those that are not what they look like are reported as such.
    const wrong = new Set(lookAlikesIn(field.text, language).flatMap(({ character }) => Array.from(character)))
    const fresh = charactersOf(field.text).filter((character) => !seen.has(character) && !wrong.has(character))
    for (const character of fresh) seen.add(character)
    return fresh.map((character) => ({ field, character }))
  })
}

function glyphProblem(entry: Entry, [first, ...others]: readonly FirstUse[], families: string): Problem[] {
  if (!first) return []
  const { field, character } = first
  const more = others.slice(0, MAX_NAMED - 1).map((use) => quoted(use.character))
  const named = [characterName(character), ...more, ...(others.length >= MAX_NAMED ? ['…'] : [])].join(', ')
  const place = { index: field.text.indexOf(character), character }
  return [
    fieldProblem(entry, field.path, {
      span: characterSpan(entry.source, spanOf(field.node), field.text, place),
      message: `contains ${named}, for which ${families} ${families.includes(' and ') ? 'have' : 'has'} no glyph`,
      advice:
        'Visitors see it in a font of their device. If that matters, write something else, or choose a typeface that has it.',
      severity: 'warning',
    }),
  ]
}

/**
 * Warns about characters without a glyph where a file first uses them, once per text. A file with many of them is in another
 * script, and gets one warning.
 */
function missingGlyphs(files: readonly ReadFile[], typefaces: readonly TypefacePackage[]): Problem[] {
  const { language } = localeOf(settingsIn(files))
  const uses = files.map((file) => ({ entry: file.entry, own: firstUses(file, language) }))
  const used = new Set(uses.flatMap(({ own }) => own.map(({ character }) => character)))
  const lacking = lackingTypefaces(typefaces, [...used])
  return uses.flatMap(({ entry, own }) => {
    const missing = own.filter(({ character }) => lacking.has(character))
    const groupOf = ({ field, character }: FirstUse) => [...field.path, lacking.get(character)].join('\n')
    const groups =
      missing.length > MAX_NAMED
        ? [missing]
        : [...new Set(missing.map(groupOf))].map((group) => missing.filter((use) => groupOf(use) === group))
    if (!entry) return []
    return groups.flatMap((group) => glyphProblem(entry, group, lacking.get(group[0]?.character ?? '') ?? ''))
  })
}

function problemsOf(entry: Entry, role: keyof Typefaces, typefaces: Typefaces) {
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
  if (needed.min >= min && needed.max <= max) return []
  const advice = `${typeface.family} supports weights from ${min} to ${max}.`
  return [
    role === 'text'
      ? report('package', { message: 'lacks weights from 400 to 600', advice: `${advice} Choose another typeface.` })
      : report('weight', { message: `is ${weight}, which is out of range`, advice }),
  ]
}

/** Reports typefaces that are not installed, that lack a weight, or that lack glyphs for characters of the content. */
export function checkTypefaces(files: readonly ReadFile[]): Problem[] {
  const entry = files.find(({ type }) => type.name === brandType.name)?.entry
  const { data } = brand.safeParse(entry?.value)
  if (!entry || !data) return []
  const roles = ['display', 'text'] as const
  const typefaces = roles.flatMap((role) => readTypeface(data.typefaces[role].package) ?? [])
  return [...roles.flatMap((role) => problemsOf(entry, role, data.typefaces)), ...missingGlyphs(files, typefaces)]
}
