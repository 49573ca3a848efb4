import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as analytics from '../../content-model/analytics/providers'
import * as delivery from '../../content-model/delivery/providers'
import * as scheduling from '../../content-model/scheduling/providers'

/** The project's word list, in its root: one word per line, with `#` for comments. */
export const WORDS_FILE = 'spelling-words.txt'

/** The word list of a firm that has no words yet. */
export const EMPTY_WORDS_FILE = `# Words that the content check accepts, one per line. What follows a # is a comment.
# A lowercase word may also begin with a capital letter. A word with capitals must be written exactly as it is here.
# Names of people, the locations of positions, and the firm's own name need no line: they are known from the content.
`

const SERVICES: readonly { setup: { service?: string } }[] = [
  ...Object.values(delivery),
  ...Object.values(analytics),
  ...Object.values(scheduling),
]

/** Words in interface texts and in texts about providers that dictionaries lack, whatever their language. */
export const PRODUCT_WORDS: readonly string[] = [
  'Akismet',
  'cookies',
  'JavaScript',
  'LinkedIn',
  'spam',
  'Tab',
  ...SERVICES.flatMap(({ setup: { service } }) => service?.split(' ') ?? []),
]

/** All words, besides the content's names, that are correct even if the dictionary lacks them. */
export function knownWords(root: string): string[] {
  const file = join(root, WORDS_FILE)
  // What is behind a link is not part of the project.
  const lines = lstatSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8').split(/\r?\n/) : []
  return [...PRODUCT_WORDS, ...lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean)]
}
