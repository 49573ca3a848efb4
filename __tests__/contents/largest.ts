import { parse } from 'yaml'
import { z } from 'zod'
import { WORDS_FILE } from '../../content-check/rules/spelling'
import { brand } from '../../content-model/brand'
import { CONTENT_TYPES, type ContentType } from '../../content-model/registry'
import { site } from '../../content-model/site'
import { type Fields, textOf } from '../../src/style-guide/extremes'
import type { ProjectCopy } from '../browser/project-copy'
import { integrationsContent } from '../factories/content'
import { longest } from '../factories/samples'
import { photograph } from './photograph'
import { writeContent } from './write-content'

/** How many entries each folder gets. */
const SERVICES = 48
const COUNTS: Readonly<Record<string, number>> = { services: SERVICES, team: 40, jobs: 60, testimonials: 12 }

/** Names whose letters, direction, or punctuation differ from those of plain English. */
const NAMES = [
  'Zoë Müßiggang-Ångström',
  'Seán O’Shaughnessy the Younger',
  '王小明',
  'محمد بن عبد الله الفارسي',
  'דוד בן־גוריון',
  'Łukasz Żółć',
  'Nguyễn Thị Minh Khai',
  'María de los Ángeles Fernández de Córdoba y Álvarez-Cid',
]

/** The pages that links lead to in turn; no list of links is longer. */
const TARGETS = ['/about', '/about/team', '/careers', '/services', '/contact', '/privacy', '/terms', '/cookies']

/** The most services in one list: no firm fills the 100 that a group of the overview can list. */
const MAX_LISTED = 15

/** Facts that remain as in the project's own content: the samples are in its language, and addresses begin with its prefixes. */
const KEPT = ['language', 'timeZone', 'country', 'servicePrefixes'] as const

/** Fields that are not filled: they hide entries or pages, or need more than a sample. */
const LEFT_OUT: readonly string[] = ['draft', 'publishOn', 'closesOn', 'prefixes', 'show', ...KEPT]

/** A text that the style guide's samples consist of. Other texts are choices, addresses, and dates. */
const SAMPLE_TEXT = /^[A-Z][a-z ]+$/

/** What the site fills in, such as `{name}`, by the fields whose hints name it, each with the key of its group. */
const FILLED_IN = new Map(CONTENT_TYPES.flatMap(({ schema }) => filledInBy(schema.shape)))

function filledInBy(shape: z.core.$ZodLooseShape, group = ''): [field: string, text: string][] {
  return Object.entries(shape).flatMap(([key, field]): [string, string][] => {
    // Its description has the key of many fields that the site does not fill in.
    if (key === 'seo') return []
    if (field instanceof z.ZodObject) return filledInBy(field.shape, key)
    if (field instanceof z.ZodArray && field.element instanceof z.ZodObject) return filledInBy(field.element.shape, key)
    const hint = field instanceof z.ZodType ? field.meta()?.hint : undefined
    const found = hint?.match(/\{\w+\}/g)
    return found ? [[`${group}.${key}`, found.join(' ')]] : []
  })
}

/** More characters than the longest text has. */
const LONGEST = 1000

