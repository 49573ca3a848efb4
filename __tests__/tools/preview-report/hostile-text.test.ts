import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { compareRevisions } from '../../../tools/preview-report/compare-revisions'
import { writeReport } from '../../../tools/preview-report/write-report'
import { elementsOf } from '../../build/html-elements'
import { type ContentFolder, contentFolder } from '../../content-check/content-folder'
import { LONG_READABLE_ATTACK as ATTACK } from '../../hostile/long-text'
import { renderComment } from '../../hostile/rendered-comment'

const reportFile = z.object({
  content: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  checks: z.array(
    z.object({
      name: z.string(),
      state: z.string(),
      findings: z.array(z.object({ text: z.string(), file: z.string().optional(), line: z.number().optional() })),
    }),
  ),
})

const SERVICE = 'services/tax-planning.yml'
const SENTENCE = 'We read the returns before we speak about them.'
const FAILURE = 'npm error code 1'

let before: ContentFolder
let after: ContentFolder
let folder: string
beforeEach(async () => {
  before = contentFolder()
  after = contentFolder()
  folder = mkdtempSync(join(tmpdir(), 'report-'))
  after.replace(SERVICE, 'name: Tax Planning\n', `name: ${JSON.stringify(ATTACK)}\n`)
  before.replace(SERVICE, SENTENCE, JSON.stringify(`${ATTACK} one`))
  after.replace(SERVICE, SENTENCE, JSON.stringify(`${ATTACK} two`))
  const revisions = {
    before: { name: `1a2b3c4 ${ATTACK}`, root: before.root },
    after: { name: 'Your files', root: after.root, failure: FAILURE },
  }
  const report = await compareRevisions(revisions.before, revisions.after)
  writeReport(folder, report)
})
afterEach(() => {
  before.dispose()
  after.dispose()
  rmSync(folder, { recursive: true })
})

const written = (file: string) => readFileSync(join(folder, file), 'utf8')
const report = () => reportFile.parse(JSON.parse(written('report.json')))

test('report.json contains 5,000 characters of text unchanged', () => {
  expect(report().content).toContainEqual({ field: 'Short name', before: 'Tax Planning', after: ATTACK })
})

test('the output of a failed build is a finding', () => {
  expect(report().checks.find(({ name }) => name === 'Build')).toEqual({
    name: 'Build',
    state: 'failed',
    findings: [{ text: FAILURE }],
  })
})

test('a comment stays short and contains only its own markup', () => {
  const text = written('summary.md')
  expect(text.length).toBeLessThan(20_000)
  const { elements, linked } = renderComment(text)
  const own = ['h2', 'h3', 'p', 'b', 'em', 'ul', 'li', 'code', 'ins', 'del', 'details', 'summary']
  expect(elements.filter((name) => !own.includes(name))).toEqual([])
  expect(linked).toEqual([])
})

test('the page loads nothing, links nowhere else, and runs no script', () => {
  const elements = [...elementsOf(written('index.html'))]
  const named = (name: string) => elements.filter((element) => element.name === name)
  for (const name of ['script', 'img', 'iframe', 'link', 'object', 'form']) expect(named(name)).toEqual([])
  for (const { attributes } of elements) {
    expect([...attributes.keys()].filter((name) => name.startsWith('on') || name === 'src')).toEqual([])
    expect(attributes.get('href') ?? '#').toMatch(/^#/)
  }
})

test('the page has a policy that allows it to load only itself', () => {
  const policy = [...elementsOf(written('index.html'))].find(
    ({ attributes }) => attributes.get('http-equiv') === 'Content-Security-Policy',
  )
  expect(policy?.attributes.get('content')?.split('; ')).toEqual([
    "default-src 'none'",
    'img-src data:',
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
  ])
})

test('the page says that no pages were compared if the site could not be built', () => {
  expect(written('index.html')).toContain('so no pages were compared')
  expect(written('index.html')).not.toContain('No page has changed')
})
