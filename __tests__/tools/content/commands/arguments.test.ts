/** @jest-environment node */
import { join } from 'node:path'
import { contentPath } from '../../../../tools/content/commands/arguments'
import { type ContentFolder, contentFolder } from '../content-folder'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

test('paths become relative to the project’s root', () => {
  const site = 'content/site.yml'
  const written = [site, `./${site}`, 'content/team/../site.yml', join(content.root, site)]
  expect(written.map((path) => contentPath(content.root, path))).toEqual([site, site, site, site])
  expect(contentPath(content.root, 'content/team/')).toBe('content/team')
})

test.each([
  [
    'content/nowhere.yml',
    'There is no file or folder “content/nowhere.yml”. Write its path relative to the project’s folder, such as content/site.yml.',
  ],
  ['..', '“..” is not in the content folder. Only files in that folder are checked.'],
])('the path %s is rejected', (path, message) => {
  expect(() => contentPath(content.root, path)).toThrow(message)
})
