/** @jest-environment node */
// Who must approve a change of a file, by GitHub's rules for CODEOWNERS.
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

/** Whether a pattern covers a file, for the kinds of pattern that the file has: everything, a folder, one file. */
function covers(pattern: string, file: string): boolean {
  if (pattern === '*') return true
  if (!/^\/[\w./-]+$/.test(pattern)) throw new Error(`${pattern} is a kind of pattern that this test can’t read`)
  return pattern.endsWith('/') ? `/${file}`.startsWith(pattern) : `/${file}` === pattern
}

/** The owners of a file: those of the last line that matches it. */
const ownersOf = (file: string) => RULES.findLast(({ pattern }) => covers(pattern, file))?.owners

test.each([
  'content/delivery.yml',
  'content/redirects.yml',
  '.github/CODEOWNERS',
  '.github/workflows/test.yml',
  '.github/dependabot.yml',
  'deploy/nginx.conf',
  'package.json',
  'package-lock.json',
  '.npmrc',
  'netlify.toml',
  'src/content-model/delivery.ts',
])('engineering alone approves a change of %s', (file) => {
  expect(ownersOf(file)).toEqual(['@example/engineering'])
})

test.each(['content/site.yml', 'content/pages/home.yml'])('editors approve a change of %s', (file) => {
  expect(ownersOf(file)).toEqual(['@example/editors'])
})

test.each(['privacy', 'terms', 'cookies'])('the legal team approves a change of the page %s', (page) => {
  expect(ownersOf(`content/pages/${page}.yml`)).toEqual(['@example/legal'])
})

test('every line has one owner, because either of two could approve alone', () => {
  expect(RULES.filter(({ owners }) => owners.length !== 1)).toEqual([])
})
