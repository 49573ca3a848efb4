import { isMap, isScalar, isSeq } from 'yaml'
import { sectionAnchors } from '../../../src/content-model/entry-pages'
import type { Locale } from '../../../src/content-model/locale'
import type { ContentType } from '../../../src/content-model/registry'
import { pathOf } from '../../../src/routes/paths'
import type { Finding, Problem } from '../messages/problem'
import { didYouMean, quoted } from '../messages/text-format'
import { CONTENT_FOLDER } from '../parse/content-files'
import { fileNameOf, folderOf, pathBeside } from '../parse/content-path'
import { fileSchema, metadataOf, schemaAt, type TextField } from '../parse/schema-path'
import { type Entry, type FieldFinding, fieldProblem } from './entry'
import { missingEntry, missingPrefix, type ReferenceLocations } from './entry-references'
import type { ImageFacts } from './image-file'
import { linkFinding } from './links'

/** The drawing of the firm's logo. */
export interface LogoFile {
  bytes: number
  text: string
}

/** Everything that texts in the content can name, and what the site's own files say about all texts. */
export interface KnownTargets {
  /** The slugs or keys of a content type; undefined if they cannot be read. */
  names: (type: ContentType) => ReadonlySet<string> | undefined
  /** The locations where entries and prefixes of services are named. */
  locations: ReferenceLocations
  /** The prefixes of services; undefined if they cannot be read. */
  prefixes: ReadonlySet<string> | undefined
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
  showsPhotographs: boolean
  /** The contents of `site.yml`. */
  site: unknown
  locale: Locale
}

const IMAGE = /\.(?:jpe?g|png|webp|avif)$/i
const LOGO = /\.svg$/i

function missingImage(text: string, file: string, images: ReadonlySet<string>, extension: RegExp): Finding | undefined {
  if (!text.startsWith('./'))
    return /^[^\s/\\:]+$/.test(text) && extension.test(text)
      ? { message: 'does not begin with ./, which means “beside this file”', advice: `Write ${quoted(`./${text}`)}.` }
      : undefined
  if (text.split('/').includes('..'))
    return {
      message: 'must name an image in the same folder as this file',
      advice: 'Put the image in that folder, and write ./ followed by its name.',
    }
  const folder = folderOf(file)
  const present = [...images].map((path) => `${CONTENT_FOLDER}/${path}`)
  if (!extension.test(text) || present.includes(pathBeside(file, text))) return undefined
  const beside = present.filter((path) => folderOf(path) === folder && extension.test(path))
  return {
    message: `there is no image ${quoted(text)}`,
    advice: didYouMean(
      text,
      beside.map((path) => `./${fileNameOf(path)}`),
      `Put the image in ${folder}/, or correct its name; capitals matter.`,
    ),
  }
}

/** A reference or a link to an entry, a page, or an anchor that does not exist. */
export function brokenReference(
  { path, text, metadata }: TextField,
  { type }: Entry,
  { names, locations, prefixes, anchorsByPage, offPages }: KnownTargets,
): FieldFinding | undefined {
  if (metadata.link) {
    const isOmitted = metadataOf(schemaAt(fileSchema(type), path.slice(0, -2))).omitsOffPages
    if (isOmitted && offPages.has(pathOf(text))) return undefined
    const ownPages = (type.page?.paths ?? []).flatMap((page) => anchorsByPage.get(page) ?? [])
    return linkFinding(text, {
      anchorsByPage,
      offPages,
      ownAnchors: [...new Set([...sectionAnchors(type), ...ownPages])],
    })
  }
  if (metadata.servicePrefix && prefixes) return missingPrefix(text, prefixes, locations.get('prefix')?.get(text) ?? [])
  const known = metadata.references && names(metadata.references)
  return metadata.references && known
    ? missingEntry(text, metadata.references, known, locations.get(metadata.references)?.get(text) ?? [])
    : undefined
}

/** The name of an image or a logo that does not exist. */
export function wrongImageName(
  { text, metadata }: TextField,
  { source }: Entry,
  { images }: KnownTargets,
): FieldFinding | undefined {
  if (metadata.logo) return missingImage(text, source.file, images, LOGO)
  return metadata.image ? missingImage(text, source.file, images, IMAGE) : undefined
}

/** Reports keys that are used twice in a list. */
export function checkDuplicateKeys(entry: Entry): Problem[] {
  const { type, root } = entry
  const seen = new Set<string>()
  if (type.source.kind !== 'list' || !isSeq(root)) return []
  return root.items.flatMap((item, index) => {
    const key = isMap(item) ? item.get('key', true) : undefined
    if (!isScalar(key) || typeof key.value !== 'string') return []
    const isRepeated = seen.has(key.value)
    seen.add(key.value)
    if (!isRepeated) return []
    return fieldProblem(entry, [index, 'key'], {
      message: `another entry above already has the key ${quoted(key.value)}`,
      advice: 'Give each entry its own key.',
    })
  })
}
