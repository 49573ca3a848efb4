import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse, parseDocument, Scalar, stringify, visit, type YAMLSeq } from 'yaml'
import { z } from 'zod'
import { pick, type RandomSource, seededRandom } from '../src/illustrations/random'
import { slugify } from '../tools/content/rules/slugify'

/** The fields of an entry. */
type Fields = Record<string, unknown>

/** Files that name services, each in one or more lists. */
const REFERRING_FILES = ['site.yml', 'pages/home.yml', 'pages/services.yml']
const OVERVIEW = 'pages/services.yml'
/** The most services that the content model allows in a group of the overview. */
const MAX_IN_GROUP = 8
const MAX_NAME_LENGTH = 32
const INITIALS = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ')

const text = z.string()
const fields = z.record(text, z.unknown())
const items = z.array(z.unknown())

/** Writes an entry; YAML 1.1 quotes dates, as the content check requires. */
const toYaml = (entry: Fields) => stringify(entry, { version: '1.1' })

function readEntries(folder: string): Fields[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yml'))
  return files.map((file) => fields.parse(parse(readFileSync(join(folder, file), 'utf8'))))
}

function shuffled<Item>(draw: RandomSource, list: readonly Item[]): Item[] {
  const placed = list.map((item) => ({ item, position: draw() }))
  return placed.sort((one, other) => one.position - other.position).map(({ item }) => item)
}

/** Mixes the values of one field: the sentences of prose or the items of lists. It picks one of other values. */
function mixed(draw: RandomSource, values: readonly unknown[]): unknown {
  const model = pick(draw, values)
  if (Array.isArray(model)) return shuffled(draw, [...new Set(values.flat())]).slice(0, model.length)
  if (typeof model !== 'string' || !model.includes(' ')) return model
  const sentences = values.flatMap((value) =>
    text
      .parse(value)
      .trim()
      .split(/(?<=[.?!]) /),
  )
  return shuffled(draw, sentences).reduce((joined, sentence) => {
    const longer = joined === '' ? sentence : `${joined} ${sentence}`
    return longer.length <= model.trim().length ? longer : joined
  }, '')
}

/** Adds a sentence of one word to the introduction of a service. */
export function addWord(file: string): void {
  const service = fields.parse(parse(readFileSync(file, 'utf8')))
  writeFileSync(file, toYaml({ ...service, introduction: `${text.parse(service.introduction)} Always.` }))
}

/** Adds a service that no other entry names. */
export function copyService(from: string, to: string): void {
  const unique = {
    name: 'New Service',
    title: 'New Service',
    description: 'A service that did not exist before.',
    searchTitle: undefined,
  }
  writeFileSync(to, toYaml({ ...fields.parse(parse(readFileSync(from, 'utf8'))), ...unique }))
}

/**
 * Replaces the services, people, jobs, and testimonials of a content folder with generated ones that the content check accepts.
 * Their texts are sentences of the entries that they replace. The same number always gives the same content.
 *
 * @param folder the content folder
 * @param count the number of entries, at most about 2,500
 * @returns the files of the services
 */
export function generateContent(folder: string, count: number): string[] {
  const draw = seededRandom('growth')
  const originals = (kind: string) => readEntries(join(folder, kind))
  const subjects = originals('services').map(({ name }) => text.parse(name).split(' '))
  const people = [...originals('team'), ...originals('testimonials')].map((one) =>
    text.parse(one.name ?? one.author).split(' '),
  )
  const [openings, endings] = [0, -1].map((at) => [...new Set(subjects.map((words) => words.at(at) ?? ''))])
  const services = (openings ?? [])
    .flatMap((one, index) => (openings ?? []).slice(index + 1).map((other) => `${one} and ${other}`))
    .flatMap((opening) => (endings ?? []).map((ending) => `${opening} ${ending}`))
    .filter((name) => name.length <= MAX_NAME_LENGTH)
  const persons = people.flatMap(([first]) =>
    people.flatMap(([, last]) => INITIALS.map((initial) => `${first} ${initial}. ${last}`)),
  )
  const replaced = new Set<unknown>(readdirSync(join(folder, 'services')).map((file) => basename(file, '.yml')))

  const replace = (kind: string, names: readonly string[], unique: (name: string, entry: Fields) => Fields) => {
    const models = originals(kind)
    const chosen = shuffled(draw, names).slice(0, Math.round(count / 4))
    rmSync(join(folder, kind), { recursive: true })
    mkdirSync(join(folder, kind))
    return chosen.map((name, index) => {
      const keys = Object.keys(pick(draw, models))
      const values = keys.map((key) => [key, mixed(draw, models.map((model) => model[key]).filter(Boolean))] as const)
      const entry: Fields = Object.fromEntries(values)
      const order = 'order' in entry && { order: index + 1 }
      const file = join(folder, kind, `${slugify(name)}.yml`)
      writeFileSync(file, toYaml({ ...entry, ...order, ...unique(name, entry) }))
      return file
    })
  }
  replace('team', persons, (name) => ({ name, email: `${slugify(name)}@example.com` }))
  replace('jobs', services, (name) => ({ title: `${name} Consultant` }))
  const testimonials = replace('testimonials', persons, (author) => ({ author }))
  const files = replace('services', services, (name, { summary, searchTitle, testimonial }) => ({
    name,
    title: `${name} Services`,
    description: `${name}: ${text.parse(summary)}`,
    ...(searchTitle !== undefined && { searchTitle: `${name} for Advisors` }),
    ...(testimonial !== undefined && { testimonial: basename(pick(draw, testimonials), '.yml') }),
  }))
  refer(folder, replaced, files)
  return files
}

/** Makes every list of services name generated ones. The overview names as many as it can hold. */
function refer(folder: string, replaced: ReadonlySet<unknown>, services: readonly string[]): void {
  let next = 0
  for (const file of REFERRING_FILES) {
    const document = parseDocument(readFileSync(join(folder, file), 'utf8'))
    const lists: YAMLSeq[] = []
    visit(document, {
      Seq: (_, list) => {
        if (items.parse(list.toJSON()).every((item) => replaced.has(item))) lists.push(list)
      },
    })
    for (const list of lists) {
      const fair = Math.min(MAX_IN_GROUP, Math.ceil(services.length / lists.length))
      const length = file === OVERVIEW ? fair : list.items.length
      const slugs = Array.from({ length }, () => basename(services[next++ % services.length] ?? '', '.yml'))
      list.items = slugs.map((slug) => new Scalar(slug))
    }
    writeFileSync(join(folder, file), document.toString())
  }
}
