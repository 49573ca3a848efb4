import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { type Environment, isPreview } from '../../../gatsby/sources/preview'
import { CONTENT_COPY, copyValidContent, rejectInvalidContent } from '../../../gatsby/sources/validated-copy'
import { type ContentFolder, contentFolder } from '../../content-check/content-folder'
import { serviceContent } from '../../factories/content'

const reporter = { panic: jest.fn<never, [unknown]>(), warn: jest.fn() }

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
  jest.resetAllMocks()
})

const at = (path: string) => join(content.root, CONTENT_COPY, path)
const service = 'services/tax-planning.yml'

/** Adds a line to a file of the content. */
function append(path: string, line: string): void {
  content.write(path, `${content.read(path)}${line}\n`)
}

test('valid content is copied as JSON, with the values of the content model', async () => {
  content.replace(service, 'name: Tax Planning', 'name: 2024-02-31')
  content.replace(service, 'summary: ', 'summary: >\n  ')
  expect((await copyValidContent(content.root)).problems).toEqual([])
  const copied: unknown = JSON.parse(readFileSync(at(service), 'utf8'))
  expect(copied).toEqual({ ...serviceContent(), name: '2024-02-31' })
})

test.each([
  ['services/tax-planning.yml', 'draft: true'],
  ['services/tax-planning.yml', 'publishOn: 2999-01-01'],
  ['jobs/consultant.yml', 'closesOn: 2001-01-01'],
])('%s with “%s” is copied only for a preview', async (path, line) => {
  content.write(
    'services/estate-planning.yml',
    stringify(serviceContent({ title: 'Estates', description: 'Estates.' })),
  )
  for (const file of ['site.yml', 'pages/home.yml', 'pages/services.yml'])
    content.write(file, content.read(file).replaceAll('- tax-planning', '- estate-planning'))
  append(path, line)
  await copyValidContent(content.root, { NODE_ENV: 'production', GATSBY_PREVIEW: 'true' })
  expect(existsSync(at(path))).toBe(true)
  await copyValidContent(content.root, { NODE_ENV: 'production' })
  expect(existsSync(at(path))).toBe(false)
})

test('gatsby develop and builds with GATSBY_PREVIEW=true are previews', () => {
  expect(isPreview({ NODE_ENV: 'development' })).toBe(true)
  expect(isPreview({ NODE_ENV: 'production', GATSBY_PREVIEW: 'true' })).toBe(true)
  expect(isPreview({ NODE_ENV: 'production' })).toBe(false)
  expect(isPreview({ NODE_ENV: 'production', GATSBY_PREVIEW: 'false' })).toBe(false)
})

test('a single error prevents all content from being copied', async () => {
  await copyValidContent(content.root)
  content.replace('site.yml', 'name: ', 'nam: ')
  content.replace(service, 'name: Tax Planning', 'name: Taxes')
  expect((await copyValidContent(content.root)).problems).not.toEqual([])
  expect(readFileSync(at(service), 'utf8')).toContain('"name":"Tax Planning"')
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

/** Returns the message with which a build stops, or `undefined` if it continues. */
async function panicOf(root: string, environment: Environment = {}): Promise<string | undefined> {
  let message: string | undefined
  reporter.panic.mockImplementation((reason) => {
    message = String(reason)
    throw new Error('The build stops here')
  })
  try {
    await rejectInvalidContent(root, reporter, environment)
  } catch (error) {
    if (message === undefined) throw error
  }
  return message
}

test('a build with valid content continues', async () => {
  expect(await panicOf(content.root)).toBeUndefined()
})

test('a build with invalid content stops and prints every problem of every file', async () => {
  content.replace('services/tax-planning.yml', 'name: Tax Planning', 'nam: Tax Planning')
  content.replace('team/ada-sample.yml', 'email: ada@example.com', 'email: ada')
  content.remove('statistics.yml')
  const message = await panicOf(content.root)
  expect(message).toMatch(/content\/services\/tax-planning\.yml:\d+:\d+ /)
  expect(message).toMatch(/content\/team\/ada-sample\.yml:\d+:\d+ /)
  expect(message).toMatch(/content\/statistics\.yml:\d+:\d+ /)
  expect(message).toMatch(/Checked \d+ files: \d+ errors, no warnings$/)
})

test('a build with only warnings prints them and continues', async () => {
  content.write(
    'services/lending.yml',
    stringify(serviceContent({ title: 'Lending Services', description: 'Lending.' })),
  )
  expect(await panicOf(content.root)).toBeUndefined()
  expect(reporter.warn).toHaveBeenCalledWith(expect.stringMatching(/Warning: .*“lending”[^]*no errors, 1 warning$/))
})

describe('content with a placeholder', () => {
  beforeEach(() => {
    content.replace('services/tax-planning.yml', 'name: Tax Planning', 'name: "To write: short name"')
  })

  test('stops a build for visitors, which lists it and explains how to see the site', async () => {
    const message = await panicOf(content.root, { NODE_ENV: 'production' })
    expect(message).toMatch(/1 placeholder, by file[^]*services\/tax-planning\.yml\n +\d+ \| Short name\n/)
    expect(message).toMatch(/npm run develop shows the site .* GATSBY_PREVIEW=true npm start$/)
  })

  test('does not stop a preview, which prints it as a warning', async () => {
    expect(await panicOf(content.root, { NODE_ENV: 'production', GATSBY_PREVIEW: 'true' })).toBeUndefined()
    expect(reporter.warn).toHaveBeenCalledWith(expect.stringMatching(/1 placeholder, by file/))
  })
})
