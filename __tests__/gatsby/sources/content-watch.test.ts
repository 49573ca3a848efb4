/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_MIRROR } from '../../../gatsby/sources/validated-copy'
import { watchContent } from '../../../gatsby/sources/content-watch'
import { contentFolder, type ContentFolder } from '../../tools/content/content-folder'

/** The most that a change may take to be told, in milliseconds; it takes about a tenth of a second. */
const TOLD = 10_000

jest.setTimeout(2 * TOLD)

let content: ContentFolder
let terminal: string[]
let shown: string[]
let rested: () => Promise<void>
let end: (() => Promise<void>) | undefined

beforeEach(() => {
  content = contentFolder()
  terminal = []
  shown = []
  rested = () => Promise.resolve()
  end = undefined
})
afterEach(async () => {
  await end?.()
  content.dispose()
})

function watch(): Promise<void> {
  const say = (text?: string) => void terminal.push(text ?? '')
  const reporter = { info: say, log: say, success: say, warn: say }
  const problems = { show: (text: string) => void shown.push(text) }
  return watchContent(content.root, { reporter, problems, atRest: () => rested() }).then((stop) => {
    end = stop
  })
}

async function until(isSo: () => boolean): Promise<void> {
  const latest = Date.now() + TOLD
  while (!isSo()) {
    if (Date.now() > latest) throw new Error(`It did not come to be. The terminal says: ${terminal.join('\n')}`)
    await new Promise((done) => setTimeout(done, 20))
  }
}

const mirrored = (path: string) => readFileSync(join(content.root, CONTENT_MIRROR, path), 'utf8')
const service = 'services/tax-planning.yml'

test('with right content, the site starts at once and nothing is told', async () => {
  await watch()
  expect(terminal).toEqual([])
  expect(shown).toEqual([''])
})

test('with broken content, the site waits until it is mended', async () => {
  content.replace(service, 'name: Tax Planning', 'nam: Tax Planning')
  let started = false
  const start = watch().then(() => {
    started = true
  })
  await until(() => terminal.includes('The site starts by itself as soon as the content is right'))
  expect(terminal[0]).toContain(`content/${service}:`)
  expect(started).toBe(false)
  content.replace(service, 'nam: Tax Planning', 'name: Tax Planning')
  await start
  expect(terminal.at(-1)).toBe('The content is right again')
})

test('a right save reaches the mirror', async () => {
  await watch()
  content.replace(service, 'name: Tax Planning', 'name: Taxes')
  await until(() => mirrored(service).includes('name: Taxes'))
})

test('a broken save is told in the same words to the terminal and the browser, and the mirror stays', async () => {
  await watch()
  content.replace(service, 'name: Tax Planning', 'nam: Tax Planning')
  await until(() => shown.length === 2)
  expect(shown[1]).toContain(`content/${service}:`)
  expect(terminal).toEqual([`\n${shown[1] ?? ''}\n`])
  expect(mirrored(service)).toContain('name: Tax Planning')
})

test('a mended save takes the report away', async () => {
  await watch()
  content.replace(service, 'name: Tax Planning', 'nam: Tax Planning')
  await until(() => shown.length === 2)
  content.replace(service, 'nam: Tax Planning', 'name: Tax Planning')
  await until(() => shown.length === 3)
  expect(shown[2]).toBe('')
  expect(terminal.at(-1)).toBe('The content is right again')
})

test('what is saved while Gatsby works on the last change waits for it', async () => {
  let isAtRest = false
  rested = () => until(() => isAtRest)
  await watch()
  content.replace(service, 'name: Tax Planning', 'name: Taxes')
  await new Promise((done) => setTimeout(done, 500))
  expect(mirrored(service)).toContain('name: Tax Planning')
  isAtRest = true
  await until(() => mirrored(service).includes('name: Taxes'))
})
