/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashSource } from '../../../gatsby/output/hash-source'
import type { Allowlist } from '../../../gatsby/output/page-check'
import { PageChecks } from '../../../gatsby/output/page-checks'

const STYLES = hashSource('sha256', 'a{}')
const ALLOWLIST: Allowlist = {
  startScript: 'start()',
  scripts: new Map(),
  styles: new Set([STYLES]),
  formAction: undefined,
}
const PAGE = {
  file: 'about/index.html',
  html: '<!DOCTYPE html><html><head><style>a{}</style></head><body></body></html>',
}

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checks-'))
  file = join(folder, '.cache/checked-pages.json')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Checks a page as a build does. */
function check(page = PAGE, allowlist = ALLOWLIST): string[] {
  const checks = new PageChecks(allowlist, file)
  const styles = checks.check(page)
  checks.save()
  return styles
}

test('a page that passed in the last build is not parsed again', () => {
  expect(check()).toEqual([STYLES])
  writeFileSync(file, readFileSync(file, 'utf8').replace(STYLES, 'recorded'))
  expect(check()).toEqual(['recorded'])
})

test('a page that has changed since the last build is checked', () => {
  check()
  expect(() => check({ ...PAGE, html: PAGE.html.replace('<body>', '<body onload="attack()">') })).toThrow(
    'public/about/index.html has an event handler',
  )
})

test('a page is checked again when the build allows less than the last one', () => {
  check()
  expect(() => check(PAGE, { ...ALLOWLIST, styles: new Set() })).toThrow('styles that the build did not record')
})

test('a redirect is not taken for a page with the same text', () => {
  check()
  expect(() => check({ ...PAGE, redirectsTo: '/team' } as typeof PAGE)).toThrow('styles')
})

test('pages are checked if the record of the last build is incomplete', () => {
  check()
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -3))
  expect(check()).toEqual([STYLES])
})
