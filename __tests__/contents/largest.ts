import { parse } from 'yaml'
import { z } from 'zod'
import { fieldsOf, metadataOf, type TextField, unwrapOptional } from '../../content-check/parse/schema-path'
import { WORDS_FILE } from '../../content-check/rules/known-words'
import { brand } from '../../content-model/brand'
import { CONTENT_TYPES, type ContentType } from '../../content-model/registry'
import { site } from '../../content-model/site'
import { textOf } from '../../src/style-guide/extremes'
import type { ProjectCopy } from '../browser/project-copy'
import { contentTree, entrySamples, integrationsContent } from '../factories/content'
import { longest } from '../factories/samples'
import { photograph } from './photograph'
import { changeTexts, writeContent } from './write-content'

/** The file of the picture in each folder whose entries can have one. */
const PHOTOGRAPH = './photograph.jpg'

/** Names whose letters, direction, or punctuation differ from those of plain English. */
const NAMES = [
  'Zoë Müßiggang-Ångström',
  'Seán O’Shaughnessy the Younger',
  '王小明',
  'محمد بن عبد الله الفارسي',
  'דוד בן־גוריון',
]

const TARGETS = ['/about', '/about/team', '/#closing', '/services', '/contact', '/privacy', '/#results', '/about#team']

/** The most entries in a list of names: no firm fills the 100 services that a group of the overview can list. */
const MAX_LISTED = 15

/** Facts that remain as in the project's own content: the samples are in its language, and addresses begin with its prefixes. */
const KEPT = ['language', 'timeZone', 'country', 'servicePrefixes'] as const

/** Fields that are not filled: they hide entries or pages, or need more than a sample. */
const LEFT_OUT: readonly string[] = ['draft', 'publishOn', 'closesOn', 'prefixes', 'show', ...KEPT]

/** A text that the style guide's samples consist of. Others are choices, addresses, dates, or too short for a number. */
const SAMPLE_TEXT = /^[A-Z][a-z ]{9,}$/

/** Returns a text up to a length that begins with one of the words at or after an index, and that no limit cuts. */
function wholeWords(most: number, from: number): string {
  const text = textOf(most, from)
  return textOf(1000, from).startsWith(`${text} `) ? text : wholeWords(most, from + 1)
}

function shortened(key: string, value: unknown): unknown {
  return Array.isArray(value) && ['services', 'cards'].includes(key) && typeof value[0] === 'string'
    ? value.slice(0, MAX_LISTED)
    : value
}

/** The longest sample of a content type. */
function sampleOf({ schema }: ContentType): object {
  const fields = Object.entries(schema.shape).filter(([key]) => !LEFT_OUT.includes(key))
  const sample = longest(z.strictObject(Object.fromEntries(fields)))
  return JSON.parse(JSON.stringify(sample), shortened) as object
}

/** How many entries the largest content has of a content type. */
const countOf = (type: ContentType) => entrySamples(type)?.most ?? 0

/** The slug or the key of an entry with a number, counted from 1. */
const nameOf = ({ source, name }: ContentType, number: number) =>
  `${source.kind === 'folder' ? source.word : name.toLowerCase()}-${number}`

/** The fields in which the entries of a content type differ, at the top level of each. */
function ownFields(type: ContentType, number: number): object {
  const { source, schema } = type
  const person = `${NAMES[(number - 1) % NAMES.length] ?? ''} ${number}`
  const fields = [...fieldsOf(schema)].flatMap(([key, field]): [string, unknown][] => {
    const { image, properName } = metadataOf(field)
    if (image) return [[key, PHOTOGRAPH]]
    if (unwrapOptional(field) instanceof z.ZodEmail) return [[key, `person-${number}@example.com`]]
    if (key === 'order') return [[key, number]]
    if (key === 'key' && source.kind === 'list') return [[key, nameOf(type, number)]]
    return properName && source.kind === 'folder' && source.titleFields.includes(key) ? [[key, person]] : []
  })
  return { ...Object.fromEntries(fields), ...entrySamples(type)?.worst?.(number) }
}

