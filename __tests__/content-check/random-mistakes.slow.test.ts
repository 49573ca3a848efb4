import fc from 'fast-check'
import { parse, stringify } from 'yaml'
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

/** How one character can be damaged, such as by a slip of the hand. */
const DAMAGES: Readonly<Record<string, (text: string, at: number, character: string) => string>> = {
  deleted: (text, at) => text.slice(0, at) + text.slice(at + 1),
  inserted: (text, at, character) => text.slice(0, at) + character + text.slice(at),
  replaced: (text, at, character) => text.slice(0, at) + character + text.slice(at + 1),
  duplicated: (text, at) => text.slice(0, at + 1) + text.slice(at),
}

const TYPED = Array.from('abcdefghijklmnopqrstuvwxyzABCXYZ0123456789 :-#\'"[]{},.&*!|>%@`?\\/\n\t_=~()<>$+;’“”é—')

/** The content in the ways in which people write it: text on several lines, in quotes, and in brackets. */
const WRITTEN = [...TEXTS].map(([path, text], index): [path: string, text: string] => {
  const styles = [{ lineWidth: 60 }, { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 }, {}] as const
  return [path, stringify(parse(text), { ...styles[index % styles.length], defaultKeyType: 'PLAIN' })]
})

test('one damaged character causes at most three problems, of which the first is within a line of it 95 times in 100', () => {
  const length = WRITTEN.reduce((sum, [, text]) => sum + text.length, 0)
  const offset = fc.integer({ min: 0, max: length - 1 })
  const damages = fc.sample(fc.tuple(offset, fc.constantFrom(...Object.keys(DAMAGES)), fc.constantFrom(...TYPED)), {
    numRuns: 2000,
    seed: 47,
  })
  for (const [path, text] of WRITTEN) content.write(path, text)
  expect(checkContent(content.root).problems).toEqual([])
  const found = damages.flatMap(([share, kind, character]) => {
    let at = share
    const [path = '', text = ''] =
      WRITTEN.find(([, own]) => {
        if (at < own.length) return true
        at -= own.length
        return false
      }) ?? []
    const damaged = DAMAGES[kind]?.(text, at, character) ?? text
    content.write(path, damaged)
    const report = checkContent(content.root)
    content.write(path, text)
    expect(formatProblems(report)).not.toMatch(/^\s+at .*:\d+/m)
    const [first] = report.problems
    if (!first) return []
    const line = text.slice(0, at).split('\n').length
    const isNear = first.file === `content/${path}` && Math.abs(first.line - line) <= 1
    return { isNear, count: report.problems.length, damage: `${kind} ${character} in ${path}:${line}` }
  })
  // Most damages are mistakes; the others change a letter of a text without a dictionary, or a comment.
  expect(found.length).toBeGreaterThan(1000)
  expect(found.filter(({ count }) => count > 3).map(({ damage }) => damage)).toEqual([])
  expect(found.filter(({ isNear }) => isNear).length / found.length).toBeGreaterThanOrEqual(0.95)
}, 900_000)
