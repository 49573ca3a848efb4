/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { checkContent } from '../../../tools/content/check'
import { contentTree } from '../../factories/content'
import { contentFolder, type ContentFolder } from './content-folder'

/** The number of files in the minimal valid content. */
const FILES = Object.keys(contentTree()).length

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

function run(command: 'new' | 'rename' | 'format', ...words: string[]) {
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
    const text = content.read('services/fee-benchmarking.yml')
    run('format')
    expect(content.read('services/fee-benchmarking.yml')).toBe(text)
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

test(
  'formatting preserves the comments and values of a file',
  () => {
    const messy = `# First\nquote:   'They listened.'   # repeated\nauthor: "B. Client"\n\n\n\n# Before the title\ntitle: Advisor\nrating:    5\norder: 1\n# Last`
    content.write('testimonials/b-client.yml', messy)
    expect(run('format')).toMatchObject({ status: 0 })
    const text = content.read('testimonials/b-client.yml')
    expect(text).toBe(
      '# First\nquote: "They listened." # repeated\nauthor: "B. Client"\n\n# Before the title\ntitle: Advisor\nrating: 5\norder: 1\n# Last\n',
    )
    expect(parse(text)).toEqual(parse(messy))
    expect(run('format').stdout).toBe(`Formatted 0 of ${FILES} files\n`)
  },
  COMMAND_TIMEOUT_MS,
)

test(
  'formatting reports a broken file without changing it, and formats the others',
  () => {
    content.replace('site.yml', 'name: Sample', 'name: "Sample')
    content.write('statistics.yml', content.read('statistics.yml').replace('key: ', 'key:   '))
    const before = content.read('site.yml')
    const { status, stderr } = run('format')
    expect(status).toBe(1)
    expect(stderr).toContain('Formatted content/statistics.yml\n')
    expect(stderr).toContain('content/site.yml:1:7  The text begins with a double quote (") that is never closed.')
    expect(stderr).not.toMatch(/^ +at /m)
    expect(content.read('site.yml')).toBe(before)
  },
  COMMAND_TIMEOUT_MS,
)
