// Protection against compromised and vulnerable packages: npm settings and Dependabot.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const update = z.object({
  'package-ecosystem': z.string(),
  directory: z.string(),
  schedule: z.object({ interval: z.string() }),
  cooldown: z.object({ 'default-days': z.number() }),
  groups: z.record(z.string(), z.object({ patterns: z.array(z.string()) })),
  ignore: z.array(z.object({ 'dependency-name': z.string(), versions: z.array(z.string()) })).optional(),
})
const packageFile = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})

const read = (file: string) => readFileSync(file, 'utf8')
const { updates } = z.object({ updates: z.array(update) }).parse(parse(read('.github/dependabot.yml')))
const { dependencies, devDependencies } = packageFile.parse(JSON.parse(read('package.json')))
const lock = read('package-lock.json')

test('packages run no code during installation', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true')
})

test('the lock file pins every package by its hash, and names no registry', () => {
  expect(read('.npmrc').split('\n')).toContain('omit-lockfile-registry-resolved=true')
  expect(lock).not.toMatch(/"resolved"|https?:\/\/registry\./)
})

test('Dependabot updates packages and actions weekly, in groups, once versions are a week old', () => {
  expect(updates.map((one) => one['package-ecosystem'])).toEqual(['npm', 'github-actions'])
  for (const { directory, schedule, cooldown, groups } of updates) {
    expect([directory, schedule.interval]).toEqual(['/', 'weekly'])
    expect(cooldown['default-days']).toBeGreaterThanOrEqual(7)
    expect(Object.values(groups).at(-1)?.patterns).toEqual(['*'])
  }
})

test('packages that Dependabot ignores are in use, and the decision record explains why they are held back', () => {
  const record = read('docs/decisions/0010-versions-and-overrides.md')
  const [held = ''] = record.split('Overrides:')
  const ignored = updates.flatMap(({ ignore = [] }) => ignore.map((one) => one['dependency-name']))
  expect(ignored.filter((name) => !(name in { ...dependencies, ...devDependencies }))).toEqual([])
  expect(ignored.filter((name) => !held.includes(name))).toEqual([])
})
