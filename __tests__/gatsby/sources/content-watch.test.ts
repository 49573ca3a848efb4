import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { watchContent } from '../../../gatsby/sources/content-watch'
import { CONTENT_COPY } from '../../../gatsby/sources/validated-copy'
import { type ContentFolder, contentFolder } from '../../content-check/content-folder'

/** The maximum time until a change is reported; it usually takes about a tenth of a second. */
const REPORT_TIMEOUT_MS = 10_000

jest.setTimeout(2 * REPORT_TIMEOUT_MS)

let content: ContentFolder
let terminal: string[]
let shown: string[]
let waitUntilIdle: () => Promise<void>
let stopWatching: (() => Promise<void>) | undefined

beforeEach(() => {
  content = contentFolder()
  terminal = []
  shown = []
  waitUntilIdle = () => Promise.resolve()
  stopWatching = undefined
})
afterEach(async () => {
  await stopWatching?.()
  content.dispose()
})

function watch(): Promise<void> {
  const print = (text?: string) => void terminal.push(text ?? '')
  const reporter = { info: print, log: print, success: print, warn: print }
  const problems = { show: (text: string) => void shown.push(text) }
  return watchContent(content.root, { reporter, problems, waitUntilIdle: () => waitUntilIdle() }).then((stop) => {
    stopWatching = stop
  })
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + REPORT_TIMEOUT_MS
  while (!condition()) {
    if (Date.now() > deadline)
      throw new Error(`The condition was not met in time. Terminal output: ${terminal.join('\n')}`)
    await new Promise((done) => setTimeout(done, 20))
  }
}

const copied = (path: string) => readFileSync(join(content.root, CONTENT_COPY, path), 'utf8')
const service = 'services/tax-planning.yml'

test('with valid content, the site starts immediately and nothing is reported', async () => {
  await watch()
  expect(terminal).toEqual([])
  expect(shown).toEqual([''])
})

test('with invalid content, the site does not start until the content is fixed', async () => {
  content.replace(service, 'name: Tax Planning', 'nam: Tax Planning')
  let started = false
  const start = watch().then(() => {
    started = true
  })
  await until(() => terminal.includes('The site will start as soon as the content is valid'))
  expect(terminal[0]).toContain(`content/${service}:`)
  expect(started).toBe(false)
  content.replace(service, 'nam: Tax Planning', 'name: Tax Planning')
  await start
  expect(terminal.at(-1)).toBe('The content is valid again')
})

test('placeholders are not reported', async () => {
  content.replace(service, 'name: Tax Planning', 'name: "To write: short name"')
  await watch()
  expect(copied(service)).toContain('To write')
  expect(terminal).toEqual([])
})

test('a valid change is copied', async () => {
  await watch()
  content.replace(service, 'name: Tax Planning', 'name: Taxes')
  await until(() => copied(service).includes('"name":"Taxes"'))
})

test('an invalid change is reported with the same text in the terminal and the browser, and the copy is unchanged', async () => {
  await watch()
  content.replace(service, 'name: Tax Planning', 'nam: Tax Planning')
  await until(() => shown.length === 2)
  expect(shown[1]).toContain(`content/${service}:`)
  expect(terminal).toEqual([`\n${shown[1] ?? ''}\n`])
  expect(copied(service)).toContain('"name":"Tax Planning"')
})

test('fixing the content clears the report', async () => {
  await watch()
  content.replace(service, 'name: Tax Planning', 'nam: Tax Planning')
  await until(() => shown.length === 2)
  content.replace(service, 'nam: Tax Planning', 'name: Tax Planning')
  await until(() => shown.length === 3)
  expect(shown[2]).toBe('')
  expect(terminal.at(-1)).toBe('The content is valid again')
})

test('a change that is saved while Gatsby processes the previous change waits until Gatsby is idle', async () => {
  let isIdle = false
  waitUntilIdle = () => until(() => isIdle)
  await watch()
  content.replace(service, 'name: Tax Planning', 'name: Taxes')
  await new Promise((done) => setTimeout(done, 500))
  expect(copied(service)).toContain('"name":"Tax Planning"')
  isIdle = true
  await until(() => copied(service).includes('"name":"Taxes"'))
})