/** Returns a text up to a length that begins with one of the words at or after an index, and that no limit cuts. */
function wholeWords(most: number, from: number): string {
  const text = textOf(most, from)
  return textOf(LONGEST, from).startsWith(`${text} `) ? text : wholeWords(most, from + 1)
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the brand of the project and its logo. */
function ownBrand(copy: ProjectCopy): Readonly<Record<string, string>> {
  const text = copy.read('content/brand.yml')
  const { logo } = brand.parse(parse(text))
  return { 'brand.yml': text, ...(logo !== undefined && { [logo]: copy.read(`content/${logo}`) }) }
}

/**
 * The largest content: every list and every text at its limit, photographs wherever there can be one, and names in several
 * scripts.
 */
export async function writeLargest(copy: ProjectCopy): Promise<void> {
  const own = site.parse(parse(copy.read('content/site.yml')))
  const brandFiles = ownBrand(copy)
  let texts = 0
  let links = 0
  let listed = 0

  /** Returns a text close to a limit that no other field has. It ends with what the site fills in, such as `{name}`. */
  function unique(most: number, filledIn = ''): string {
    texts += 1
    const end = `${filledIn} ${texts}`
    return `${wholeWords(most - end.length - 1, texts * 7)} ${end.trim()}`
  }

  /** Makes links lead to different pages, and titles for search results unique. */
  function completed(fields: Fields, group = ''): Fields {
    return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, completedValue(value, key, group)]))
  }

  function completedValue(value: unknown, key = '', group = ''): unknown {
    if (key === 'seo') return { title: unique(60), description: unique(160) }
    if (key === 'prefix') return own.navigation.services.prefix
    // The names of days are choices that look like texts.
    if (key === 'days') return value
    if (key === 'to') return TARGETS[(links += 1) % TARGETS.length]
    if (Array.isArray(value)) return completedList(value, key)
    if (typeof value === 'string' && SAMPLE_TEXT.test(value))
      return unique(value.length, FILLED_IN.get(`${group}.${key}`))
    return isFields(value) ? completed(value, key) : value
  }

  /** Makes lists of services name all of them in turn, and lists of statistics name each once. */
  function completedList(list: readonly unknown[], key: string): unknown[] {
    if (key === 'statistics') return list.map((_, index) => `statistic-${index + 1}`)
    if (typeof list[0] !== 'string' || (key !== 'services' && key !== 'cards'))
      return list.map((item) => completedValue(item, key))
    return list.slice(0, MAX_LISTED).map(() => `service-${(listed++ % SERVICES) + 1}`)
  }

  function filled({ schema }: ContentType): object {
    const fields = Object.entries(schema.shape).filter(([key]) => !LEFT_OUT.includes(key))
    return completed(longest(z.strictObject(Object.fromEntries(fields))))
  }

  /** The fields in which the entries of a folder differ. */
  function changesTo(folder: string, index: number): object {
    const order = index + 1
    const name = `${NAMES[index % NAMES.length] ?? ''} ${order}`
    switch (folder) {
      case 'services':
        return {
          title: unique(60),
          name: unique(32),
          description: unique(160),
          image: './photograph.jpg',
          testimonial: `testimonial-${(index % 12) + 1}`,
        }
      case 'team':
        return { name, order, image: './photograph.jpg', email: `person-${order}@example.com` }
      case 'testimonials':
        return { author: name, order }
      default:
        return { title: unique(60), order }
    }
  }

  const kept = Object.fromEntries(KEPT.map((fact) => [fact, own[fact]]))
  const entries = CONTENT_TYPES.flatMap((type) => {
    const { source } = type
    switch (source.kind) {
      case 'files':
        return source.files.map((file) => [file, { ...filled(type), ...(file === 'site.yml' && kept) }] as const)
      case 'folder':
        return Array.from({ length: COUNTS[source.folder] ?? 1 }, (_, index) => {
          const entry = { ...filled(type), ...changesTo(source.folder, index) }
          return [`${source.folder}/${source.word}-${index + 1}.yml`, entry] as const
        })
      case 'list':
        return []
    }
  })
  const statistics = CONTENT_TYPES.filter(({ name }) => name === 'Statistic').flatMap((type) =>
    Array.from({ length: 9 }, (_, index) => ({
      ...filled(type),
      key: `statistic-${index + 1}`,
      value: `$${index + 1}25.5B+`,
    })),
  )
  writeContent(copy, {
    ...Object.fromEntries(entries),
    'statistics.yml': statistics,
    'integrations.yml': integrationsContent(),
  })
  for (const [file, text] of Object.entries(brandFiles)) copy.write(`content/${file}`, text)
  copy.write('content/services/photograph.jpg', await photograph(1280, 800))
  copy.write('content/team/photograph.jpg', await photograph(640, 640))

  // The only word of the samples that is not in the dictionary.
  copy.write(WORDS_FILE, `${copy.read(WORDS_FILE)}intergenerational\n`)
  copy.change('content/site.yml', ['name'], 'Gräfin O’Connor & Søn Beratung')
  copy.change('content/site.yml', ['navigation', 'home', 'to'], '/')
  copy.change('content/pages/careers.yml', ['hero', 'button', 'to'], '#positions')
}
