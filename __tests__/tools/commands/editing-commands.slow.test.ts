import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkContent } from '../../../content-check/check'
import { formatYaml } from '../../../content-check/write/edit-yaml'
import { contentForEachTest, TEXTS } from '../../content-check/content-folder'
import { positionIn } from '../../content-check/mistakes'

const content = contentForEachTest()

function run(command: 'check' | 'new' | 'rename' | 'firm' | 'format', ...words: string[]) {
  const project = resolve('.')
  const { status, stdout, stderr } = spawnSync(
    join(project, 'node_modules/.bin/tsx'),
    [join(project, `tools/commands/${command}-command.ts`), ...words],
    { cwd: content.root, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

function commitAll() {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  for (const words of ['init --quiet --initial-branch main', 'add --all', 'commit --quiet --message Begin'])
    spawnSync('git', [...identity, ...words.split(' ')], { cwd: content.root })
}

test('checking prints one line if there are no problems, and otherwise the problems without a stack trace', () => {
  const { size } = TEXTS
  const summary = (errors: string) => `Checked ${size} files: ${errors}, no warnings\n`
  expect(run('check')).toEqual({ status: 0, stdout: summary('no errors'), stderr: '' })
  content.replace('services/tax-planning.yml', 'name: Tax', 'nmae: Tax')
  const at = positionIn(content.read('services/tax-planning.yml'), '‸nmae')
  const [line = ''] = at.split(':')
  const problem = `content/services/tax-planning.yml:${at}  “nmae” is not a field here. Did you mean “name”?`
  const stderr = `${problem}\n\n  ${line} | nmae: Tax Planning\n  ${' '.repeat(line.length)} | ^^^^\n\n${summary('1 error')}`
  expect(run('check')).toEqual({ status: 1, stdout: '', stderr })
})

test('checking first lists published addresses that neither exist nor redirect', () => {
  commitAll()
  content.remove('jobs/consultant.yml')
  content.write('redirects.yml', '- from: /about/team\n  to: /about\n')
  content.write('site.yml', `${content.read('site.yml')}show:\n  team: false\n  careers: false\n`)
  const { stdout, stderr } = run('check')
  expect(stdout + stderr).toMatch(
    /^content\/pages\/careers\.yml:1:1 {2}Warning: Visitors know the address “\/careers”, which would lead nowhere\. If/,
  )
  expect(stdout + stderr).not.toContain('address “/about/team”')
})

test('with --help, a command says what it does, and does nothing else', () => {
  content.write('site.yml', 'name: [')
  const stdout = 'npm run content:check: checks content/ and lists every problem with file, line, and column\n'
  expect(run('check', '--help')).toEqual({ status: 0, stdout, stderr: '' })
})

test('creating an entry prints the path of its file, which is already formatted', () => {
  const { status, stdout } = run('new', 'service', 'Fee Benchmarking')
  expect(status).toBe(0)
  expect(stdout).toBe(
    [
      'Wrote content/services/fee-benchmarking.yml',
      'Its addresses: /services/fee-benchmarking, /counseling/fee-benchmarking',
      'It is a draft. Comments in the file explain how to complete it.',
      '',
    ].join('\n'),
  )
  const text = content.read('services/fee-benchmarking.yml')
  expect(formatYaml(text)).toBe(text)
})

test('renaming prints the changes', () => {
  commitAll()
  expect(run('rename', 'service', 'tax-planning', 'tax-strategy')).toMatchObject({
    status: 0,
    stdout: [
      'Removed content/services/tax-planning.yml',
      ...['pages/home', 'pages/services', 'site', 'redirects', 'services/tax-strategy'].map(
        (path) => `Wrote content/${path}.yml`,
      ),
      '/services/tax-planning now redirects to /services/tax-strategy',
      '',
    ].join('\n'),
  })
  expect(existsSync(join(content.root, 'content/services/tax-planning.yml'))).toBe(false)
  expect(checkContent(content.root).problems).toEqual([])
})

test('files are formatted, except those with mistakes', () => {
  const before = content.read('site.yml').replace(': ', ':   ')
  content.write('site.yml', before)
  content.write('statistics.yml', 'a:   "b')
  expect(run('format').stdout).toBe(
    'Formatted 1 content file\ncontent/site.yml\nSkipped 1 file with errors or warnings. Run “npm run content:check”, correct what it lists, and format again:\ncontent/statistics.yml\n',
  )
  expect(content.read('site.yml')).toBe(formatYaml(before))
  expect(content.read('statistics.yml')).toBe('a:   "b')
})

test.each([
  ['a number loses its zeros', 'statistics.yml', /value: .*/, 'value: 02134'],
  [
    'a field becomes a part of the text above',
    'services/tax-planning.yml',
    /summary: (.*)/,
    'summary: >-\n  $1\n  searchTitle: Tax',
  ],
])('formatting does not hide that %s', (_, path, pattern, mistake) => {
  content.write(path, content.read(path).replace(pattern, mistake))
  const { stdout, stderr } = run('check')
  run('format')
  expect(run('check')).toMatchObject({ stdout, stderr })
})

describe('the content of a new firm', () => {
  const FIRM = ['--name', 'Harbour & Lane', '--url', 'https://harbour.example', '--email', 'hello@harbour.example']
  const PLACE = ['--phone', '+44 20 7946 0142', ...'--language en-GB --time-zone Europe/London --country GB'.split(' ')]

  test('is written and formatted, and the tests and the words of the sample content are removed', () => {
    content.write('../__tests__/sample/sample.test.ts', 'test')
    content.write('../spelling-words.txt', '# Industry\nparaplanner\n')
    commitAll()
    content.write('notes.yml', 'new')
    expect(run('firm', ...FIRM, ...PLACE).stderr).toMatch(
      /:\n {2}content\/notes\.yml\nCommit them first, or add the option --yes\.\n$/,
    )
    const { status, stdout } = run('firm', ...FIRM, ...PLACE, '--yes')
    expect(status).toBe(0)
    expect(content.files()).not.toContain('notes.yml')
    expect(stdout).toMatch(/^The content is now your firm’s\./)
    expect(checkContent(content.root).problems.filter(({ kind }) => kind !== 'placeholder')).toEqual([])
    expect(content.files('jobs')).toEqual([])
    expect(existsSync(join(content.root, '__tests__/sample/sample.test.ts'))).toBe(false)
    expect(content.read('../spelling-words.txt').replace(/^#.*\n/gm, '')).toBe('')
    expect(run('format').stdout).toBe('Formatted 0 content files\n')
  })

  test('is not written with missing or invalid facts, which are named with examples', () => {
    commitAll()
    const before = content.read('site.yml')
    const { status, stderr } = run('firm', ...FIRM.slice(0, 2), '--url', 'https://a.example/', ...PLACE)
    expect(status).toBe(2)
    expect(stderr.split('\n')).toEqual([
      'Nothing was changed. Add these options, as in the examples, after npm run firm:new --',
      expect.stringMatching(
        /^--url "https:\/\/www\.example\.com": “https:\/\/a\.example\/” must be the site’s address.*[^.]\.$/,
      ),
      '--email "hello@example.com": is missing.',
      '',
    ])
    expect(content.read('site.yml')).toBe(before)
  })
})
