import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { watchContent } from '../../../gatsby/sources/content-watch'
import { CONTENT_COPY } from '../../../gatsby/sources/content-copy'
import { contentForEachTest } from '../../content-check/content-folder'
import { serviceContent } from '../../factories/content'

const content = contentForEachTest()
let terminal: string[]
let shown: string[]
let isIdle: boolean
let stopWatching: () => Promise<void>

beforeEach(() => {
  terminal = []
  shown = []
  isIdle = true
})
afterEach(() => stopWatching())

async function watch(): Promise<void> {
  const print = (text?: string) => void terminal.push(text ?? '')
  const reporter = { info: print, log: print, success: print, warn: print }
  const problems = { show: (text: string) => void shown.push(text) }
  const waitUntilIdle = () => until(() => isIdle)
  stopWatching = await watchContent(content.root, { reporter, problems, waitUntilIdle })
}

/** Waits until a condition is met, or else until the test times out. It usually takes about a tenth of a second. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((done) => setTimeout(done, 20))
}

const service = 'services/tax-planning.yml'
const copied = () => readFileSync(join(content.root, CONTENT_COPY, service), 'utf8')
const breakName = () => {
  content.replace(service, 'name: Tax Planning', 'nam: Tax Planning')
}
const fixName = () => {
  content.replace(service, 'nam: Tax Planning', 'name: Tax Planning')
}

test('with valid content, the site starts immediately, and nothing is reported, not even a placeholder', async () => {
  content.replace(service, 'name: Tax Planning', 'name: "To write: short name"')
  await watch()
  expect(copied()).toContain('To write')
  expect([terminal, shown]).toEqual([[], ['']])
})

test('with invalid content, the site does not start until the content is fixed', async () => {
  breakName()
  let started = false
  const start = watch().then(() => {
    started = true
  })
  await until(() => terminal.includes('The site will start as soon as the content is valid'))
  expect(terminal[0]).toContain(`content/${service}:`)
  expect(started).toBe(false)
  fixName()
  await start
  expect(terminal.at(-1)).toBe('The content is valid again')
})

test('after the start, a mistake is reported in the terminal and on the pages, which keep the last valid content', async () => {
  await watch()
  breakName()
  await until(() => shown.length > 1)
  expect(copied()).toContain('"name":"Tax Planning"')
  expect(terminal).toEqual([`\n${shown[1]}\n`])
  expect(shown[1]).toContain(`content/${service}:`)
  fixName()
  await until(() => shown.length > 2)
  content.replace(service, 'name: Tax Planning', 'name: Taxes')
  await until(() => shown.length > 3)
  expect(terminal.slice(1)).toEqual(['The content is valid again'])
  expect(shown.slice(2)).toEqual(['', ''])
})

test('a warning is printed once, not again after each change, but again when it comes back', async () => {
  const addUnlisted = () => {
    content.write('services/lending.yml', stringify(serviceContent({ title: 'Lending', description: 'Lending.' })))
  }
  addUnlisted()
  await watch()
  content.replace(service, 'name: Tax Planning', 'name: Taxes')
  await until(() => shown.length > 1)
  expect(copied()).toContain('"name":"Taxes"')
  const warning: unknown = expect.stringContaining('“lending”')
  expect([terminal, shown]).toEqual([[warning], ['', '']])
  content.remove('services/lending.yml')
  await until(() => shown.length > 2)
  addUnlisted()
  await until(() => shown.length > 3)
  expect(terminal).toEqual([warning, 'The content is valid again', warning])
})

test('a valid change is copied, but not while Gatsby processes the previous change', async () => {
  isIdle = false
  await watch()
  content.replace(service, 'name: Tax Planning', 'name: Taxes')
  await new Promise((done) => setTimeout(done, 500))
  expect(copied()).toContain('"name":"Tax Planning"')
  isIdle = true
  await until(() => copied().includes('"name":"Taxes"'))
})
