import fc from 'fast-check'
import { checkContent } from '../../content-check/check'
import { formatProblems } from '../../content-check/messages/report'
import { type ContentFolder, contentFolder, TEXTS } from './content-folder'

const WRONG_VALUES = [
  ...'| ~ null true -1 1.5 02134 1e999 .inf 2024-02-31 "" [] {} *a @x -x #x __proto__ constructor javascript:a() //x'.split(
    ' ',
  ),
  ...'# mailto: ./../x.jpg ./x.jpg /about tax-planning {name} >- \\ "\\u0000" "\\ud800" \n __proto__:'.split(' '),
  ...['{a: b}', '&a b', '!!int "1"', '- x', '? x', ': ', 'x: y', '\n  - ', '\n      '],
]

const ODD_CHARACTERS = Array.from(
  '\0\u001b\u0085\t\r\u00a0\u200b\u2028\u202e\ufeff\uffff“：é漢\u0301👩:#-?*&!|>%@`"\'{}[],\n ',
)

/** A position, as a share of a text's length. */
const position = fc.double({ min: 0, max: 0.99, noNaN: true })

const replacement = fc.oneof(
  fc.constantFrom(...WRONG_VALUES),
  fc.array(fc.constantFrom(...ODD_CHARACTERS), { maxLength: 8 }).map((characters) => characters.join('')),
  fc
    .tuple(fc.constantFrom('- ', '[', '{a: ', 'a: ', 'a\n'), fc.constantFrom(12, 2000))
    .map(([text, n]) => text.repeat(n)),
  fc
    .tuple(fc.constantFrom(...TEXTS.values()), position)
    .map(([text, share]) => text.substring(share * text.length, 90)),
)

/** Replaces the next value, or a few characters, which usually breaks the YAML. */
const mistake = fc
  .tuple(position, replacement, fc.constantFrom(/(?<=: |- ).*/, /[^]{0,12}/))
  .map(([share, to, pattern]) => (text: string) => {
    const start = Math.floor(share * text.length)
    return text.slice(0, start) + text.slice(start).replace(pattern, () => to)
  })

let content: ContentFolder
beforeAll(() => {
  content = contentFolder()
})
afterAll(() => {
  content.dispose()
})

test('a file with random mistakes either passes the check or is reported, without harm to the terminal', () => {
  const outcomes = new Set<boolean>()
  fc.assert(
    fc.property(fc.constantFrom(...TEXTS), mistake, fc.option(mistake), ([path, text], first, second) => {
      content.write(path, second ? second(first(text)) : first(text))
      const report = checkContent(content.root)
      content.write(path, text)
      const shown = formatProblems(report)
      outcomes.add(report.problems.length > 0)
      expect(shown).not.toMatch(/^\s+at .*:\d+/m)
      expect(shown).not.toMatch(/[^\P{Cc}\n\t]/u)
      for (const { line, column, message, advice } of report.problems) {
        expect([line > 0, column > 0, message !== '']).toEqual([true, true, true])
        expect(advice).toMatch(/[.?"”:\\]$/)
      }
    }),
    { numRuns: 250 },
  )
  expect(outcomes).toEqual(new Set([true, false]))
}, 300_000)
