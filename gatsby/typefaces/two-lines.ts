const WORDS = new Intl.Segmenter('en', { granularity: 'word' })

/** Matches text whose last character belongs to a script without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}、。ー]$/u

/** Returns where a text can break: at spaces, and before words in a script without spaces. */
function breaksIn(text: string): number[] {
  const words = [...WORDS.segment(text)].filter(
    ({ index, isWordLike }) => isWordLike && UNSPACED.test(text.slice(0, index)),
  )
  return [...text.matchAll(/ /g), ...words].map(({ index }) => index).sort((one, other) => one - other)
}

/** Breaks a text into two lines of similar width, with at least `onSecond` words on the second. A shorter text stays on one line. */
export function inTwoLines(text: string, widthOf = (line: string) => line.length, onSecond = 1): string[] {
  const breaks = breaksIn(text)
  const pairs = breaks
    .slice(0, Math.max(0, breaks.length + 1 - onSecond))
    .map((at) => [text.slice(0, at), text.slice(at).trimStart()])
  const longest = (lines: readonly string[]) => Math.max(...lines.map(widthOf))
  return pairs.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [text])
}
