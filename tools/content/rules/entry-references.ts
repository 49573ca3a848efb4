import type { ContentType } from '../../../src/content-model/registry'
import { nearest } from './closest-match'
import type { Finding, Problem } from '../messages/problem'
import { fieldLabel, fileSchema, type TextField } from '../parse/schema-path'
import type { Entry } from './schema-check'
import { slugFrom } from './slug'
import { lineOf, problemAt } from '../parse/source-text'
import { allOf, counted, oneOf, quoted } from '../messages/text-format'
import { spanOf } from '../parse/yaml-tree'

/** How many places of one name are listed; a list with thousands of them would take longer to write than to mend. */
const MOST_PLACES = 20

/** What an editor calls the entries of a type, without an article: `service`. */
const nounOf = ({ label }: ContentType) => label.replace(/^(?:an?|the) /, '')

/** Where the entries of each content type are named, by their slugs or keys: places such as `content/site.yml:36`. */
export type Uses = ReadonlyMap<ContentType, ReadonlyMap<string, readonly string[]>>

/** Collects where each entry is named. */
export function usesOf(files: readonly { entry: Entry; fields: readonly TextField[] }[]): Uses {
  const uses = new Map<ContentType, Map<string, string[]>>()
  for (const { entry, fields } of files) {
    for (const { facts, text, node } of fields) {
      if (!facts.references) continue
      const ofType = uses.get(facts.references) ?? new Map<string, string[]>()
      uses.set(facts.references, ofType)
      const places = ofType.get(text) ?? []
      ofType.set(text, places)
      places.push(`${entry.source.file}:${lineOf(entry.source, spanOf(node).start)}`)
    }
  }
  return uses
}

/** The entry that was meant: the same words, else one whose words are among those written, else a near one. */
function meantName(text: string, names: ReadonlySet<string>): string | undefined {
  // Some write the file's name or the address of the page.
  const slug = slugFrom(text.replace(/\.ya?ml$/i, '').replace(/^.*\//, ''))
  if (names.has(slug)) return slug
  const [longest] = [...names]
    .filter((name) => `-${slug}-`.includes(`-${name}-`))
    .sort((one, other) => other.length - one.length)
  return longest ?? nearest(slug, names)
}

/** What is wrong with the name of an entry; undefined where the entry exists. */
export function missingEntry(
  text: string,
  type: ContentType,
  names: ReadonlySet<string>,
  places: readonly string[],
): Finding | undefined {
  if (names.has(text) || text.trim() === '') return undefined
  if (names.has(text.trim()))
    return { message: 'has a space before or after it', advice: `Write ${text.trim()} alone.` }
  const { source } = type
  const meant = meantName(text, names)
  const rule =
    source.kind === 'list'
      ? `Use one of the keys in content/${source.file}.`
      : `Use the name of a file in content/${source.kind === 'folder' ? source.folder : 'pages'}/, without .yml.`
  const advice = meant === undefined ? rule : `Did you mean ${quoted(meant)}?`
  const listed = places.slice(0, MOST_PLACES)
  const others = places.length - listed.length
  const where = allOf(others > 0 ? [...listed, counted(others, 'other place')] : listed)
  return {
    message: `there is no ${nounOf(type)} ${quoted(text)}`,
    advice: places.length < 2 ? advice : `${advice} If it was removed, remove its name wherever it stands: ${where}.`,
  }
}

/** Entries that stand twice in one list. */
export function checkRepeatedNames({ source, type }: Entry, fields: readonly TextField[]): Problem[] {
  const seen = new Map<string, number>()
  const schema = fileSchema(type)
  return fields.flatMap(({ path, facts, text, node }) => {
    if (!facts.references || typeof path.at(-1) !== 'number') return []
    const place = [...path.slice(0, -1), text].join('\n')
    const first = seen.get(place)
    if (first === undefined) {
      seen.set(place, lineOf(source, spanOf(node).start))
      return []
    }
    return [
      problemAt(source, spanOf(node), {
        field: fieldLabel(schema, path),
        message: `${quoted(text)} stands in this list twice, first in line ${first}`,
        advice: 'Keep one of the two.',
      }),
    ]
  })
}

/**
 * Entries that other entries are there to name, and that none names, as warnings.
 *
 * @param entries how to tell a problem of an entry, by content type and slug or key
 */
export function unusedEntries(
  uses: Uses,
  entries: ReadonlyMap<ContentType, ReadonlyMap<string, (finding: Finding) => Problem>>,
): Problem[] {
  return [...uses].flatMap(([type, used]) => {
    const files = [...new Set([...used.values()].flat().map((place) => place.replace(/:\d+$/, '')))].sort()
    return [...(entries.get(type) ?? [])].flatMap(([name, tell]) =>
      used.has(name)
        ? []
        : [
            tell({
              severity: 'warning',
              message: `no menu, list or page shows the ${nounOf(type)} ${quoted(name)}`,
              advice: `To show it, name it in ${oneOf(files)}.`,
            }),
          ],
    )
  })
}
