/** @jest-environment node */
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { job } from '../../../../src/content-model/job'
import { checkSecondReading } from '../../../../tools/content/rules/parser-parity'
import { sourceText } from '../../../../tools/content/parse/source-text'

/** What the second reading says of a file that holds a position. */
function told(text: string) {
  const document = parseDocument(text, { stringKeys: true, uniqueKeys: false })
  return checkSecondReading({
    source: sourceText('content/jobs/analyst.yml', text),
    type: {
      name: 'Job',
      label: 'an open position',
      schema: job,
      shownOn: ['/careers'],
      source: { kind: 'folder', folder: 'jobs' },
    },
    root: document.contents,
    value: document.toJS(),
  }).map(({ line, column, field, message }) => `${line}:${column} ${field ?? ''} ${message}`)
}

test('what both parsers read alike is fine', () => {
  expect(told('title: Analyst\norder: 1\nrequirements:\n  - "Patience"\n')).toEqual([])
})

test('a value that the site would read otherwise is told at its place', () => {
  expect(told('title: Analyst\nrequirements:\n  - Patience\n  - 2024-02-31\n')).toEqual([
    '4:5 Requirements › Requirement 2 the site would read this as something else',
  ])
})

test('what the site could not read is told at its place', () => {
  expect(told('title: One\ntitle: Two\n')).toEqual(['2:1  the site could not read this as YAML'])
})

test('the second reading is by the very parser that the site’s build uses', () => {
  const ours = createRequire(resolve('package.json'))
  const theirs = createRequire(resolve('node_modules/gatsby-transformer-yaml/package.json'))
  expect(ours.resolve('js-yaml')).toBe(theirs.resolve('js-yaml'))
})
