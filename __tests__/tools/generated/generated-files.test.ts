import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateFiles, staleFiles } from '../../../tools/generated/generated-files'
import { contentForEachTest } from '../../content-check/content-folder'

const content = contentForEachTest()

const read = (path: string) => readFileSync(join(content.root, path), 'utf8')

test('every generated file of this project is up to date', () => {
  // A content file is valid without the line that names its schema.
  const stale = [...staleFiles(process.cwd()).keys()].filter((file) => !file.startsWith('content/'))
  const advice = stale.map((file) => `${file} is out of date: run npm run content:generate`)
  expect(advice).toEqual([])
})

test('only a manually changed file is written again', () => {
  generateFiles(content.root)
  const guide = read('docs/content.md')
  writeFileSync(join(content.root, 'docs/content.md'), 'Something else')
  expect(generateFiles(content.root)).toEqual(['docs/content.md'])
  expect(read('docs/content.md')).toBe(guide)
})

test('a new content file gets the line that names its schema', () => {
  generateFiles(content.root)
  content.write('jobs/analyst.yml', 'title: Analyst\n')
  expect(generateFiles(content.root)).toEqual(['content/jobs/analyst.yml'])
  expect(read('content/jobs/analyst.yml')).toBe(
    '# yaml-language-server: $schema=../../.vscode/schemas/job.json\ntitle: Analyst\n',
  )
})

test('a file that cannot be read as text is not changed', () => {
  content.write('jobs/analyst.yml', new Uint8Array([0xff, 0xfe, 0x00]))
  expect(generateFiles(content.root)).not.toContain('content/jobs/analyst.yml')
})
