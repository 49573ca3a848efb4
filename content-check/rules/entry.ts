import type { Node } from 'yaml'
import type { Locale } from '../../content-model/locale'
import type { ContentType } from '../../content-model/registry'
import type { Finding, Problem } from '../messages/problem'
import type { MisspelledKey } from '../parse/misspelled-keys'
import { fieldLabel, type FieldPath, fileSchema } from '../parse/schema-path'
import { problemAt, type SourceText, type Span } from '../parse/source-text'
import { nodeAt, spanOf } from '../parse/yaml-tree'

export interface Entry {
  source: SourceText
  type: ContentType
  root: Node | null
  value: unknown
  /** The fields whose names are misspelled in the file. The tree and the value have the names that were meant. */
  misspelled: readonly MisspelledKey[]
}

export type FieldFinding = Finding & { span?: Span }

/** An image file's size in bytes, its format, and its size in pixels as it is shown. */
export interface ImageFacts {
  bytes: number
  /** Such as `jpg`; undefined if the file is not an image, or was not read because it is too large. */
  kind: string | undefined
  width: number
  height: number
  /** Whether the build can decode all of it. */
  state: 'readable' | 'damaged'
}

/** What is known about an image file once all files have been read. */
export interface CheckedImage extends ImageFacts {
  /** The name that it must have instead, which no other file has, without its folder; undefined if its name is right. */
  rightName: string | undefined
}

/** Everything that the content can refer to, and the settings that affect all text. */
export interface KnownTargets {
  /** The slugs or keys of a content type; undefined if they cannot be read. */
  names: (type: ContentType) => ReadonlySet<string> | undefined
  /** The prefixes of services; undefined if they cannot be read. */
  prefixes: ReadonlySet<string> | undefined
  anchorsByPage: ReadonlyMap<string, readonly string[]>
  /** The pages that are switched off, each with its switch's name, by path. */
  offPages: ReadonlyMap<string, string>
  /** The paths of the site's files, with `/`; undefined if unknown, so that links to files are not checked. */
  files: ReadonlySet<string> | undefined
  images: ReadonlySet<string>
  /** The facts about an image file; undefined if unknown, so that it is not checked. */
  imageFacts: (path: string) => CheckedImage | undefined
  logoFile: (path: string) => string | undefined
  showsPhotographs: boolean
  site: unknown
  locale: Locale
}

/**
 * Locates a finding about a field: at its value, at its name if it has no value, or at the beginning of the file if the
 * file does not have it.
 */
export function fieldProblem(entry: Entry, path: FieldPath, { span, ...finding }: FieldFinding): Problem {
  const { key, value } = nodeAt(entry.root, path)
  const field = path.length > 0 ? { path, field: fieldLabel(fileSchema(entry.type), path) } : {}
  return problemAt(entry.source, span ?? spanOf(value ?? key), { ...field, ...finding })
}
