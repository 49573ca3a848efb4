import type { ContentType } from '../../../src/content-model/registry'
import type { Finding, Problem } from '../messages/problem'
import { joinWithAnd, joinWithOr, pluralize, quoted } from '../messages/text-format'
import { fieldLabel, fileSchema, type TextField } from '../parse/schema-path'
import { lineOf, problemAt } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import { closestMatch } from './closest-match'
import type { Entry } from './schema-check'
import { slugify } from './slugify'

/** The maximum number of locations listed for one name. A list of thousands would take longer to write than to fix. */
const MAX_LOCATIONS = 20

/** The noun that editors use for a type's entries, without an article: `service`. */
const nounOf = ({ label }: ContentType) => label.replace(/^(?:an?|the) /, '')

/** The locations, such as `content/site.yml:36`, where the entries of each content type are named, by slug or key. */
export type ReferenceLocations = ReadonlyMap<ContentType, ReadonlyMap<string, readonly string[]>>

/** Collects the locations where each entry is named. */
export function findReferences(files: readonly { entry: Entry; fields: readonly TextField[] }[]): ReferenceLocations {
  const uses = new Map<ContentType, Map<string, string[]>>()
  for (const { entry, fields } of files) {
    for (const { metadata, text, node } of fields) {
      if (!metadata.references) continue
      const ofType = uses.get(metadata.references) ?? new Map<string, string[]>()
      uses.set(metadata.references, ofType)
      const locations = ofType.get(text) ?? []
      ofType.set(text, locations)
      locations.push(`${entry.source.file}:${lineOf(entry.source, spanOf(node).start)}`)
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
  if (names.has(text) || text.trim() === '') return undefined
  if (names.has(text.trim())) return { message: 'has a space before or after it', advice: `Write only ${text.trim()}.` }
  const { source } = type
  const meant = closestName(text, names)
  const rule =
    source.kind === 'list'
      ? `Use one of the keys in content/${source.file}.`
      : `Use the name of a file in content/${source.kind === 'folder' ? source.folder : 'pages'}/, without .yml.`
  const advice = meant === undefined ? rule : `Did you mean ${quoted(meant)}?`
  const listed = locations.slice(0, MAX_LOCATIONS)
  const others = locations.length - listed.length
  const where = joinWithAnd(others > 0 ? [...listed, pluralize(others, 'other location')] : listed)
  return {
    message: `there is no ${nounOf(type)} ${quoted(text)}`,
    advice: locations.length < 2 ? advice : `${advice} If it was deleted, remove its name from ${where}.`,
  }
}

/** Entries that are in the same list twice. */
export function checkDuplicateReferences({ source, type }: Entry, fields: readonly TextField[]): Problem[] {
  const seen = new Map<string, number>()
  const schema = fileSchema(type)
  return fields.flatMap(({ path, metadata, text, node }) => {
    if (!metadata.references || typeof path.at(-1) !== 'number') return []
    const position = [...path.slice(0, -1), text].join('\n')
    const first = seen.get(position)
    if (first === undefined) {
      seen.set(position, lineOf(source, spanOf(node).start))
      return []
    }
    return [
      problemAt(source, spanOf(node), {
        field: fieldLabel(schema, path),
        message: `${quoted(text)} appears in this list twice, first on line ${first}`,
        advice: 'Keep only one of the two.',
      }),
    ]
  })
}

/**
 * Reports, as warnings, entries that other entries should name but none does.
 *
 * @param entries functions that create a problem for an entry, by content type and slug or key
 */
export function unusedEntries(
  uses: ReferenceLocations,
  entries: ReadonlyMap<ContentType, ReadonlyMap<string, (finding: Finding) => Problem>>,
): Problem[] {
  return [...uses].flatMap(([type, used]) => {
    const files = [...new Set([...used.values()].flat().map((location) => location.replace(/:\d+$/, '')))].sort()
    return [...(entries.get(type) ?? [])].flatMap(([name, toProblem]) =>
      used.has(name)
        ? []
        : [
            toProblem({
              severity: 'warning',
              message: `no menu, list, or page shows the ${nounOf(type)} ${quoted(name)}`,
              advice: `To show it, add it to ${joinWithOr(files)}.`,
            }),
          ],
    )
  })
}
