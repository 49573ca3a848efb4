/** @jest-environment node */
import { checkContent } from '../../../content-check/check'
import { formatProblems } from '../../../content-check/messages/report'
import { type ContentFolder, contentFolder } from '../content-folder'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

/** The problems of the content, each as one line. */
const problems = () => {
  const report = checkContent(content.root)
  return report.problems.map((problem) => formatProblems({ ...report, problems: [problem] }).split('\n')[0])
}

test('a typeface that is not installed is an error with the command that installs it, and the names of others', () => {
  content.replace('brand.yml', '@fontsource-variable/besley', '@fontsource-variable/no-such-family')
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/brand\.yml:\d+:\d+ .+ “@fontsource-variable\/no-such-family” is not installed, or has no Latin letters\. Run “npm install --save-exact @fontsource-variable\/no-such-family”, or write .*@fontsource-variable\/besley,/,
    ),
  ])
})

test('a weight that the typeface does not have is an error with its range', () => {
  content.replace('brand.yml', '440', '300')
  expect(problems()).toEqual([
    expect.stringMatching(/^content\/brand\.yml:\d+:\d+ .+Weight: is 300\. Besley has weights from 400 to 900\.$/),
  ])
})

test('characters without a glyph are a warning per typeface', () => {
  content.replace('team/ada-sample.yml', 'name: Ada Sample', 'name: Ada 界 Sample')
  expect(problems().filter((problem) => problem?.includes('glyph'))).toEqual([
    expect.stringMatching(/Warning: .*Display typeface.*: has no glyph for “界”\./),
    expect.stringMatching(/Warning: .*Text typeface.*: has no glyph for “界”\./),
  ])
})

test.each(['Łódź', 'Zoë', 'non‑breaking', '🧭'])('“%s” is no problem', (text) => {
  content.replace('team/ada-sample.yml', 'bio: ', `bio: ${text} `)
  expect(problems().filter((problem) => problem?.includes('glyph'))).toEqual([])
})
