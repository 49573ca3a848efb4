/** @jest-environment node */
import fc from 'fast-check'
import { openDisplayTypeface } from '../../gatsby/typefaces/display-typeface'
import { siteTypefaces } from '../../gatsby/typefaces/typeface-files'
import { typesetTitle } from '../../src/illustrations/title-lines'
import type { Typeface } from '../../src/illustrations/typeface'
import { titles } from '../factories/titles'

let face: Typeface
beforeAll(async () => {
  face = openDisplayTypeface(await siteTypefaces(process.cwd()))
})
const MEASURE = { width: 1000, oneLine: 100, twoLines: 80, largeEnough: 70 }
const set = (title: string) => typesetTitle(title, face, MEASURE)

test('a title of any allowed length stays within the line width', () => {
  fc.assert(
    fc.property(titles(60), (title) => {
      const { lines, size } = set(title)
      for (const line of lines) expect(face.widthOf(line) * size).toBeLessThanOrEqual(MEASURE.width + 1e-6)
    }),
  )
})

test('no title loses a word or takes more than two lines', () => {
  fc.assert(
    fc.property(titles(60), (title) => {
      const { lines } = set(title)
      expect(lines.join(' ')).toBe(title)
      expect(lines.length).toBeLessThanOrEqual(2)
    }),
  )
})

test('the second of two lines never consists of a single word', () => {
  fc.assert(
    fc.property(titles(60), (title) => {
      const [, last] = set(title).lines
      expect(last === undefined || last.includes(' ')).toBe(true)
    }),
  )
})

test('a short title has one line at the maximum size', () => {
  expect(set('Careers')).toMatchObject({ lines: ['Careers'], size: 100 })
})

test('a long title has two lines at a smaller size', () => {
  const { lines, size } = set('How we work with advisory practices in three states')
  expect(lines).toHaveLength(2)
  expect(size).toBeLessThan(100)
})

test('among line breaks of equal size, the one with the most even lines is chosen', () => {
  expect(set('Consulting for new financial advisors').lines).toEqual(['Consulting for new', 'financial advisors'])
})
