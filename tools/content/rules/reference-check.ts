import { isMap, isScalar, isSeq } from 'yaml'
import { sectionAnchors } from '../../../src/content-model/entry-pages'
import type { ContentType } from '../../../src/content-model/registry'
import { pathOf } from '../../../src/routes/paths'
import { type Finding, firstProblems, type Problem } from '../messages/problem'
import { didYouMean, quoted } from '../messages/text-format'
import { CONTENT_FOLDER } from '../parse/content-files'
import { fileNameOf, folderOf, pathBeside } from '../parse/content-path'
import { fieldLabel, fileSchema, metadataOf, schemaAt, type TextField } from '../parse/schema-path'
import { problemAt } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import { type Locations, missingEntry, missingPrefix, type ReferenceLocations } from './entry-references'
import type { ImageFacts } from './image-file'
import { linkFinding } from './links'
import type { Entry } from './schema-check'

/** The drawing of the firm's logo. */
export interface LogoFile {
  bytes: number
  text: string
}

/** Everything that texts in the content can name. */
export interface KnownTargets {
  /** The slugs or keys of a content type; undefined if they cannot be read. */
  names: (type: ContentType) => ReadonlySet<string> | undefined
  /** The locations where entries are named. */
  locations: ReferenceLocations
  /** The prefixes of services; undefined if they cannot be read. */
  prefixes: ReadonlySet<string> | undefined
  /** The locations where these are used. */
  prefixLocations: Locations
  /** The anchors on the site's pages, by page path. */
  anchorsByPage: ReadonlyMap<string, readonly string[]>
  /** The pages that are switched off, each with the name of its switch, by path. */
  offPages: ReadonlyMap<string, string>
  /** The paths of the image files, and of the logo, within `content/`. */
  images: ReadonlySet<string>
  /** What is known about an image file; undefined if nothing is, so that it is not checked. */
  imageFacts: (path: string) => ImageFacts | undefined
  /** The file of the logo: its size in bytes, and its text. */
  logoFile: (path: string) => LogoFile | undefined
}

const IMAGE = /\.(?:jpe?g|png|webp|avif)$/i
const LOGO = /\.svg$/i

function missingImage(text: string, file: string, images: ReadonlySet<string>, extension: RegExp): Finding | undefined {
  const folder = folderOf(file)
  if (!text.startsWith('./'))
    return /^[^\s/\\:]+$/.test(text) && extension.test(text)
      ? { message: 'does not begin with ./, which means “beside this file”', advice: `Write ${quoted(`./${text}`)}.` }
      : undefined
  if (text.split('/').includes('..'))
    return {
      message: 'must name an image in the same folder as this file',
      advice: 'Put the image in that folder, and write ./ followed by its name.',
    }
  if (!extension.test(text) || images.has(pathBeside(file, text))) return undefined
  const beside = [...images].flatMap((path) =>
    folderOf(path) === folder && extension.test(path) ? [`./${fileNameOf(path)}`] : [],
  )
  return {
    message: `there is no image ${quoted(text)}`,
    advice: didYouMean(
      text,
      beside,
      `Put the image in ${[CONTENT_FOLDER, ...(folder === '.' ? [] : [folder])].join('/')}/, or correct its name; capitals matter.`,
    ),
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
export function checkReferences(
  entry: Entry,
  fields: readonly TextField[],
  { names, locations, prefixes, prefixLocations, anchorsByPage, offPages }: KnownTargets,
): Problem[] {
  const schema = fileSchema(entry.type)
  const ownPages = (entry.type.page?.paths ?? []).flatMap((path) => anchorsByPage.get(path) ?? [])
  const ownAnchors = [...new Set([...sectionAnchors(entry.type), ...ownPages])]
  return problemsOf(entry, fields, ({ path, text, metadata }) => {
    if (metadata.link) {
      const isOmitted = metadataOf(schemaAt(schema, path.slice(0, -2))).omitsOffPages && offPages.has(pathOf(text))
      return isOmitted ? undefined : linkFinding(text, { anchorsByPage, offPages, ownAnchors })
    }
    if (metadata.servicePrefix && prefixes) return missingPrefix(text, prefixes, prefixLocations.get(text) ?? [])
    const known = metadata.references && names(metadata.references)
    return metadata.references && known
      ? missingEntry(text, metadata.references, known, locations.get(metadata.references)?.get(text) ?? [])
      : undefined
  })
}

/**
 * Reports references in a file to images that do not exist.
 *
 * @param file the file's path within `content/`
 */
export function checkImageReferences(
  entry: Entry,
  fields: readonly TextField[],
  file: string,
  { images }: KnownTargets,
): Problem[] {
  return problemsOf(entry, fields, ({ text, metadata }) =>
    metadata.image || metadata.logo ? missingImage(text, file, images, metadata.logo ? LOGO : IMAGE) : undefined,
  )
}

/** Reports keys that are used twice in a list. */
export function checkDuplicateKeys({ source, type, root }: Entry): Problem[] {
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
