import { parse, parseDocument } from 'yaml'
import { z } from 'zod'
import { fileSchema, type TextField, textFields } from '../../content-check/parse/schema-path'
import { WORDS_FILE } from '../../content-check/rules/spelling'
import { brand } from '../../content-model/brand'
import { CONTENT_TYPES, type ContentType, contentTypeOf } from '../../content-model/registry'
import { site } from '../../content-model/site'
import { textOf } from '../../src/style-guide/extremes'
import type { ProjectCopy } from '../browser/project-copy'
import { contentTree, integrationsContent } from '../factories/content'
import { longest } from '../factories/samples'
import { photograph } from './photograph'
import { writeContent } from './write-content'

/** How many entries each folder and each file with a list gets. */
const COUNTS: Readonly<Record<string, number>> = {
  services: 48,
  team: 40,
  jobs: 60,
  testimonials: 12,
  'statistics.yml': 9,
}

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

/** The fields in which the entries of a folder or a list differ. */
function own(place: string, index: number): object {
  const order = index + 1
  const name = `${NAMES[index % NAMES.length] ?? ''} ${order}`
  switch (place) {
    case 'services':
      return { image: './photograph.jpg' }
    case 'team':
      return { name, order, image: './photograph.jpg', email: `person-${order}@example.com` }
    case 'testimonials':
      return { author: name, order }
    case 'jobs':
      return { order }
    default:
      return { key: `statistic-${order}`, value: `$${order}25.5B+` }
  }
}

function filesOf(type: ContentType, kept: object): [file: string, value: unknown][] {
  const { source } = type
  const entries = (place: string) =>
    Array.from({ length: COUNTS[place] ?? 0 }, (_, index) => ({ ...sampleOf(type), ...own(place, index) }))
  switch (source.kind) {
    case 'file':
      return [[source.file, { ...sampleOf(type), ...(source.file === 'site.yml' && kept) }]]
    case 'folder':
      return entries(source.folder).map((entry, index) => [`${source.folder}/${source.word}-${index + 1}.yml`, entry])
    case 'list':
      return source.file in COUNTS ? [[source.file, entries(source.file)]] : []
  }
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
    const { source } = metadata.references ?? {}
    if (source) {
      const [word, most] = source.kind === 'folder' ? [source.word, COUNTS[source.folder] ?? 1] : ['statistic', 9]
      const last = path.at(-1)
      return `${word}-${((typeof last === 'number' && word === 'statistic' ? last : count) % most) + 1}`
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
  for (const file of Object.keys(files)) {
    const type = contentTypeOf(file)
    const document = parseDocument(copy.read(`content/${file}`))
    if (!type || file in brandFiles) continue
    for (const field of [...textFields(fileSchema(type), document.contents)])
      document.setIn(field.path, completed(field))
    copy.write(`content/${file}`, document.toString({ lineWidth: 0 }))
  }
  copy.write('content/services/photograph.jpg', await photograph(1280, 800))
  copy.write('content/team/photograph.jpg', await photograph(640, 640))
  // The only word of the samples that is not in the dictionary.
  copy.write(WORDS_FILE, `${copy.read(WORDS_FILE)}intergenerational\n`)
  copy.change('content/site.yml', ['name'], 'Gräfin O’Connor & Søn Beratung')
  copy.change('content/site.yml', ['navigation', 'home', 'to'], '/')
  copy.change('content/pages/careers.yml', ['hero', 'button', 'to'], '#positions')
}
