/** @jest-environment node */
// No copy of the site stands in its code: it is all in content/.
import { contentTexts } from '../content/content-text'
import { SITE } from '../content/site-content'
import { codeTexts, filesOf, sourceOf, spokenTexts } from './source-files'

// What the report on pull requests says is not for visitors, and no part of the content.
const COMPONENTS = filesOf(['src'], /\.tsx$/)

const hasLetters = (text: string) => /\p{L}/u.test(text)
const placesOf = (texts: readonly { place: string; text: string }[]) =>
  texts.map(({ place, text }) => `${place} ${text.trim()}`)

test('there are components to read', () => {
  expect(COMPONENTS.length).toBeGreaterThan(40)
})

test.each(COMPONENTS)('%s says nothing by itself', (file) => {
  expect(placesOf(spokenTexts(file, sourceOf(file)).filter(({ text }) => hasLetters(text)))).toEqual([])
})

test.each([
  ['text between tags', '<p>Schedule a call</p>'],
  ['a string between tags', "<p>{'Schedule a call'}</p>"],
  ['a choice between strings', "<p>{ready ? 'Schedule a call' : label}</p>"],
  ['a string that stands in for another', "<p>{label ?? 'Schedule a call'}</p>"],
  ['a template between tags', '<p>{`Schedule a call, ${name}`}</p>'],
  ['a label', '<button aria-label="Schedule a call" />'],
  ['a label in braces', "<button aria-label={'Schedule a call'} />"],
  ['a picture in words', '<img alt="Schedule a call" />'],
  ['a placeholder', '<input placeholder="Schedule a call" />'],
  ['a sentence for another component', '<Tooltip text="Schedule a call" />'],
  ['text in a fragment', '<>Schedule a call</>'],
])('%s would be found', (_, markup) => {
  expect(spokenTexts('a.tsx', `const a = ${markup}`).some(({ text }) => text.includes('Schedule a call'))).toBe(true)
})

test.each([
  ['a name of a class', '<p className="a long name" />'],
  ['the condition of a choice', "<p>{state === 'submitting' && label}</p>"],
  ['the path of a drawing', '<path d="M0-13 13 0 0 13-13 0Z" />'],
  ['a target', '<a href="/contact">{label}</a>'],
])('%s is no copy', (_, markup) => {
  expect(spokenTexts('a.tsx', `const a = ${markup}`).filter(({ text }) => hasLetters(text))).toEqual([])
})

/** Shorter texts of the content are words that code may need too, such as `Services` or `/contact`. */
const SHORTEST = 13

/** The content model and the check explain fields by examples, which may be the sample's own. */
const SITE_CODE = [
  ...filesOf(['src', 'gatsby'], /\.tsx?$/).filter((file) => !file.startsWith('src/content-model/')),
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
]

/** Slugs and keys are names that code may share with the content. */
const isName = (text: string) => /^[a-z0-9-]+$/.test(text)

test('no text of the content stands in the code', () => {
  const copy = new Set(contentTexts().map(({ text }) => text))
  const long = [...copy].filter((text) => text.length >= SHORTEST && !isName(text))
  const found = SITE_CODE.flatMap((file) =>
    codeTexts(file, sourceOf(file)).filter(({ text }) => long.some((one) => text.includes(one))),
  )
  expect(placesOf(found)).toEqual([])
})

test('the firm’s name does not stand in the code or in what is copied to the site', () => {
  const files = [
    ...SITE_CODE,
    ...filesOf(['src'], /\.css$/),
    ...filesOf(['static'], /\.(?:svg|txt|xml|json|webmanifest)$/),
  ]
  const named = files.filter((file) => new RegExp(`\\b${SITE.name}\\b`).test(sourceOf(file)))
  expect(named).toEqual([])
})
