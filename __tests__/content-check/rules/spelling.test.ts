import { symlinkSync } from 'node:fs'
import { stringify } from 'yaml'
import type * as PackageFolder from '../../../content-check/parse/package-folder'
import { packageFolder } from '../../../content-check/parse/package-folder'
import { checkSpelling } from '../../../content-check/rules/spelling'
import { folderForEachTest } from '../../gatsby/folder'
import { TEXTS } from '../content-folder'
import { changed, filesWith, positionIn, sentence } from '../mistakes'

jest.mock('../../../content-check/parse/package-folder')
const installed = jest.requireActual<typeof PackageFolder>('../../../content-check/parse/package-folder').packageFolder
beforeEach(() => jest.mocked(packageFolder).mockImplementation(installed))

const SERVICE = 'services/tax-planning.yml'
const MEMBER = 'team/ada-sample.yml'
const SENTENCE = 'We read the returns before we speak about them.'

/** A project without words of its own. */
const root = '/no-such-project'

async function problemsIn(text: string, language = 'en-US', folder = root, others: Record<string, string> = {}) {
  const files = filesWith({ [SERVICE]: changed(SERVICE, `${SENTENCE} → ${text}`), ...others })
  const problems = await checkSpelling(files, folder, language)
  return problems.filter(({ file }) => file === `content/${SERVICE}`)
}

async function wordsIn(...about: Parameters<typeof problemsIn>) {
  const problems = await problemsIn(...about)
  return problems.map(({ source, column, length }) => source.slice(column - 1, column - 1 + length))
}

test('a misspelled word is a warning', async () => {
  const known = '“advizors” is not in the dictionary. If it is correct, add it to spelling-words.txt.'
  const at = positionIn(changed(SERVICE, `${SENTENCE} → The advizors.`), 'The ‸advizors.')
  expect((await problemsIn('The advizors.')).map(sentence)).toEqual([`${at} Warning: Introduction: ${known}`])
})

test.each([
  ['en-US', 'Colour, analyse and favourite, but color, analyze and favorite.', ['Colour', 'analyse', 'favourite']],
  ['en-GB', 'Color, analyze and favorite, but colour, analyse and favourite.', ['Color', 'analyze', 'favorite']],
  ['en', 'Colour but color.', ['Colour']],
])('the dictionary of the language is used, %s', async (language, text, words) => {
  expect(await wordsIn(text, language)).toEqual(words)
})

test('a language without a dictionary is a warning that shows how to install one', async () => {
  expect((await checkSpelling(filesWith({}), root, 'cy')).map(sentence)[0]).toBe(
    `${positionIn(TEXTS.get('site.yml') ?? '', 'language: ‸')} Warning: Language: spelling is not checked, because no dictionary for “cy” is installed. Install it, if it exists: npm install --save-exact dictionary-cy.`,
  )
  expect(await checkSpelling([], root, 'cy')).toEqual([])
})

test('a text of the interface that is still in English is a warning on a site in another language', async () => {
  const page = changed('pages/contact.yml', 'Not readable. → Das können wir nicht lesen.')
    // Some of their words are in English, or the only one.
    .replace('What is your name?', 'Wie lautet your name?')
    .replace('More than {limit} characters.', 'Limit ({limit})')
  const untranslated = async (language: string) => {
    const found = await checkSpelling(filesWith({ 'pages/contact.yml': page }), root, language)
    // The text below the heading of the form is the firm’s own. Any other field may be required, too.
    const isHere = /^Form › (?:Text below|Field errors › (?:No (?:name|email)|An|A ))/
    return found.filter(({ message, field = '' }) => message === 'is in English' && isHere.test(field)).map(sentence)
  }
  const english = (part: string, label: string) =>
    `${positionIn(page, part)} Warning: Form › Field errors › ${label}: is in English. Translate it to the language of the site, “de”.`
  expect(await untranslated('de')).toEqual([
    english('email: ‸What is your', 'No email address'),
    english('malformedEmail: ‸An', 'An email address in the wrong format'),
  ])
  expect(await untranslated('en-GB')).toEqual([])
})

test.each([
  ['one word, if the language has another alphabet', 'he', 'Name', true],
  ['a word that both languages may have', 'de', 'Name', false],
  ['a text in another alphabet', 'he', 'שם', false],
  ['a text without words', 'he', '{limit}', false],
  ['a sentence with the name of a product', 'de', 'We store it at Netlify.', true],
])(
  'whether a text of the interface is reported as English: %s, on a site in %s: “%s” → %s',
  async (_, language, text, isWarning) => {
    const page = changed('pages/contact.yml', `malformed: Not readable. → malformed: "${text}"`)
    const found = await checkSpelling(filesWith({ 'pages/contact.yml': page }), root, language)
    const fields = found.filter(({ message }) => message === 'is in English').map(({ field }) => field)
    expect(fields.includes('Form › Field errors › Any other field in the wrong format')).toBe(isWarning)
  },
)

test.each([
  ['apostrophes and hyphens', '"The client’s and clients\' well-being, don\'t they?"'],
  ['abbreviations and single letters', 'CPAs, IRAs, an A b c.'],
  ['addresses', 'https://exmaple.com/abcde, me@wxyz.org and wxyz.org.'],
  ['placeholders', 'We {naem} and {hoost_naem}.'],
  ['a chunk too long to be a word', `We ${'xq'.repeat(51)}.`],
  // The rule about characters reports it.
  ['a letter that only looks like the others of its word', 'Our аdvice.'],
])('%s are not misspelled', async (_, text) => {
  expect(await wordsIn(text)).toEqual([])
})

