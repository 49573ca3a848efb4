import { mkdirSync, symlinkSync } from 'node:fs'
import { filesIn, itemsIn } from '../../../content-check/parse/files-in'
import { folderForEachTest } from '../../gatsby/folder'

const folder = folderForEachTest()

test('links to files and folders are listed, but not followed, even in subfolders', () => {
  folder.write('outside/secret.yml')
  folder.write('site/team/ada.yml')
  mkdirSync(folder.at('site/empty'))
  symlinkSync(folder.at('outside'), folder.at('site/team/folder'))
  symlinkSync(folder.at('outside/secret.yml'), folder.at('site/secret.yml'))
  symlinkSync('..', folder.at('site/team/circle'))
  expect(itemsIn(folder.at('site'))).toEqual([
    { path: 'secret.yml', kind: 'link' },
    { path: 'team/ada.yml', kind: 'file' },
    { path: 'team/circle', kind: 'link' },
    { path: 'team/folder', kind: 'link' },
  ])
  expect(filesIn(folder.at('site'))).toEqual(['team/ada.yml'])
})
