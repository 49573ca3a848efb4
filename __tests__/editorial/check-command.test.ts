/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { contentFolder, type ContentFolder } from './content-folder'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

function run(cwd: string) {
  const project = resolve('.')
  return spawnSync(join(project, 'node_modules/.bin/tsx'), [join(project, 'src/editorial/check-command.ts')], {
    cwd,
    encoding: 'utf8',
  })
}

test('ends with 0 and one line where nothing is wrong', () => {
  expect(run(content.root)).toMatchObject({ status: 0, stdout: 'No problems in 17 files\n', stderr: '' })
}, 30_000)

test('ends with 1 and tells the problems without colour or stack', () => {
  content.replace('services/tax-planning.yml', 'name: Tax', 'nmae: Tax')
  const { status, stderr } = run(content.root)
  expect(status).toBe(1)
  expect(stderr).toBe(
    [
      'content/services/tax-planning.yml:2:1  “nmae” is not a field here. Did you mean “name”?',
      '',
      '  2 | nmae: Tax Planning',
      '    | ^^^^',
      '',
      '1 problem in 1 of 17 files',
      '',
    ].join('\n'),
  )
}, 30_000)

test('says in one sentence that it was started in the wrong folder', () => {
  expect(run(join(content.root, 'content'))).toMatchObject({
    status: 1,
    stderr: 'content:1:1  The folder is missing. Run this in the folder of the project.\n\n1 problem in 1 of 0 files\n',
  })
}, 30_000)