function filesOf(type: ContentType, kept: object): [file: string, value: unknown][] {
  const { source } = type
  if (source.kind === 'file') return [[source.file, { ...sampleOf(type), ...(source.file === 'site.yml' && kept) }]]
  const entries = Array.from({ length: countOf(type) }, (_, index) => ({
    ...sampleOf(type),
    ...ownFields(type, index + 1),
  }))
  if (source.kind === 'folder')
    return entries.map((entry, index) => [`${source.folder}/${nameOf(type, index + 1)}.yml`, entry])
  return entries.length > 0 ? [[source.file, entries]] : []
}

/** The photographs of a folder's entries, as large as the largest of its fields needs. */
async function writePhotographs(copy: ProjectCopy, { schema, source }: ContentType): Promise<void> {
  const needed = [...fieldsOf(schema).values()].flatMap((field) => metadataOf(field).pixels ?? [])
  if (source.kind !== 'folder' || needed.length === 0) return
  const [width, height] = [Math.max(...needed.map((one) => one.width)), Math.max(...needed.map((one) => one.height))]
  copy.write(`content/${source.folder}/${PHOTOGRAPH}`, await photograph(width, height))
}

/**
 * The largest content: every list and every text at its limit, photographs wherever there can be one, and names in several
 * scripts.
 */
export async function writeLargest(copy: ProjectCopy): Promise<void> {
  const ownSite = site.parse(parse(copy.read('content/site.yml')))
  const brandText = copy.read('content/brand.yml')
  const { logo = 'brand.yml' } = brand.parse(parse(brandText))
  const brandFiles = { [logo]: copy.read(`content/${logo}`), 'brand.yml': brandText }
  const kept = Object.fromEntries(KEPT.map((fact) => [fact, ownSite[fact]]))
  const types = CONTENT_TYPES.filter(({ name }) => name !== 'Integrations')
  const files = Object.fromEntries(types.flatMap((type) => filesOf(type, kept)))
  const textPage = { 'text-pages/privacy.yml': contentTree()['text-pages/privacy.yml'] }
  writeContent(copy, { ...files, ...textPage, 'integrations.yml': integrationsContent() })
  for (const [file, text] of Object.entries(brandFiles)) copy.write(`content/${file}`, text)

  let count = 0
  /** Makes texts unique, links lead to different pages, and references name each entry in turn. */
  function completed({ path, metadata, text }: TextField): string {
    count += 1
    const { references } = metadata
    if (references) {
      const last = path.at(-1)
      // A list of keys names each once, in order.
      const index = typeof last === 'number' && references.source.kind === 'list' ? last : count
      return nameOf(references, (index % countOf(references)) + 1)
    }
    if (path.at(-1) === 'prefix') return ownSite.navigation.services.prefix ?? text
    if (path.at(-1) === 'to') return TARGETS[count % TARGETS.length] ?? text
    // The names of days are choices that look like texts.
    if (!SAMPLE_TEXT.test(text) || path.includes('days')) return text
    // What the site fills in, such as `{name}`. Search results have room for the title without it.
    const filledIn = path.includes('seo') ? '' : (metadata.hint?.match(/\{\w+\}/g)?.join(' ') ?? '')
    const end = `${filledIn} ${count}`
    return `${wholeWords(text.length - end.length - 1, count * 7)} ${end.trim()}`
  }
  for (const file of Object.keys(files)) if (!(file in brandFiles)) changeTexts(copy, file, completed)
  for (const type of CONTENT_TYPES) if (countOf(type) > 0) await writePhotographs(copy, type)
  // The only word of the samples that is not in the dictionary.
  copy.write(WORDS_FILE, `${copy.read(WORDS_FILE)}intergenerational\n`)
  copy.change('content/site.yml', ['name'], 'Gräfin O’Connor & Søn Beratung')
  copy.change('content/site.yml', ['navigation', 'home', 'to'], '/')
  copy.change('content/pages/careers.yml', ['hero', 'button', 'to'], '#positions')
}
