import { posix } from 'node:path'
import { isMap, isScalar, isSeq } from 'yaml'
import type { ContentType } from '../../../src/content-model/registry'
import { sectionAnchors } from '../../../src/content-model/entry-pages'
import { linkFinding } from './links'
import { firstProblems, type Finding, type Problem } from '../messages/problem'
import { missingEntry, type Uses } from './entry-references'
import { fieldLabel, fileSchema, type TextField } from '../parse/schema-path'
import type { Entry } from './schema-check'
import { problemAt } from '../parse/source-text'
import { didYouMean, quoted } from '../messages/text-format'
import { spanOf } from '../parse/yaml-tree'

/** Everything that texts in the content can name. */
export interface Known {
  /** The project root. */
  root: string
  /** The slugs or keys of a content type; undefined if they cannot be read. */
  names: (type: ContentType) => ReadonlySet<string> | undefined
  /** The locations where entries are named. */
  uses: Uses
  /** The anchors on the site's pages, by page path. */
  pages: ReadonlyMap<string, readonly string[]>
  /** The paths of the image files within `content/`. */
  pictures: ReadonlySet<string>
}

const IMAGE = /\.(?:jpe?g|png|webp|avif)$/i

function missingImage(text: string, file: string, pictures: ReadonlySet<string>): Finding | undefined {
  const folder = posix.dirname(file)
  if (!text.startsWith('./'))
    return /^[^\s/\\:]+$/.test(text) && IMAGE.test(text)
      ? { message: 'does not begin with ./, which means “beside this file”', advice: `Write ${quoted(`./${text}`)}.` }
      : undefined
  if (text.split('/').includes('..'))
    return {
      message: 'must name an image in the same folder as this file',
      advice: 'Put the image in that folder, and write ./ followed by its name.',
    }
  if (!IMAGE.test(text) || pictures.has(posix.join(folder, text))) return undefined
  const beside = [...pictures].flatMap((path) => (posix.dirname(path) === folder ? [`./${posix.basename(path)}`] : []))
  return {
    message: `there is no image ${quoted(text)}`,
    advice: didYouMean(text, beside, `Put the image in content/${folder}/, or correct its name; capitals matter.`),
  }
}

function problemsOf(
  { source, type }: Entry,
  fields: readonly TextField[],
  findingOf: (field: TextField) => Finding | undefined,
): Problem[] {
  const schema = fileSchema(type)
  return firstProblems(fields, (field) => {
    const finding = findingOf(field)
    return finding && problemAt(source, spanOf(field.node), { field: fieldLabel(schema, field.path), ...finding })
  })
}

/** Reports references and links in a file to entries, pages, and anchors that do not exist. */
export function checkConnections(entry: Entry, fields: readonly TextField[], { names, uses, pages }: Known): Problem[] {
  const ownAnchors = sectionAnchors(entry.type)
  return problemsOf(entry, fields, ({ text, facts }) => {
    if (facts.link) return linkFinding(text, { pages, ownAnchors })
    const known = facts.references && names(facts.references)
    return facts.references && known
      ? missingEntry(text, facts.references, known, uses.get(facts.references)?.get(text) ?? [])
      : undefined
  })
}

/**
 * Reports references in a file to images that do not exist.
 *
 * @param file the file's path within `content/`
 */
export function checkPictures(
  entry: Entry,
  fields: readonly TextField[],
  file: string,
  { pictures }: Known,
): Problem[] {
  return problemsOf(entry, fields, ({ text, facts }) =>
    facts.picture ? missingImage(text, file, pictures) : undefined,
  )
}

/** Reports keys that are used twice in a list. */
export function checkListKeys({ source, type, root }: Entry): Problem[] {
  const seen = new Set<string>()
  const schema = fileSchema(type)
  if (type.source.kind !== 'list' || !isSeq(root)) return []
  return root.items.flatMap((item, index) => {
    const key = isMap(item) ? item.get('key', true) : undefined
    if (!isScalar(key) || typeof key.value !== 'string') return []
    if (!seen.has(key.value)) {
      seen.add(key.value)
      return []
    }
    return [
      problemAt(source, spanOf(key), {
        field: fieldLabel(schema, [index, 'key']),
        message: `another entry above already has the key ${quoted(key.value)}`,
        advice: 'Give each entry its own key.',
      }),
    ]
  })
}
