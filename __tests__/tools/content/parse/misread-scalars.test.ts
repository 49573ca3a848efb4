/** @jest-environment node */
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { misreading } from '../../../../tools/content/parse/misread-scalars'

// The same parser that the site's build uses for the content.
const transformer = createRequire(resolve('node_modules/gatsby-transformer-yaml/package.json'))
const { load } = z
  .object({ load: z.function({ input: [z.string()], output: z.unknown() }) })
  .parse(transformer('js-yaml'))

const keyed = z.object({ key: z.unknown() })

/** Whether both parsers read a plain value alike, or the check reports it. */
function agreesOrIsReported(source: string): boolean {
  const document = parseDocument(`key: ${source}`, { stringKeys: true })
  if (document.errors.length > 0) return true
  const ours = keyed.parse(document.toJS()).key
  if (misreading(source, ours) !== undefined) return true
  const theirs = keyed.parse(load(`key: ${source}`)).key
  return ours === theirs || (Number.isNaN(ours) && Number.isNaN(theirs))
}

test.each([
  '2024-02-31',
  '2024-2-3 10:11:12',
  '2024-02-03T10:11:12Z',
  '0b11',
  '-0b1',
  '+0x1F',
  '-0o17',
  '-.5',
  '+.5e3',
  '1e999',
])('reports %s', (source) => {
  expect(misreading(source, parseDocument(source).toJS())).toBeDefined()
})

test.each([
  '02134',
  '1.10',
  '+15550109999',
  '1_000',
  '0x1F',
  '0o17',
  '.5',
  '5.',
  '1e3',
  '.inf',
  '-.INF',
  '~',
  'yes',
  'no',
  'on',
  'True',
  'null',
  '12:30',
  '2024-02',
  '1,000',
  '40%',
])('does not report %s, which both parsers read alike', (source) => {
  expect(misreading(source, parseDocument(source).toJS())).toBeUndefined()
  expect(agreesOrIsReported(source)).toBe(true)
})

test('both parsers read a value that looks like a number or a date alike, or the check reports it', () => {
  const part = fc.constantFrom(
    '0',
    '1',
    '9',
    '20',
    '2024',
    '12',
    '-',
    '+',
    '.',
    ':',
    '_',
    'e',
    'E',
    'x',
    'b',
    'o',
    'T',
    'Z',
    ' ',
    'inf',
    'NaN',
    'null',
  )
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 9 }), (parts) => {
      const source = parts.join('').trim()
      fc.pre(source !== '' && !/^-(?: |$)|: |:$| :|^[:?] /.test(source))
      return agreesOrIsReported(source)
    }),
    { numRuns: 3000, seed: 20260101 },
  )
})
