// The teams that must approve changes to files, according to GitHub's rules for CODEOWNERS.
import { readFileSync } from 'node:fs'

interface Rule {
  pattern: string
  owners: readonly string[]
}

const RULES: readonly Rule[] = readFileSync('.github/CODEOWNERS', 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [pattern = '', ...owners] = line.split(/\s+/)
    return { pattern, owners }
  })

/** Whether a pattern matches a file. Supports only the kinds of patterns in use: everything, a folder, one file. */
function covers(pattern: string, file: string): boolean {
  if (pattern === '*') return true
  if (!/^\/[\w./-]+$/.test(pattern)) throw new Error(`${pattern} is a kind of pattern that this test does not support`)
  return pattern.endsWith('/') ? `/${file}`.startsWith(pattern) : `/${file}` === pattern
}

/** The owners of a file: those of the last line that matches it. */
const ownersOf = (file: string) => RULES.findLast(({ pattern }) => covers(pattern, file))?.owners

test.each([
  'content/integrations.yml',
  'content/redirects.yml',
  '.github/CODEOWNERS',
  '.github/workflows/test.yml',
  '.github/dependabot.yml',
  'deploy/nginx.conf',
  'package.json',
  'package-lock.json',
  '.npmrc',
  'netlify.toml',
  'content-model/integrations.ts',
])('only engineering approves changes to %s', (file) => {
  expect(ownersOf(file)).toEqual(['@example/engineering'])
})

test.each(['content/site.yml', 'content/brand.yml', 'content/pages/home.yml'])(
  'editors approve changes to %s',
  (file) => {
    expect(ownersOf(file)).toEqual(['@example/editors'])
  },
)

test.each(['privacy', 'terms', 'cookies'])('the legal team approves changes to the page %s', (page) => {
  expect(ownersOf(`content/pages/${page}.yml`)).toEqual(['@example/legal'])
})

test('every line has one owner, because with two, the approval of either would be enough', () => {
  expect(RULES.filter(({ owners }) => owners.length !== 1)).toEqual([])
})
