import { diffArrays } from 'diff'

/** A line, and the line break after it: empty after the last line. */
interface Line {
  text: string
  ending: string
}

const BYTE_ORDER_MARK = /^\uFEFF/

const FINAL_BREAK = /\r?\n$/

/** A text with LF line breaks and without a byte order mark. */
export const withPlainLines = (text: string) => text.replace(BYTE_ORDER_MARK, '').replace(/\r\n/g, '\n')

/** The lines without the line break at the end of the file, which is no part of a change. */
function linesOf(text: string): Line[] {
  const parts = text
    .replace(BYTE_ORDER_MARK, '')
    .replace(FINAL_BREAK, '')
    .split(/(\r?\n)/)
  return parts.flatMap((part, index) => (index % 2 === 0 ? [{ text: part, ending: parts[index + 1] ?? '' }] : []))
}

const isEqual = (one: Line, other: Line) => one.text === other.text

/** Whether lines differ only in white space, such as their indentation. */
const isAlike = (one: Line, other: Line) => one.text.trim() === other.text.trim()

/** Returns the position of each former line in a text, or undefined if the line is gone. */
function positionsIn(after: Line[], before: Line[], comparator: typeof isEqual): (number | undefined)[] {
  let position = 0
  return diffArrays(before, after, { comparator }).flatMap(({ added, removed, count }) => {
    const first = position
    if (!removed) position += count
    return added ? [] : Array.from({ length: count }, (_, index) => (removed ? undefined : first + index))
  })
}

/**
 * Makes a change to a file in which only the changed lines differ. All others stay byte for byte, with their line breaks
 * and spaces, and so do the byte order mark and the line break at the end of the file, or its absence. A new line ends like
 * the line in its place, or like the one above.
 *
 * @param text the file; empty if it is new
 * @param before the text before the change, in the format of `after`: `text` itself, or `text` formatted
 * @param after the text after the change
 */
export function keepLines(text: string, before: string, after: string): string {
  const [own, former, changed] = [linesOf(text), linesOf(before), linesOf(after)]
  const ownPositions = positionsIn(own, former, isAlike)
  const changedPositions = positionsIn(changed, former, isEqual)
  const written: Line[] = []
  let [ownStart, formerStart, changedStart] = [0, 0, 0]
  // Between two lines that are in all three texts, either the text as it is or the changed text applies as a whole.
  for (let index = 0; index <= former.length; index++) {
    const isEnd = index === former.length
    const ownEnd = isEnd ? own.length : ownPositions[index]
    const changedEnd = isEnd ? changed.length : changedPositions[index]
    if (ownEnd === undefined || changedEnd === undefined) continue
    const present = own.slice(ownStart, ownEnd)
    const previous = former.slice(formerStart, index)
    const next = changed.slice(changedStart, changedEnd)
    const isKept = previous.length === next.length && previous.every((line, at) => line.text === next[at]?.text)
    written.push(...(isKept ? present : next.map((line, at) => ({ ...line, ending: present[at]?.ending ?? '' }))))
    written.push(...own.slice(ownEnd, ownEnd + 1))
    ;[ownStart, formerStart, changedStart] = [ownEnd + 1, index + 1, changedEnd + 1]
  }
  let ending = own[0]?.ending === '\r\n' ? '\r\n' : '\n'
  const body = written.map((line, index) => {
    if (index === written.length - 1) return line.text
    ending = line.ending === '' ? ending : line.ending
    return line.text + ending
  })
  const [mark = ''] = BYTE_ORDER_MARK.exec(text) ?? []
  const [end = ''] = FINAL_BREAK.exec(text === '' ? after : text) ?? []
  return mark + body.join('') + end
}
