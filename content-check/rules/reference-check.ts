import { z } from 'zod'
import { sectionAnchors } from '../../content-model/routes/entry-paths'
import { CONTENT_TYPES, type ContentType } from '../../content-model/registry'
import { pathOf } from '../../content-model/routes/link-paths'
import { fileProblem, type Finding, type Problem } from '../messages/problem'
import { didYouMean, joinWithOr, quoted } from '../messages/text-format'
import { orderOf, type ReadFile } from '../parse/content-index'
import { fileSchema, metadataOf, schemaAt, type TextField } from '../parse/schema-path'
import { lineOf, problemAt } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import { type Entry, type FieldFinding, fieldProblem, type KnownTargets } from './entry'
import { linkFinding } from './links'
import { slugify } from './slugify'

/** The noun that editors use for a type's entries, without an article: `service`. */
const nounOf = ({ label }: ContentType) => label.replace(/^(?:an?|the) /, '')

/**
 * Suggests an entry: one with the same words, else one whose words are all in the text, else the only one that has all
 * words of the text, else a close match.
 */
function missingName(text: string, noun: string, names: ReadonlySet<string>, otherwise: string): Finding | undefined {
  if (names.has(text) || text.trim() === '') return undefined
  // Some people write the file name or the page's address.
  const slug = slugify(text.replace(/\.ya?ml$/i, '').replace(/^.*\//, ''))
  const contains = (whole: string, part: string) => `-${whole}-`.includes(`-${part}-`)
  const within = [...names].find((name) => contains(slug, name))
  const [longer, ...others] = [...names].filter((name) => contains(name, slug))
  const meant = names.has(slug) ? slug : (within ?? (others.length === 0 ? longer : undefined) ?? slug)
  return { message: `there is no ${noun} ${quoted(text)}`, advice: didYouMean(meant, names, otherwise) }
}

/** A reference or link to a missing entry, prefix, page, or anchor. */
export function brokenReference(
  { path, text, metadata }: TextField,
  { type }: Entry,
  known: KnownTargets,
): FieldFinding | undefined {
  const { names, prefixes, anchorsByPage, offPages } = known
  if (metadata.link) {
    const isOmitted = metadataOf(schemaAt(fileSchema(type), path.slice(0, -2))).omitsOffPages
    if (isOmitted && offPages.has(pathOf(text))) return undefined
    const ownPages = (type.page?.paths ?? []).flatMap((page) => anchorsByPage.get(page) ?? [])
    const ownAnchors = ownPages.length > 0 ? ownPages : sectionAnchors(type)
    return linkFinding(text, known, ownAnchors)
  }
  if (metadata.servicePrefix && prefixes)
    return missingName(text, 'prefix', prefixes, `Use a prefix from content/site.yml: ${joinWithOr([...prefixes])}.`)
  const { references } = metadata
  const existing = references && names(references)
  if (!references || !existing) return undefined
  const otherwise =
    references.source.kind === 'folder'
      ? `Use the name of a file in content/${references.source.folder}/, without .yml.`
      : `Use one of ${joinWithOr([...existing])}.`
  return missingName(text, nounOf(references), existing, otherwise)
}

/** Reports repeated names, prefixes, and choices in a list, and keys that two entries share. */
export function checkDuplicates(entry: Entry, fields: readonly TextField[]): Problem[] {
  const seen = new Map<string, number>()
  return fields.flatMap(({ path, metadata, text, node }) => {
    const isKey = entry.type.source.kind === 'list' && path.at(-1) === 'key'
    const isName =
      metadata.references ?? metadata.servicePrefix ?? schemaAt(fileSchema(entry.type), path) instanceof z.ZodEnum
    const isListed = isName && typeof path.at(-1) === 'number'
    if (!isKey && !isListed) return []
    const position = [...(isKey ? [] : path.slice(0, -1)), text].join('\n')
    const first = seen.get(position)
    seen.set(position, first ?? lineOf(entry.source, spanOf(node).start))
    if (first === undefined) return []
    const message = `${quoted(text)} is listed twice, first on line ${first}`
    return fieldProblem(entry, path, { message, advice: 'Keep only one of the two.' })
  })
}

/** Warns about entries that no other entry names and no section has room for. Expects sorted files. */
export function unusedEntries(files: readonly ReadFile[]): Problem[] {
  return CONTENT_TYPES.filter((type) => type.shownWhereNamed ?? type.sectionOn).flatMap((type) => {
    const { sectionOn: section } = type
    const namesIn = (file: ReadFile) => file.fields.filter(({ metadata }) => metadata.references === type)
    const places = files.filter((file) => namesIn(file).length > 0)
    const entries = files.filter((file) => file.type === type)
    const first = entries.toSorted((a, b) => orderOf(a) - orderOf(b)).slice(0, section?.most ?? 0)
    const used = new Set([...places.flatMap(namesIn).map(({ text }) => text), ...first.map(({ slug }) => slug)])
    const finding = (name: string): Finding => ({
      severity: 'warning',
      message: `no menu, list, or page shows the ${nounOf(type)} ${quoted(name)}`,
      advice: section
        ? `To show it on ${section.type.label}, give it one of the ${section.most} lowest “order” values.`
        : `To show it, add it to ${joinWithOr(places.map((file) => `content/${file.path}`))}.`,
    })
    const own = used.size === 0 ? [] : entries
    return own.flatMap(({ slug, source, fields }) => {
      if (!source) return []
      if (type.source.kind !== 'list') return used.has(slug) ? [] : fileProblem(source.file, finding(slug))
      return fields
        .filter(({ path: [, key], text }) => key === 'key' && !used.has(text))
        .map(({ node, text }) => problemAt(source, spanOf(node), finding(text)))
    })
  })
}
