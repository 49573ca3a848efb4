import type { ContentTypeName } from '../../../src/content-model/fields'
import { CONTENT_TYPES, type ContentType } from '../../../src/content-model/registry'
import { ArgumentError } from './arguments'
import { didYouMean, joinWithOr, quoted } from '../messages/text-format'

/** A content type with one file per entry, and the name that commands use for it. */
export interface EntryKind {
  word: string
  type: ContentType
  folder: string
  /** The fields that get the title of a new entry. */
  titled: readonly string[]
}

const WORDS: readonly { word: string; name: ContentTypeName; titled: readonly string[] }[] = [
  { word: 'service', name: 'Service', titled: ['title', 'name'] },
  { word: 'member', name: 'TeamMember', titled: ['name'] },
  { word: 'job', name: 'Job', titled: ['title'] },
  { word: 'testimonial', name: 'Testimonial', titled: ['author'] },
]

/** Every kind of entry that commands create and rename. */
export const ENTRY_KINDS: readonly EntryKind[] = WORDS.flatMap(({ word, name, titled }) =>
  CONTENT_TYPES.flatMap((type) =>
    type.name === name && type.source.kind === 'folder' ? [{ word, type, folder: type.source.folder, titled }] : [],
  ),
)

/**
 * Finds the kind of entry that a command line argument names.
 *
 * @throws {@link ArgumentError} for an unknown kind
 */
export function entryKind(word: string): EntryKind {
  const kind = ENTRY_KINDS.find((known) => known.word === word.toLowerCase())
  if (kind) return kind
  const words = ENTRY_KINDS.map((known) => known.word)
  throw new ArgumentError(
    `There is no kind of entry ${quoted(word)}. ${didYouMean(word, words, `The kinds are ${joinWithOr(words)}.`)}`,
  )
}
