import type { ContentTypeName } from '../../../src/content-model/fields'
import { CONTENT_TYPES, type ContentType } from '../../../src/content-model/registry'
import { ArgumentError } from './arguments'
import { didYouMean, oneOf, quoted } from '../messages/text-format'

/** A content type whose entries have files of their own, as commands call it. */
export interface EntryKind {
  word: string
  type: ContentType
  folder: string
  /** The fields that a new entry's title is written into. */
  titled: readonly string[]
}

const WORDS: readonly { word: string; name: ContentTypeName; titled: readonly string[] }[] = [
  { word: 'service', name: 'Service', titled: ['title', 'name'] },
  { word: 'member', name: 'TeamMember', titled: ['name'] },
  { word: 'job', name: 'Job', titled: ['title'] },
  { word: 'testimonial', name: 'Testimonial', titled: ['author'] },
]

/** Every kind of entry that commands make and rename. */
export const ENTRY_KINDS: readonly EntryKind[] = WORDS.flatMap(({ word, name, titled }) =>
  CONTENT_TYPES.flatMap((type) =>
    type.name === name && type.source.kind === 'folder' ? [{ word, type, folder: type.source.folder, titled }] : [],
  ),
)

/**
 * The kind that a word of the command line names.
 *
 * @throws {@link ArgumentError} for a word that names none
 */
export function entryKind(word: string): EntryKind {
  const kind = ENTRY_KINDS.find((known) => known.word === word.toLowerCase())
  if (kind) return kind
  const words = ENTRY_KINDS.map((known) => known.word)
  throw new ArgumentError(
    `There is no kind of entry ${quoted(word)}. ${didYouMean(word, words, `The kinds are ${oneOf(words)}.`)}`,
  )
}
