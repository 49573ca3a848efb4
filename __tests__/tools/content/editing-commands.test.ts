/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkContent } from '../../../tools/content/check'
import { type ContentFolder, contentFolder } from './content-folder'

/** Each command starts its own process. */
const COMMAND_TIMEOUT_MS = 30_000

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
  copyFileSync('.prettierrc.json', join(content.root, '.prettierrc.json'))
})
afterEach(() => {
  content.dispose()
})

function run(command: 'new' | 'rename', ...words: string[]) {
  const project = resolve('.')
  return spawnSync(
    join(project, 'node_modules/.bin/tsx'),
    [join(project, `tools/content/commands/${command}-command.ts`), ...words],
    { cwd: content.root, encoding: 'utf8' },
  )
}

test(
  'creating an entry prints the path of its file, which is already formatted',
  () => {
    const { status, stdout } = run('new', 'service', 'Fee Benchmarking')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Wrote content\/services\/fee-benchmarking\.yml\n/)
    expect(stdout).toContain('It will be shown on: /services/fee-benchmarking, /counseling/fee-benchmarking\n')
    expect(checkContent(content.root).problems).toEqual([])
    const file = join(content.root, 'content/services/fee-benchmarking.yml')
    expect(spawnSync(resolve('node_modules/.bin/prettier'), ['--check', file]).status).toBe(0)
  },
  COMMAND_TIMEOUT_MS,
)

test(
  'creating an entry does not overwrite an existing file, and prints no stack trace',
  () => {
    const before = content.read('services/tax-planning.yml')
    const { status, stdout, stderr } = run('new', 'service', 'Tax Planning')
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'content/services/tax-planning.yml already exists. Nothing was changed. Edit that file, or choose another title.\n',
    })
    expect(content.read('services/tax-planning.yml')).toBe(before)
  },
  COMMAND_TIMEOUT_MS,
)

test(
  'renaming prints the changes',
  () => {
    expect(run('rename', 'service', 'tax-planning', 'tax-strategy')).toMatchObject({
      status: 0,
      stdout: [
        'Moved content/services/tax-planning.yml to content/services/tax-strategy.yml',
        'Changed content/pages/home.yml',
        'Changed content/pages/services.yml',
        'Changed content/site.yml',
        'Changed content/redirects.yml',
        '/services/tax-planning now redirects to /services/tax-strategy',
        '',
      ].join('\n'),
    })
    expect(existsSync(join(content.root, 'content/services/tax-planning.yml'))).toBe(false)
    expect(checkContent(content.root).problems).toEqual([])
  },
  COMMAND_TIMEOUT_MS,
)
