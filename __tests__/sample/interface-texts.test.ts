// A new firm's content is made from the sample's, so each text of its interface needs a translation.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isGroup } from '../../content-check/write/former-items'
import { checkContent, checkContentAndImages } from '../../content-check/check'
import { isPlaceholder } from '../../content-check/rules/placeholder-text'
import { EMPTY_WORDS_FILE, WORDS_FILE } from '../../content-check/rules/known-words'
import { firmContent, LANGUAGES, TRANSLATIONS } from '../../tools/commands/firm-content'
import { contentForEachTest } from '../content-check/content-folder'

const content = contentForEachTest()

/** What another firm keeps: paths, colors, its phone number, names of icons, typefaces, and providers, and these answers. */
const KEPT = /^(?:[/#+]|[a-z\d]+(?:-[a-z\d]+)*$|@fontsource|https?:|FR$|Europe\/)/

/** Words of the sample's trade, in its own language and in those of the translations. */
const TRADE =
  /consultant|advis[eo]r|engagement|beratung|berater|mandant|conseil|\bmission\b|entretien|asesor|consultor|\bconsulta\b/i

/** All texts of a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return isGroup(value) ? Object.values(value).flatMap(textsOf) : []
}

const firm = (language: string) => {
  const answers = {
    name: language,
    url: 'https://boulangerie.example',
    language,
    timeZone: 'Europe/Paris',
    country: 'FR',
  }
  const phone = { file: 'site.yml', path: ['contact', 'phone'], value: '+33 1 99 00 12 34' }
  return firmContent('.', [
    ...Object.entries(answers).map(([key, value]) => ({ file: 'site.yml', path: [key], value })),
    phone,
  ])
}

describe.each(LANGUAGES)('a new firm whose language is %s', (language) => {
  test('has no text of the sample', () => {
    const sample = new Set([...firm('en-US').values()].flatMap((text) => textsOf(parse(text))))
    const own = [...firm(language).values()].flatMap((text) => textsOf(parse(text)))
    const same = own.filter((text) => sample.has(text) && !isPlaceholder(text) && !KEPT.test(text))
    const missing = [...new Set(same)].filter((text) => TRANSLATIONS[text]?.[language] !== text)
    expect(missing.map((text) => `Add to tools/commands/interface-texts.yml, in ${language}: ${text}`)).toEqual([])
  })

  test('has an interface that passes the check', () => {
    rmSync(join(content.root, 'content'), { recursive: true })
    for (const [path, text] of firm(language)) content.write(path, text)
    const kinds = checkContent(content.root).problems.map(({ kind, message }) => [kind, message])
    expect(kinds.filter(([kind = '']) => !['placeholder', 'spelling'].includes(kind))).toEqual([])
  })
})

test.each(['en-US', ...LANGUAGES])('the interface in %s has no word of the sample’s trade', (language) => {
  const texts = [...firm(language).values()].flatMap((text) => textsOf(parse(text)))
  expect(texts.filter((text) => TRADE.test(text))).toEqual([])
})

test('the words of the interface are correct without the word list of the sample', async () => {
  rmSync(join(content.root, 'content'), { recursive: true })
  for (const [path, text] of firm('en-US')) content.write(path, text)
  writeFileSync(join(content.root, WORDS_FILE), EMPTY_WORDS_FILE)
  const { problems } = await checkContentAndImages(content.root)
  expect(problems.filter(({ kind }) => kind === 'spelling')).toEqual([])
})
