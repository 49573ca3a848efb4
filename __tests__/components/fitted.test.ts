import { readFileSync } from 'node:fs'
import { fitLine, fittedLine, fitWord, hasLongWord } from '../../src/components/fitted'

test.each([
  ['its longest word', 'Die Nachfolgeregelungsberatung im Betrieb', 'word-28'],
  ['a part between soft or hard hyphens', 'Nachfolge\u00ADregelungs\u00ADberatung im Steuerberater-Verbund', 'word-16'],
  ['a word of any length', 'x'.repeat(60), 'word-40'],
  ['short words at every size', 'Tax and fee plans', undefined],
])('a title has room for %s', (_, title, className) => {
  expect(fitWord(title).className).toBe(className)
})

test('a title that may not fit on one line of a phone gets the class for its length; a short or a long one gets none', () => {
  expect(fitLine('Tax Planning Services').className).toBe('line-21')
  expect([fitLine('Tax Advice'), fitLine('Practice Management Services')]).toEqual([{}, {}])
})

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
  expect(hasLongWord(['Tax Planning', 'Compliance'])).toBe(false)
  expect(hasLongWord(['Nachfolgeregelungsberatung'])).toBe(true)
})
