/** @jest-environment node */
import { checkContentAndSpelling } from '../../../tools/preview-report/content-check'
import { type ContentFolder, contentFolder } from '../content/content-folder'

const SERVICE = 'services/tax-planning.yml'
const SENTENCE = 'We read the returns before we speak about them.'

let before: ContentFolder
let after: ContentFolder
beforeEach(() => {
  before = contentFolder()
  after = contentFolder()
})
afterEach(() => {
  before.dispose()
  after.dispose()
})

/** Runs the checks of content and spelling. */
function checks() {
  const [content, spelling] = checkContentAndSpelling(before.root, after.root)
  return { content, spelling }
}

test('content without errors passes', () => {
  const { content, spelling } = checks()
  expect(content).toMatchObject({ name: 'Content', state: 'passed', findings: [] })
  expect(content?.summary).toMatch(/^\d+ files: no problems$/)
  expect(spelling).toEqual({
    name: 'Spelling',
    state: 'passed',
    summary: 'the dictionary knows every word',
    findings: [],
  })
})

test('an error fails the check and is reported with its file and line', () => {
  after.replace('pages/about.yml', 'to: /contact', 'to: /contatc')
  const lines = after.read('pages/about.yml').split('\n')
  const line = lines.findIndex((text) => text.includes('/contatc')) + 1
  const { content } = checks()
  expect(content).toMatchObject({ state: 'failed', findings: [{ file: 'content/pages/about.yml', line }] })
  expect(content?.summary).toMatch(/^\d+ files: 1 error, new$/)
  expect(content?.findings[0]?.text).toContain('Did you mean “/contact”?')
})

test('a warning does not fail the check', () => {
  after.write('team/unused.jpg', 'A picture')
  const { content } = checks()
  expect(content?.findings.map(({ text }) => text)).toEqual([expect.stringMatching(/^Warning: /)])
  expect(content?.state).toBe('warned')
})

test('new errors come first, and old ones are marked as such', () => {
  for (const folder of [before, after]) folder.replace('pages/about.yml', 'to: /contact', 'to: /contatc')
  after.replace('site.yml', 'to: /privacy', 'to: /privcy')
  const { content } = checks()
  expect(content?.summary).toMatch(/: 2 errors, 1 of them new$/)
  expect(content?.findings.map(({ file, text }) => [file, text.endsWith('This was so before.')])).toEqual([
    ['content/site.yml', false],
    ['content/pages/about.yml', true],
  ])
})

test('a word that is misspelled several times in one line is reported once', () => {
  after.replace(SERVICE, SENTENCE, 'A recieved letter is a recieved letter.')
  const { spelling } = checks()
  expect(spelling?.summary).toBe('2 words that the dictionary does not know, all of them new')
  expect(spelling?.findings.map(({ text }) => text)).toEqual([expect.stringMatching(/“recieved”.* \(2 times\)$/)])
})

test('old warnings do not warn again', () => {
  for (const folder of [before, after]) {
    folder.write('team/unused.jpg', 'A picture')
    folder.replace(SERVICE, SENTENCE, 'A recieved letter.')
  }
  const all = [checks().content, checks().spelling]
  expect(all.map((check) => check?.state)).toEqual(['passed', 'passed'])
  for (const check of all) expect(check?.findings[0]?.text).toMatch(/This was so before\.$/)
})

test('an error that an edit above it has moved is not new', () => {
  for (const folder of [before, after]) folder.replace('pages/about.yml', 'to: /contact', 'to: /contatc')
  after.write('pages/about.yml', `# A remark\n${after.read('pages/about.yml')}`)
  expect(checks().content?.summary).toMatch(/: 1 error, not new$/)
})

test('an unknown word warns in a separate check', () => {
  after.replace(SERVICE, 'Plans that leave more', 'Plans that advizors leave')
  expect(checks()).toMatchObject({
    content: { state: 'passed' },
    spelling: {
      state: 'warned',
      summary: '1 word that the dictionary does not know, new',
      findings: [
        {
          text: 'Summary: “advizors” is not in the dictionary. Did you mean “advisors”? If the word is correct, add it to spelling-words.txt.',
          file: `content/${SERVICE}`,
          line: 6,
        },
      ],
    },
  })
})

test('one more occurrence of a misspelling counts as one new problem', () => {
  before.replace(SERVICE, SENTENCE, 'A recieved letter.')
  after.replace(SERVICE, SENTENCE, 'A recieved letter is a recieved letter.')
  expect(checks().spelling?.summary).toBe('2 words that the dictionary does not know, 1 of them new')
})

test('all problems in a new file are new', () => {
  after.replace(SERVICE, SENTENCE, 'A recieved letter.')
  before.remove(SERVICE)
  expect(checks().spelling?.summary).toMatch(/, new$/)
})

test('spelling is not passed if a file cannot be read', () => {
  after.write(SERVICE, 'title: [')
  expect(checks().spelling).toMatchObject({
    state: 'warned',
    summary: 'the dictionary knows every word; 1 file that cannot be read not checked',
  })
})
