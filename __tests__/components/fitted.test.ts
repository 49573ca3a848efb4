import { readFileSync } from 'node:fs'
import { fitLine, fittedLine, fitWord, hasLongWord } from '../../src/components/fitted'

test.each([
  ['its longest word', 'Die Nachfolgeregelungsberatung im Betrieb', 'word-28'],
  ['a part between soft or hard hyphens', 'Nachfolge\u00ADregelungs\u00ADberatung im Steuerberater-Verbund', 'word-16'],
  [
    'Japanese at every size, because it can break without spaces',
    '経営コンサルティングの、専門家によるPowerPointなしの支援',
    undefined,
  ],
  ['a word of any length', 'x'.repeat(60), 'word-40'],
  ['a word of 12 letters', `Tax ${'x'.repeat(12)}`, 'word-12'],
  ['a word of 11 letters', 'x'.repeat(11), 'word-12'],
  ['words of up to 10 letters at every size', `Tax ${'x'.repeat(10)}`, undefined],
])('a title has room for %s', (_, title, className) => {
  expect(fitWord(title).className).toBe(className)
})

test.each([
  [11, undefined],
  [12, 'line-12'],
  [23, 'line-23'],
  [24, undefined],
])(
  'a title of %i letters, if it may not fit on one line of a phone, gets the class for its length: %s',
  (letters, className) => {
    expect(fitLine('x'.repeat(letters)).className).toBe(className)
  },
)

test('there are styles for every class that a title can get', () => {
  const words = readFileSync('src/styles/titles.css', 'utf8')
  const letters = Array.from({ length: 60 }, (_, index) => 'x'.repeat(index + 1))
  for (const title of letters) {
    const [word, line] = [fitWord(title).className, fitLine(title).className]
    if (word !== undefined) expect(words).toContain(`.${word} {`)
    if (line !== undefined) expect(fittedLine).toContain(`.${line} {`)
  }
})

test('only names with a long word need wide columns', () => {
  expect(hasLongWord([`Tax ${'x'.repeat(18)}`, 'Compliance'])).toBe(false)
  expect(hasLongWord(['Tax', `Our ${'x'.repeat(19)}`, 'Compliance'])).toBe(true)
})
