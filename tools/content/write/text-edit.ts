import type { SourceText, Span } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'

/** A replacement for the text of a span. Everything around the span stays byte-identical. */
export interface TextEdit extends Span {
  text: string
}

/** Applies edits that do not overlap. Texts that are inserted at the same place follow each other in the order of the edits. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toReversed()
    .sort((one, other) => other.start - one.start || other.end - one.end)
    .reduce((changed, { start, end, text: written }) => changed.slice(0, start) + written + changed.slice(end), text)
}

/**
 * The edit that replaces the beginning of a scalar's text, and leaves its quotes and the rest of it unchanged.
 *
 * @param node the scalar
 * @param value its value, which begins with `from`
 */
export function replacePrefix(source: SourceText, node: unknown, value: string, from: string, to: string): TextEdit {
  const { start, end } = spanOf(node)
  const index = source.text.slice(start, end).indexOf(from)
  // A text with escape sequences is not written the way it reads.
  if (index < 0) return { start, end, text: JSON.stringify(to + value.slice(from.length)) }
  return { start: start + index, end: start + index + from.length, text: to }
}
