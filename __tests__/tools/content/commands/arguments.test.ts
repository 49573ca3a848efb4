/** @jest-environment node */
import { join } from 'node:path'
import { checkArguments } from '../../../../tools/content/commands/arguments'
import { contentFolder, type ContentFolder } from '../content-folder'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

const read = (...words: string[]) => checkArguments(words, content.root)

test('without words all of the content is told as text', () => {
  expect(read()).toEqual({ format: 'text', paths: [] })
})

test('paths are taken from the project’s root, however they are written', () => {
  const site = 'content/site.yml'
  expect(read(site, `./${site}`, 'content/team/../site.yml', join(content.root, site), 'content/team/').paths).toEqual([
    site,
    site,
    site,
    site,
    'content/team',
  ])
})

test.each(['--format=json', '--format json'])('%s asks for JSON', (words) => {
  expect(read(...words.split(' '))).toEqual({ format: 'json', paths: [] })
})

test.each([
  ['--fix', 'There is no option “--fix”. The only option is --format, with text, json or github.'],
  ['-x', 'There is no option “-x”. The only option is --format, with text, json or github.'],
  ['--format=jsn', 'There is no format “jsn”. Did you mean “json”?'],
  ['--format', 'There is no format “”. The only option is --format, with text, json or github.'],
  [
    'content/nowhere.yml',
    'There is no file or folder “content/nowhere.yml”. Write its path from the project’s folder, such as content/site.yml.',
  ],
  ['..', '“..” is not in the folder content, and nothing else is checked.'],
])('%s is refused', (word, message) => {
  expect(() => read(word)).toThrow(message)
})
