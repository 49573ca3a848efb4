/** Breaks a text into two lines of similar width, with at least `onSecond` words on the second. A shorter text stays on one line. */
export function inTwoLines(text: string, widthOf = (line: string) => line.length, onSecond = 1): string[] {
  const words = text.split(' ')
  const breaks = words.slice(onSecond).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map(widthOf))
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [text])
}
