/** @jest-environment node */
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { job } from '../../../../src/content-model/job'
import { checkParserParity } from '../../../../tools/content/rules/parser-parity'
import { sourceText } from '../../../../tools/content/parse/source-text'

/** The problems that the second parser finds in the file of an open position. */
function reported(text: string) {
  const document = parseDocument(text, { stringKeys: true, uniqueKeys: false })
  return checkParserParity({
    source: sourceText('content/jobs/analyst.yml', text),
    type: {
      name: 'Job',
      label: 'an open position',
      schema: job,
      source: { kind: 'folder', folder: 'jobs', word: 'job', titleFields: ['title'] },
    },
    root: document.contents,
    value: document.toJS(),
  }).map(({ line, column, field, message }) => `${line}:${column} ${field ?? ''} ${message}`)
}

test('accepts values that both parsers read the same way', () => {
  expect(reported('title: Analyst\norder: 1\nrequirements:\n  - "Patience"\n')).toEqual([])
})

test('reports a value that the site would read differently at its position', () => {
  expect(reported('title: Analyst\nrequirements:\n  - Patience\n  - 2024-02-31\n')).toEqual([
    '4:5 Requirements › Requirement 2 the site would read this differently',
  ])
})

test('reports YAML that the site cannot read at its position', () => {
  expect(reported('title: One\ntitle: Two\n')).toEqual(['2:1  the site cannot read this as YAML'])
})

test('uses the same parser as the site’s build', () => {
  const ours = createRequire(resolve('package.json'))
  const theirs = createRequire(resolve('node_modules/gatsby-transformer-yaml/package.json'))
  expect(ours.resolve('js-yaml')).toBe(theirs.resolve('js-yaml'))
})
