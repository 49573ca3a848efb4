import type { PreviewReport } from '../../../tools/preview-report/report'
import { writeReport } from '../../../tools/preview-report/write-report'
import { elementsOf } from '../../build/html-elements'
import { folderForEachTest } from '../../gatsby/folder'

const OLD = Buffer.from('old')
const NEW = Buffer.from('new')
const OLD_AT_375 = Buffer.from('old at 375')
const NEW_AT_375 = Buffer.from('new at 375')
const NEW_AT_1280 = Buffer.from('new at 1280')

const change = { file: 'content/team/ada.yml', label: 'Team › Ada', field: 'Name', before: 'Ada', after: 'Eve' }

const REPORT: PreviewReport = {
  before: 'abc Before',
  after: 'def After',
  content: [
    { ...change, line: 3, change: 'changed' },
    { ...change, field: 'Portrait', after: null, change: 'removed', pictures: { before: OLD, after: NEW } },
    { ...change, file: 'content/site.yml', line: 12, label: 'Site', before: null, change: 'added' },
  ],
  pages: [
    { path: '/b', change: 'changed', because: ['Site'] },
    { path: '/c', change: 'changed', like: '/b' },
    { path: '/a', change: 'redirected', to: '/b' },
  ],
  screenshots: [
    { path: '/b', width: 375, pictures: [{ before: OLD_AT_375, after: NEW_AT_375 }], more: 2 },
    { path: '/b', width: 1280, isOpen: true, pictures: [{ after: NEW_AT_1280 }], more: 0 },
  ],
  links: { source: 'https://github.com/example/site/blob/def', preview: 'https://preview-7.example' },
  checks: [
    { name: 'Size', state: 'passed', summary: 'Small.', findings: [{ text: 'One.', path: '/b' }, { text: 'Two.' }] },
    { name: 'Editing', state: 'warned', needsApproval: true, summary: 'It goes elsewhere.', findings: [] },
  ],
}

const folder = folderForEachTest()
let page: string
beforeEach(() => {
  writeReport(folder.at(), REPORT)
  page = folder.read('index.html')
})

/** The elements of the report with a name, each with an attribute of theirs. */
const all = (element: string, attribute: string) =>
  [...elementsOf(page)].flatMap(({ name, attributes }) => (name === element ? (attributes.get(attribute) ?? []) : []))

test('the page shows what must be approved, the verdict, the checks, the content by entry, and the pages by their changes', () => {
  const words = page.replace(/^.*<body>/s, '').replaceAll(/(?:<[^>]*>|\s)+/g, ' ')
  expect(words.trim()).toBe(
    [
      'What this changes Needs engineering approval Editing Needs review It goes elsewhere.',
      'Review before merging: Editing. 3 changes in 2 entries, 3 pages changed. Before: abc Before After: def After',
      'Checks Size Passed Small. One. /b Two.',
      'Content Team › Ada content/team/ada.yml Name changed line 3 Ada Eve Portrait removed Ada Before After',
      'Site content/site.yml Name added line 12 Eve',
      'Pages /b and 1 more, because of Site changed',
      'These pages change in exactly the same way. The pictures show the first. /b /c',
      'Phone, 375 px wide Before After 2 more places differ. Desktop, 1280 px wide, menus open After',
      '/a redirected to /b /a',
    ].join(' '),
  )
})

test('the lines lead to their files, and the paths of pages to the preview', () => {
  const source = 'https://github.com/example/site/blob/def/content'
  const pages = ['b', 'c', 'a'].map((name) => `https://preview-7.example/${name}`)
  expect(all('a', 'href')).toEqual([`${source}/team/ada.yml#L3`, `${source}/site.yml#L12`, ...pages])
})

test('each picture has its side, and a name that says what it shows', () => {
  const phone = '/b, Phone, 375 px wide, place 1'
  expect(all('img', 'alt')).toEqual([
    'Portrait, Before',
    'Portrait, After',
    `${phone}, Before`,
    `${phone}, After`,
    '/b, Desktop, 1280 px wide, menus open, place 1, After',
  ])
  expect(all('img', 'src')).toEqual(
    [OLD, NEW, OLD_AT_375, NEW_AT_375, NEW_AT_1280].map(
      (image) => `data:image/webp;base64,${image.toString('base64')}`,
    ),
  )
})

test('the page has a policy that allows it to load only itself', () => {
  expect(all('meta', 'content')).toContain(
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  )
})
