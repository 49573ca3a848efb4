import { didYouMean, joinWithOr, quoted } from '../../content-check/messages/text-format'
import { CONTENT_TYPES, type ContentType } from '../../content-model/registry'
import { ArgumentError } from './run-command'

/** A content type with one file per entry, and the word by which commands call an entry. */
export interface EntryType {
  word: string
  type: ContentType
  folder: string
}

/** The content types whose entries the commands create, rename, and remove. */
export const ENTRY_TYPES: readonly EntryType[] = CONTENT_TYPES.flatMap((type) => {
  const { source } = type
  return source.kind === 'folder' ? [{ word: source.word, type, folder: source.folder }] : []
})

/** The words of all of them, for messages: `service, member, …, or page`. */
export const WORDS = joinWithOr(ENTRY_TYPES.map(({ word }) => word))

/** Finds the entry type that an argument names. Throws {@link ArgumentError} for an unknown type. */
export function entryType(word: string): EntryType {
  const type = ENTRY_TYPES.find((known) => known.word === word.toLowerCase())
  if (type) return type
  const meant = didYouMean(
    word,
    ENTRY_TYPES.map((known) => known.word),
    `The kinds are ${WORDS}.`,
  )
  throw new ArgumentError(`${quoted(word)} is not a kind of entry. ${meant}`)
}
