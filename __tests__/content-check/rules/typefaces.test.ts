import { checkContent } from '../../../content-check/check'
import { formatProblems } from '../../../content-check/messages/report'
import { contentForEachTest } from '../content-folder'

const content = contentForEachTest()

/** The problems of the content, each as one line. */
const problems = () => {
  const report = checkContent(content.root)
  return report.problems.map((problem) => formatProblems({ ...report, problems: [problem] }).split('\n')[0])
}

test('a typeface that is not installed is an error that shows how to install it, and the installed ones', () => {
  content.replace('brand.yml', '@fontsource-variable/besley', '@fontsource-variable/no-such-family')
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/brand\.yml:\d+:\d+ .+ “@fontsource-variable\/no-such-family” is not installed, or lacks Latin letters\. Run “npm install --save-exact @fontsource-variable\/no-such-family”, or use an installed typeface: .*@fontsource-variable\/besley,/,
    ),
  ])
})

test('a weight outside the typeface’s range is an error that states the range', () => {
  content.replace('brand.yml', '440', '300')
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/brand\.yml:\d+:\d+ .+Weight: is 300, which is out of range\. Besley supports weights from 400 to 900\.$/,
    ),
  ])
})

test('characters without a glyph cause one warning per typeface', () => {
  content.replace('team/ada-sample.yml', 'name: Ada Sample', 'name: Ada 界 Sample')
  expect(problems().filter((problem) => problem?.includes('glyph'))).toEqual([
    expect.stringMatching(/Warning: .*Display typeface.*: has no glyph for “界”\./),
    expect.stringMatching(/Warning: .*Text typeface.*: has no glyph for “界”\./),
  ])
})

test.each(['Łódź', 'Zoë', 'non‑breaking', '🧭'])('“%s” has all glyphs', (text) => {
  content.replace('team/ada-sample.yml', 'bio: ', `bio: ${text} `)
  expect(problems().filter((problem) => problem?.includes('glyph'))).toEqual([])
})
