import { posix } from 'node:path'
import { isMap, isScalar, isSeq } from 'yaml'
import type { ContentType } from '../content-model/registry'
import type { Finding, Problem } from './problem'
import { fieldLabel, fileSchema, textFields, type TextField } from './schema-path'
import type { Entry } from './shape'
import { problemAt } from './source-text'
import { didYouMean, quoted } from './wording'
import { spanOf } from './yaml-tree'

/** What the texts of the content may name. */
export interface Known {
  /** The slugs or keys of a content type; undefined where they can't be read. */
  names: (type: ContentType) => ReadonlySet<string> | undefined
  /** The paths of the site's pages. */
  paths: ReadonlySet<string>
  /** The picture files, within `content/`. */
  pictures: ReadonlySet<string>
}

function missingEntry(text: string, { label, source }: ContentType, names: ReadonlySet<string>): Finding {
  const noun = label.replace(/^(?:an?|the) /, '')
  const rule =
    source.kind === 'list'
      ? `Use one of the keys in content/${source.file}.`
      : `Use the name of a file in content/${source.kind === 'folder' ? source.folder : 'pages'}/, without .yml.`
  return { message: `there is no ${noun} ${quoted(text)}`, advice: didYouMean(text, names, rule) }
}

function missingPage(text: string, paths: ReadonlySet<string>): Finding | undefined {
  if (!text.startsWith('/')) return undefined
  const path = text.replace(/[?#].*$/, '')
  if (paths.has(path)) return undefined
  const bare = path.replace(/\/+$/, '')
  if (paths.has(bare))
    return {
      message: `the address ${quoted(text)} ends with a slash`,
      advice: `Write ${quoted(text.replace(path, bare))}.`,
    }
  const last = path.slice(path.lastIndexOf('/'))
  const elsewhere = [...paths].find((known) => last.length > 1 && known.endsWith(last))
  const advice = 'Use the address of a page as the browser shows it, without the part before the first /.'
  return {
    message: `the site has no page ${quoted(path)}`,
    advice: elsewhere === undefined ? didYouMean(path, paths, advice) : `Did you mean ${quoted(elsewhere)}?`,
  }
}

function missingPicture(text: string, file: string, pictures: ReadonlySet<string>): Finding | undefined {
  const folder = posix.dirname(file)
  if (!text.startsWith('./')) return undefined
  if (text.split('/').includes('..'))
    return {
      message: 'must name a picture beside this file',
      advice: 'Put the picture into the same folder and write ./ and its name.',
    }
  if (pictures.has(posix.join(folder, text))) return undefined
  const beside = [...pictures].flatMap((path) => (posix.dirname(path) === folder ? [`./${posix.basename(path)}`] : []))
  return {
    message: `there is no picture ${quoted(text)}`,
    advice: didYouMean(text, beside, `Put the picture into content/${folder}/, or correct its name; capitals count.`),
  }
}

function findingOf({ text, facts }: TextField, file: string, known: Known): Finding | undefined {
  if (facts.references) {
    const names = known.names(facts.references)
    return names === undefined || names.has(text) ? undefined : missingEntry(text, facts.references, names)
  }
  if (facts.link) return missingPage(text, known.paths)
  return facts.picture ? missingPicture(text, file, known.pictures) : undefined
}

/**
 * The mistakes of what a file names: entries, pages and pictures that do not exist.
 *
 * @param file the file's path within `content/`
 */
export function checkConnections({ source, type, root }: Entry, file: string, known: Known): Problem[] {
  const schema = fileSchema(type)
  return [...textFields(schema, root)].flatMap((field) => {
    const finding = findingOf(field, file, known)
    return finding ? [problemAt(source, spanOf(field.node), { field: fieldLabel(schema, field.path), ...finding })] : []
  })
}

/** Keys of a list that stand twice. */
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
        message: `${quoted(key.value)} is the key of another entry above`,
        advice: 'Give each entry a key of its own.',
      }),
    ]
  })
}
