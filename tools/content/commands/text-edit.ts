import type { SourceText, Span } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'

/** Other characters in place of those of a span; everything around them stays as it is, byte for byte. */
export interface TextEdit extends Span {
  text: string
}

/** Makes edits that do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((changed, { start, end, text: written }) => changed.slice(0, start) + written + changed.slice(end), text)
}

/**
 * The edit that puts another text in place of one inside a scalar, and leaves its quotes and the rest of it alone.
 *
 * @param node the scalar
 * @param value what it says, which begins with `from`
 */
export function replaceStart(source: SourceText, node: unknown, value: string, from: string, to: string): TextEdit {
  const { start, end } = spanOf(node)
  const index = source.text.slice(start, end).indexOf(from)
  // Where the text is written with escapes it does not stand there as it reads.
  if (index < 0) return { start, end, text: JSON.stringify(to + value.slice(from.length)) }
  return { start: start + index, end: start + index + from.length, text: to }
}
