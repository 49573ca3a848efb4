/** @jest-environment node */
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { job } from '../../../../src/content-model/job'
import type { Problem } from '../../../../tools/content/messages/problem'
import { sourceText } from '../../../../tools/content/parse/source-text'
import { checkParserParity } from '../../../../tools/content/rules/parser-parity'
import type { Entry } from '../../../../tools/content/rules/entry'

/** The problems that the second parser finds in the file of an open position. */
function reported(text: string, known: readonly Problem[] = []) {
  const document = parseDocument(text, { stringKeys: true, uniqueKeys: false })
  const entry: Entry = {
    source: sourceText('content/jobs/analyst.yml', text),
    type: {
      name: 'Job',
      label: 'an open position',
      schema: job,
      source: { kind: 'folder', folder: 'jobs', word: 'job', titleFields: ['title'] },
    },
    root: document.contents,
    value: document.toJS(),
  }
  return checkParserParity(entry, known).map(
    ({ line, column, field, message }) => `${line}:${column} ${field ?? ''} ${message}`,
  )
}

test('the check accepts values that both parsers read the same way', () => {
  expect(reported('title: yes\norder: 0x1F\nsummary: 12:30\nrequirements:\n  - "2024-02-31"\n')).toEqual([])
})

test.each([
  ['2024-02-31', 'a date'],
  ['2024-02-03T10:11:12Z', 'a date'],
  ['-0b1', 'a number'],
  ['+0x1F', 'a number'],
  ['-.5', 'something else'],
  ['1e999', 'something else'],
])('the check reports %s, which the site reads as %s', (value, kind) => {
  expect(reported(`title: Analyst\nrequirements:\n  - Patience\n  - ${value}\n`)).toEqual([
    `4:5 Requirements › Requirement 2 must be text in quotes; the site reads it as ${kind}`,
  ])
})

test('the check reports every value that the site would read differently, except at positions with another problem', () => {
  const text = 'title: 2024-02-31\nsummary: 0b11\nrequirements:\n  - 0b11\n'
  const other = {
    file: 'content/jobs/analyst.yml',
    line: 2,
    column: 10,
    length: 4,
    source: '',
    message: 'is wrong',
    advice: '',
  }
  expect(reported(text, [other]).map((problem) => problem.split(' ')[0])).toEqual(['1:8', '4:5'])
})

test('the check reports YAML that the site cannot read at its position', () => {
  expect(reported('title: One\ntitle: Two\n')).toEqual(['2:1  the site cannot read this as YAML'])
})

test('the check uses the same parser as the site’s build', () => {
  const ours = createRequire(resolve('package.json'))
  const theirs = createRequire(resolve('node_modules/gatsby-transformer-yaml/package.json'))
  expect(ours.resolve('js-yaml')).toBe(theirs.resolve('js-yaml'))
})
