import type { Problem } from '../messages/problem'
import { problemAt, type SourceText } from './source-text'

/**
 * The lines that git writes around both versions, also if somebody has indented them, or put them after a field name:
 * `diff3` adds the one with bars.
 */
const MARKERS = /^[ \t]*(?:- +)*(?:[\w-]+: +)?(?<marker>(?:<{7}|>{7}|\|{7})(?: .*)?|={7}[ \t]*)$/gm

const FINDING = {
  message: 'this part has an unresolved merge conflict',
  advice: 'Keep one of the two versions, and remove the lines that begin with <<<<<<<, |||||||, =======, and >>>>>>>.',
}

/**
 * Problems for what is left of merge conflicts, one for each: at the line that begins it, or at the first line that is
 * left. A marker inside a longer text would otherwise be published, because YAML reads it as part of the text.
 */
export function mergeConflicts(source: SourceText): Problem[] {
  let isInside = false
  return [...source.text.matchAll(MARKERS)].flatMap(({ index, 0: line, groups }) => {
    const sign = groups?.marker?.charAt(0)
    const isFirst = !isInside || sign === '<'
    isInside = sign !== '>'
    return isFirst ? problemAt(source, { start: index, end: index + line.length }, FINDING) : []
  })
}
