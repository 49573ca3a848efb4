import type { PreviewReport } from '../../../tools/preview-report/report'
import { writeReport } from '../../../tools/preview-report/write-report'
import { elementsOf } from '../../build/html-elements'
import { folderForEachTest } from '../../gatsby/folder'
import { LONG_READABLE_ATTACK as ATTACK } from '../../hostile/long-text'

const REPORT: Omit<PreviewReport, 'screenshots'> = {
  before: ATTACK,
  after: ATTACK,
  content: [
    {
      file: 'content/site.yml',
      line: 3,
      label: ATTACK,
      field: ATTACK,
      before: `${ATTACK} one`,
      after: ATTACK,
      change: 'changed',
    },
  ],
  pages: [{ path: '/services', change: 'changed' }],
  links: { source: 'https://github.com/example/site/blob/def', preview: 'https://preview-7.example' },
  checks: [{ name: 'Editing', state: 'warned', needsApproval: true, summary: 'It goes elsewhere.', findings: [] }],
}

const folder = folderForEachTest()
beforeEach(() => {
  writeReport(folder.at(), { ...REPORT, screenshots: [] })
})

test('report.json contains 5,000 characters of text unchanged', () => {
  expect(JSON.parse(folder.read('report.json'))).toEqual(REPORT)
})

test('changes that engineering must approve come first', () => {
  const words = folder
    .read('index.html')
    .replace(/^.*<body>/s, '')
    .replaceAll(/(?:<[^>]*>|\s)+/g, ' ')
  expect(words).toMatch(/^ What this changes Needs engineering approval Editing Needs review It goes elsewhere\. /)
})

test('the page has a policy that allows it to load only itself', () => {
  const policy = [...elementsOf(folder.read('index.html'))].find(
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
