/** @jest-environment node */
// The site's copy is in content/, not in its code.
import { contentTexts } from '../content/content-text'
import { SITE } from '../content/site-content'
import { codeTexts, filesOf, sourceOf, spokenTexts } from './source-files'

// The text of the report on pull requests is neither for visitors nor part of the content.
const COMPONENTS = filesOf(['src'], /\.tsx$/)

const hasLetters = (text: string) => /\p{L}/u.test(text)
const locatedTexts = (texts: readonly { location: string; text: string }[]) =>
  texts.map(({ location, text }) => `${location} ${text.trim()}`)

test('there are components to read', () => {
  expect(COMPONENTS.length).toBeGreaterThan(40)
})

test.each(COMPONENTS)('%s contains no copy', (file) => {
  expect(locatedTexts(spokenTexts(file, sourceOf(file)).filter(({ text }) => hasLetters(text)))).toEqual([])
})

test.each([
  ['text between tags', '<p>Schedule a call</p>'],
  ['a string between tags', "<p>{'Schedule a call'}</p>"],
  ['a conditional string', "<p>{ready ? 'Schedule a call' : label}</p>"],
  ['a fallback string', "<p>{label ?? 'Schedule a call'}</p>"],
  ['a template between tags', '<p>{`Schedule a call, ${name}`}</p>'],
  ['a label', '<button aria-label="Schedule a call" />'],
  ['a label in braces', "<button aria-label={'Schedule a call'} />"],
  ['alternative text', '<img alt="Schedule a call" />'],
  ['a placeholder', '<input placeholder="Schedule a call" />'],
  ['a sentence for another component', '<Tooltip text="Schedule a call" />'],
  ['text in a fragment', '<>Schedule a call</>'],
])('finds %s', (_, markup) => {
  expect(spokenTexts('a.tsx', `const a = ${markup}`).some(({ text }) => text.includes('Schedule a call'))).toBe(true)
})

test.each([
  ['a class name', '<p className="a long name" />'],
  ['a condition', "<p>{state === 'submitting' && label}</p>"],
  ['the path of a drawing', '<path d="M0-13 13 0 0 13-13 0Z" />'],
  ['a target', '<a href="/contact">{label}</a>'],
])('%s is not copy', (_, markup) => {
  expect(spokenTexts('a.tsx', `const a = ${markup}`).filter(({ text }) => hasLetters(text))).toEqual([])
})

/** Shorter texts in the content are words that code may also need, such as `Services` or `/contact`. */
const MIN_LENGTH = 13

/** The content model is excluded, because its examples for fields may be taken from the sample content. */
const SITE_CODE = [
  ...filesOf(['src', 'gatsby'], /\.tsx?$/).filter((file) => !file.startsWith('src/content-model/')),
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
]

/** Slugs and keys are names that code may share with the content. */
const isName = (text: string) => /^[a-z0-9-]+$/.test(text)

test('no text of the content appears in the code', () => {
  const copy = new Set(contentTexts().map(({ text }) => text))
  const long = [...copy].filter((text) => text.length >= MIN_LENGTH && !isName(text))
  const found = SITE_CODE.flatMap((file) =>
    codeTexts(file, sourceOf(file)).filter(({ text }) => long.some((one) => text.includes(one))),
  )
  expect(locatedTexts(found)).toEqual([])
})

test('the firm’s name does not appear in the code or in the static files', () => {
  const files = [
    ...SITE_CODE,
    ...filesOf(['src'], /\.css$/),
    ...filesOf(['static'], /\.(?:svg|txt|xml|json|webmanifest)$/),
  ]
  const named = files.filter((file) => new RegExp(`\\b${SITE.name}\\b`).test(sourceOf(file)))
  expect(named).toEqual([])
})
