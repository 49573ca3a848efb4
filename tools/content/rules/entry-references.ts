import { type ContentType, slugOf } from '../../../src/content-model/registry'
import { fileProblem, type Finding, type Problem } from '../messages/problem'
import { joinWithAnd, joinWithOr, pluralize, quoted } from '../messages/text-format'
import type { ReadFile } from '../parse/content-index'
import type { TextField } from '../parse/schema-path'
import { lineOf, problemAt } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import { closestMatch } from './closest-match'
import { type Entry, fieldProblem } from './entry'
import { slugify } from './slugify'

/** The maximum number of locations listed for one name. A list of thousands would take longer to write than to fix. */
const MAX_LOCATIONS = 20

/** The noun that editors use for a type's entries, without an article: `service`. */
const nounOf = ({ label }: ContentType) => label.replace(/^(?:an?|the) /, '')

/** The locations, such as `content/site.yml:36`, where entries of each content type and prefixes of services are named, by name. */
export type ReferenceLocations = ReadonlyMap<ContentType | 'prefix', ReadonlyMap<string, readonly string[]>>

/** Collects the locations where each entry and each prefix is named. */
export function findReferences(files: readonly { entry: Entry; fields: readonly TextField[] }[]): ReferenceLocations {
  const uses = new Map<ContentType | 'prefix', Map<string, string[]>>()
  for (const { entry, fields } of files) {
    for (const { metadata, text, node } of fields) {
      const target = metadata.references ?? (metadata.servicePrefix && 'prefix')
      if (!target) continue
      const ofType = uses.get(target) ?? new Map<string, string[]>()
      const locations = ofType.get(text) ?? []
      locations.push(`${entry.source.file}:${lineOf(entry.source, spanOf(node).start)}`)
      uses.set(target, ofType.set(text, locations))
    }
  }
  return uses
}

/** Finds the entry that was meant: one with the same words, else one whose words are all in the text, else a close one. */
function closestName(text: string, names: ReadonlySet<string>): string | undefined {
  // Some people write the file name or the page's address.
  const slug = slugify(text.replace(/\.ya?ml$/i, '').replace(/^.*\//, ''))
  if (names.has(slug)) return slug
  const [longest] = [...names]
    .filter((name) => `-${slug}-`.includes(`-${name}-`))
    .sort((one, other) => other.length - one.length)
  return longest ?? closestMatch(slug, names)
}

/** Explains what is wrong with the name of an entry; undefined if the entry exists. */
export function missingEntry(
  text: string,
  type: ContentType,
  names: ReadonlySet<string>,
  locations: readonly string[],
): Finding | undefined {
  const { source } = type
  const rule =
    source.kind === 'list'
      ? `Use one of the keys in content/${source.file}.`
      : `Use the name of a file in content/${source.kind === 'folder' ? source.folder : 'pages'}/, without .yml.`
  return missingName(text, { noun: nounOf(type), names, rule }, locations)
}

/** Explains what is wrong with the prefix of a service's address; undefined if the site has it. */
export function missingPrefix(
  text: string,
  prefixes: ReadonlySet<string>,
  locations: readonly string[],
): Finding | undefined {
  const rule = `Use one of the prefixes in content/site.yml: ${joinWithOr([...prefixes])}.`
  return missingName(text, { noun: 'prefix', names: prefixes, rule }, locations)
}

interface Named {
  noun: string
  names: ReadonlySet<string>
  /** The advice if no name is close. */
  rule: string
}

function missingName(text: string, { noun, names, rule }: Named, locations: readonly string[]): Finding | undefined {
  if (names.has(text) || text.trim() === '') return undefined
  if (names.has(text.trim())) return { message: 'has a space before or after it', advice: `Write only ${text.trim()}.` }
  const meant = closestName(text, names)
  const advice = meant === undefined ? rule : `Did you mean ${quoted(meant)}?`
  const listed = locations.slice(0, MAX_LOCATIONS)
  const others = locations.length - listed.length
  const where = joinWithAnd(others > 0 ? [...listed, pluralize(others, 'other location')] : listed)
  return {
    message: `there is no ${noun} ${quoted(text)}`,
    advice: locations.length < 2 ? advice : `${advice} If it was deleted, remove its name from ${where}.`,
  }
}

/** Entries that are in the same list twice. */
export function checkDuplicateReferences(entry: Entry, fields: readonly TextField[]): Problem[] {
  const seen = new Map<string, number>()
  return fields.flatMap(({ path, metadata, text, node }) => {
    if (!metadata.references || typeof path.at(-1) !== 'number') return []
    const position = [...path.slice(0, -1), text].join('\n')
    const first = seen.get(position)
    seen.set(position, first ?? lineOf(entry.source, spanOf(node).start))
    if (first === undefined) return []
    return fieldProblem(entry, path, {
      message: `${quoted(text)} appears in this list twice, first on line ${first}`,
      advice: 'Keep only one of the two.',
    })
  })
}

/** Reports, as warnings, entries that are shown only where other entries name them, and that none names. */
export function unusedEntries(uses: ReferenceLocations, files: readonly ReadFile[]): Problem[] {
  return files.flatMap(({ path, type, source, fields }) => {
    const used = uses.get(type)
    if (!type.shownWhereNamed || !used || !source) return []
    const places = new Set([...used.values()].flat().map((location) => location.replace(/:\d+$/, '')))
    const finding = (name: string): Finding => ({
      severity: 'warning',
      message: `no menu, list, or page shows the ${nounOf(type)} ${quoted(name)}`,
      advice: `To show it, add it to ${joinWithOr([...places].sort())}.`,
    })
    if (type.source.kind !== 'list')
      return used.has(slugOf(path)) ? [] : fileProblem(source.file, finding(slugOf(path)))
    return fields
      .filter(({ path: [, key], text }) => key === 'key' && !used.has(text))
      .map(({ node, text }) => problemAt(source, spanOf(node), finding(text)))
  })
}
