/** @jest-environment node */
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_COPY, copyValidContent } from '../../../gatsby/sources/validated-copy'
import { type ContentFolder, contentFolder } from '../../tools/content/content-folder'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

const at = (path: string) => join(content.root, CONTENT_COPY, path)
const service = 'services/tax-planning.yml'

test('valid content is copied', async () => {
  expect((await copyValidContent(content.root)).problems).toEqual([])
  expect(readFileSync(at(service))).toEqual(readFileSync(join(content.root, 'content', service)))
})

test('a single error prevents all content from being copied', async () => {
  await copyValidContent(content.root)
  content.replace('site.yml', 'name: ', 'nam: ')
  content.replace(service, 'name: Tax Planning', 'name: Taxes')
  expect((await copyValidContent(content.root)).problems).not.toEqual([])
  expect(readFileSync(at(service), 'utf8')).toContain('name: Tax Planning')
})

test('a deleted file is removed from the copy', async () => {
  content.write('jobs/second-job.yml', readFileSync(join(content.root, 'content/jobs/consultant.yml')))
  await copyValidContent(content.root)
  expect(existsSync(at('jobs/second-job.yml'))).toBe(true)
  content.remove('jobs/second-job.yml')
  await copyValidContent(content.root)
  expect(existsSync(at('jobs/second-job.yml'))).toBe(false)
})

test('an unchanged file is not written again', async () => {
  await copyValidContent(content.root)
  const before = statSync(at(service)).mtimeMs
  content.replace('site.yml', 'name: ', 'name: New ')
  await copyValidContent(content.root)
  expect(statSync(at(service)).mtimeMs).toBe(before)
})

test('missing content is reported as a problem, and the copy is unchanged', async () => {
  await copyValidContent(content.root)
  rmSync(join(content.root, 'content'), { recursive: true })
  expect((await copyValidContent(content.root)).problems).toHaveLength(1)
  expect(existsSync(at(service))).toBe(true)
})
