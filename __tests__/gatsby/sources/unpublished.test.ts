/** @jest-environment node */
import { join } from 'node:path'
import { ignoredContent, isPreview } from '../../../gatsby/sources/unpublished'
import { type ContentFolder, contentFolder } from '../../tools/content/content-folder'

const NOW = new Date('2026-11-15T12:00:00Z')
const VISITORS = { NODE_ENV: 'production' }

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

/** Whether a build ignores a content file. */
function isIgnored(path: string, environment = VISITORS): boolean {
  const folder = join(content.root, 'content')
  return ignoredContent(folder, environment, NOW).some((ignores) => ignores(join(folder, path)))
}

function append(path: string, line: string): void {
  content.write(path, `${content.read(path)}${line}\n`)
}

test.each(['services/tax-planning.yml', 'team/ada-sample.yml', 'jobs/consultant.yml', 'testimonials/b-client.yml'])(
  'a build for visitors reads %s, but ignores it as a draft',
  (path) => {
    expect(isIgnored(path)).toBe(false)
    append(path, 'draft: true')
    expect(isIgnored(path)).toBe(true)
  },
)

test('a build for visitors ignores entries that are not yet published or are already closed', () => {
  append('services/tax-planning.yml', 'publishOn: "2026-11-16"')
  append('jobs/consultant.yml', 'closesOn: "2026-11-14"')
  expect(isIgnored('services/tax-planning.yml')).toBe(true)
  expect(isIgnored('jobs/consultant.yml')).toBe(true)
})

test('a preview reads drafts', () => {
  append('services/tax-planning.yml', 'draft: true')
  expect(isIgnored('services/tax-planning.yml', { NODE_ENV: 'development' })).toBe(false)
})

test('files that are not entries are never ignored', () => {
  for (const path of ['', 'services', 'site.yml', 'pages/home.yml', 'team/portrait.jpg']) {
    expect(isIgnored(path)).toBe(false)
  }
})

test('gatsby develop and builds with GATSBY_PREVIEW=true are previews', () => {
  expect(isPreview({ NODE_ENV: 'development' })).toBe(true)
  expect(isPreview({ NODE_ENV: 'production', GATSBY_PREVIEW: 'true' })).toBe(true)
  expect(isPreview({ NODE_ENV: 'production' })).toBe(false)
  expect(isPreview({ NODE_ENV: 'production', GATSBY_PREVIEW: 'false' })).toBe(false)
})
