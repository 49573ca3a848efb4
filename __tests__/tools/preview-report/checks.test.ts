/** @jest-environment node */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '../../../tools/preview-report/checks'
import { comparedPages } from '../../../tools/preview-report/page-changes'
import { type ContentFolder, contentFolder } from '../content/content-folder'
import { type BuiltFolder, builtFolder } from './built-folder'

let content: ContentFolder
let site: BuiltFolder
beforeEach(() => {
  content = contentFolder()
  site = builtFolder()
})
afterEach(() => {
  content.dispose()
  site.dispose()
})

/** Runs the checks on two identical states. */
function check() {
  const state = { root: content.root, folder: site.folder }
  return runChecks({ before: state, after: state, pages: [], lighthouse: false })
}

test('a safe change passes every check', async () => {
  const checks = await check()
  expect(checks.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'Delivery passed',
    'Measurement passed',
    'Editing passed',
    'Redirects passed',
    'Content passed',
    'Spelling passed',
    'Links and anchors passed',
    'Accessibility passed',
    'Page weight passed',
  ])
})

test('a check that throws fails, and the other checks still run', async () => {
  rmSync(join(site.folder, '_redirects'))
  const checks = await check()
  const links = checks.find(({ name }) => name === 'Links and anchors')
  expect(links).toMatchObject({ state: 'failed', summary: 'could not run' })
  expect(links?.findings[0]?.text).toContain('_redirects')
  expect(checks).toHaveLength(9)
})

test('a renamed page is compared with its previous version, and a removed page is not compared', () => {
  expect(
    comparedPages([
      { path: '/', change: 'changed' },
      { path: '/new', change: 'added' },
      { path: '/now', change: 'renamed', from: '/then' },
      { path: '/old', change: 'removed' },
      { path: '/then', change: 'redirected', to: '/now' },
    ]),
  ).toEqual([{ path: '/', before: '/' }, { path: '/new' }, { path: '/now', before: '/then' }])
})
