/** @jest-environment node */
import { join } from 'node:path'
import { parseCheckArguments } from '../../../../tools/content/commands/arguments'
import { type ContentFolder, contentFolder } from '../content-folder'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

const read = (...words: string[]) => parseCheckArguments(words, content.root)

test('checks all content and reports as text without arguments', () => {
  expect(read()).toEqual({ format: 'text', paths: [] })
})

test('normalizes paths to be relative to the project’s root', () => {
  const site = 'content/site.yml'
  expect(read(site, `./${site}`, 'content/team/../site.yml', join(content.root, site), 'content/team/').paths).toEqual([
    site,
    site,
    site,
    site,
    'content/team',
  ])
})

test.each(['--format=json', '--format json'])('%s selects JSON', (words) => {
  expect(read(...words.split(' '))).toEqual({ format: 'json', paths: [] })
})

test.each([
  ['--fix', 'There is no option “--fix”. The only option is --format; its value is text, json, or github.'],
  ['-x', 'There is no option “-x”. The only option is --format; its value is text, json, or github.'],
  ['--format=jsn', 'There is no format “jsn”. Did you mean “json”?'],
  ['--format', 'There is no format “”. The only option is --format; its value is text, json, or github.'],
  [
    'content/nowhere.yml',
    'There is no file or folder “content/nowhere.yml”. Write its path relative to the project’s folder, such as content/site.yml.',
  ],
  ['..', '“..” is not in the content folder. Only files in that folder are checked.'],
])('the command rejects %s', (word, message) => {
  expect(() => read(word)).toThrow(message)
})
