// The sample content must match the art direction: its voice, its contrast, and its reserved numbers and addresses.
import { wcagContrast } from 'culori'
import { checkContent } from '../../content-check/check'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { formatYaml } from '../../content-check/write/edit-yaml'
import { CONTRAST_PAIRS } from '../../content-model/colors/contrast'
import { readBrand } from '../../gatsby/brand/read-brand'
import { site } from '../browser/content'
import { contentTexts } from '../content/content-text'

const TEXTS = contentTexts()

/** The locations of matching texts as `file field`, for use in assertion messages. */
const locationsOf = (matches: (text: string) => boolean) =>
  TEXTS.filter(({ text }) => matches(text)).map(({ file, field }) => `${file} ${field}`)

test('the content check has no warnings about the sample, such as misspelled words', () => {
  expect(checkContent('.').problems).toEqual([])
}, 20_000)

test('npm run format changes nothing in the sample', () => {
  const texts = readContentFiles('.').entries.flatMap(({ source }) => source?.fileText ?? [])
  expect(texts.map(formatYaml)).toEqual(texts)
})

test.each([
  ['marketing words', /unlock|elevat(?:e|ing)|seamless/i],
  ['“solutions”, except in the name of a service', /(?<!product[ -])solution/i],
  ['a placeholder or a note to self', /lorem|ipsum|todo|tbd|xxx/i],
])('no text has %s', (_, pattern) => {
  expect(locationsOf((text) => pattern.test(text))).toEqual([])
})

test('the firm’s name appears only in site.yml', () => {
  const name = site.name.toLowerCase()
  expect(locationsOf((text) => text.toLowerCase().includes(name))).toEqual(['site.yml name'])
})

test.each([
  ['telephone number is in the range that is reserved for fiction', /\(?\d{3}\)?[ .-]\d{3}-\d{4}/g, /555-01\d{2}$/],
  ['email address is at example.com', /\S+@\S+/g, /@example\.com\.?$/],
])('every %s', (_, pattern, reserved) => {
  const found = TEXTS.flatMap(({ text }) => text.match(pattern) ?? [])
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((one) => !reserved.test(one))).toEqual([])
})

/** The lowest contrast of texts at WCAG's level AAA (1.4.6), more than the content check requires. */
const ENHANCED = 7

const { colors } = readBrand('content')

test.each(CONTRAST_PAIRS.filter(({ use }) => use === 'text' || use === 'secondary text'))(
  '$color on $ground has the enhanced contrast',
  ({ color, ground }) => {
    expect(wcagContrast(colors[color], colors[ground])).toBeGreaterThanOrEqual(ENHANCED)
  },
)
