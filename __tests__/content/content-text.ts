import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { filesIn } from '../../content-check/parse/files-in'
import { localeOf } from '../../content-model/locale'
import { dayOf, unpublishedReason } from '../../content-model/publication'

/** A text of the content and its location. */
export interface ContentText {
  /** The file's path within `content/`. */
  file: string
  /** The keys on the path to the text, such as `hero.primary.label`; list entries are numbered from 0. */
  field: string
  text: string
}

/** The paths of all YAML files within `content/`. */
export const CONTENT_FILES: readonly string[] = filesIn(resolve('content'))
  .filter((path) => path.endsWith('.yml'))
  .sort()

/**
 * Reads a file as YAML.
 *
 * @param file The file's path within `content/`
 */
export function readYaml(file: string): unknown {
  const value: unknown = parse(readFileSync(join(resolve('content'), file), 'utf8'))
  return value
}

const today = dayOf(new Date(), localeOf(readYaml('site.yml')).timeZone)

/** Whether visitors see the entry in a file: it is not a draft, and today is within its publication dates. */
export function isVisible(file: string): boolean {
  return unpublishedReason(readYaml(file), today) === undefined
}

function* textsOf(file: string, field: string, value: unknown): Generator<ContentText> {
  if (typeof value === 'string') yield { file, field, text: value }
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* textsOf(file, field ? `${field}.${key}` : key, inner)
  }
}

/** Every text that visitors see, including names and addresses. */
export function contentTexts(): ContentText[] {
  return CONTENT_FILES.filter(isVisible).flatMap((file) => [...textsOf(file, '', readYaml(file))])
}

/** Returns the words of a text. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}