test('a chunk of a hundred characters may be a word', async () => {
  expect(await wordsIn(`We ${'xq'.repeat(50)}`)).toEqual(['xq'.repeat(50)])
})

test.each([
  [
    'after escape sequences, or there twice',
    '"\\u0057e\\/tzyrants \\" xqzv xqzv"',
    ['tzyrants \\" xqzv xqzv"', 'xqzv xqzv"', 'xqzv"'],
  ],
  ['that is a part of an earlier word, which is correct', 'Planning annin.', ['annin.']],
])('a word %s is reported in the right column', async (_, text, ends) => {
  expect((await problemsIn(text)).map(({ source, column }) => source.slice(column - 1))).toEqual(ends)
})

test.each([
  ['in all text', 'name', 'Okwuosa’s plans, which Adaeze wrote; Okwusa did not.', ['Okwusa']],
  [
    'after a word that lost its vowel before it',
    'name',
    'The plan d’Okwuosa and dell’Okwuosa, but not d’Okwusa.',
    ['d’Okwusa'],
  ],
  ['even if the name of its field is misspelled', 'nmae', 'Ask Okwuosa.', []],
])('the name of a person is correct %s, but only on this site', async (_, field, text, words) => {
  const found = await problemsIn(text, 'en-US', root, {
    [MEMBER]: changed(MEMBER, `name: Ada Sample → ${field}: Adaeze Okwuosa`),
  })
  expect(found.map(({ message }) => message)).toEqual(words.map((word) => `“${word}” is not in the dictionary`))
  expect(await wordsIn('Okwuosa wrote.')).toEqual(['Okwuosa'])
})

test('slugs, links, addresses, icons, settings of other services, and the parts of a name in the wrong format are not spell-checked', async () => {
  const texts = {
    'statistics.yml': changed('statistics.yml', 'retention → retnetion'),
    'pages/home.yml': changed('pages/home.yml', '- retention → - retnetion'),
    [MEMBER]: changed(MEMBER, 'order: 1 → order: 1\nimage: ./xqzz.jpg'),
    'integrations.yml': stringify({
      delivery: { provider: 'formspree', key: 'xqzz' },
      editing: { host: 'gitlab', repository: 'xqzz/xqzv', branch: 'xqzz', appId: 'xqzv' },
    }),
    'brand.yml': changed('brand.yml', 'corners: 4 → corners: 4\nlogo: ./xqzz.svg').replace('@font', 'font'),
  }
  const words = await checkSpelling(filesWith(texts), root, 'en-US')
  expect(words.filter(({ file }) => file.slice('content/'.length) in texts)).toEqual([])
})

test('at most fifty words of each file are reported', async () => {
  expect(await wordsIn('xqzv '.repeat(60).trim())).toHaveLength(50)
  const many = changed(MEMBER, `summary: Ada → summary: ${'xqzv '.repeat(60)}`)
  const texts = { [SERVICE]: changed(SERVICE, `${SENTENCE} → xqzv`), [MEMBER]: many }
  const files = filesWith(texts).filter(({ path }) => path in texts)
  expect(await checkSpelling(files, root, 'en-US')).toHaveLength(51)
})

describe('a folder', () => {
  const folder = folderForEachTest()

  test('has the project’s own words, which are correct, also when capitalized', async () => {
    folder.write('spelling-words.txt', '# Industry\r\nparaplanner # who writes the plan\nBrokerCheck\n\n')
    const text = 'Paraplanner, paraplanner’s, BrokerCheck, Brokercheck, parapalnner, Industry.'
    expect(await wordsIn(text, 'en-US', folder.at())).toEqual(['Brokercheck', 'parapalnner'])
  })

  test('has its word list ignored if that is a symbolic link', async () => {
    folder.write('words.txt', 'paraplanner\n')
    symlinkSync(folder.at('words.txt'), folder.at('spelling-words.txt'))
    expect(await wordsIn('A paraplanner.', 'en-US', folder.at())).toEqual(['paraplanner'])
  })

  test('has a dictionary with compounds, as of German: words by themselves and as a part, and allowed compounds', async () => {
    folder.write('index.aff', 'SET UTF-8\nCOMPOUNDBEGIN x\nCOMPOUNDEND z\nONLYINCOMPOUND o\n')
    folder.write('index.dic', '4\ngehen\ngehen/oz\nSteuer/x\nplanung/oz\n')
    jest.mocked(packageFolder).mockReturnValue(folder.at())
    const words = await wordsIn('Gehen, Steuerplanung, planung, Planungsteuer.', 'de-CH')
    expect(words).toEqual(expect.arrayContaining(['planung', 'Planungsteuer']))
    expect(words).not.toEqual(expect.arrayContaining([expect.stringMatching(/Gehen|Steuerplanung/)]))
  })
  test('has a Hebrew dictionary: words in Latin letters are accepted, and abbreviations with Hebrew marks are looked up', async () => {
    folder.write('index.aff', 'SET UTF-8\nWORDCHARS \'"\n')
    folder.write('index.dic', '2\nבע"מ\nצ\'ק\n')
    jest.mocked(packageFolder).mockReturnValue(folder.at())
    expect(await wordsIn('בע״מ, צ׳ק, Excel, בעמ.', 'he-IL', folder.at())).toEqual(['בעמ'])
  })
})
