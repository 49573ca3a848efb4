import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { ProjectCopy } from '../../__tests__/browser/project-copy'
import { runCommand } from '../commands/run-command'

const OVERVIEW = 'content/pages/services.yml'

const overview = z.object({ groups: z.array(z.object({ services: z.array(z.string()) })) })

/** The folders of entries, and the fields in which a copy of an entry differs. */
const COPIES: Readonly<Record<string, (number: number) => object>> = {
  services: (number) => ({
    name: `Service ${number}`,
    title: `Service ${number}`,
    description: `What service ${number} is about.`,
    searchTitle: undefined,
  }),
  team: (number) => ({ name: `Person ${number}`, email: `person-${number}@example.com` }),
  jobs: (number) => ({ title: `Job ${number}` }),
  testimonials: (number) => ({ author: `Author ${number}` }),
}

const ownFiles = (folder: string) => readdirSync(join('content', folder)).filter((file) => file.endsWith('.yml'))

const numbersIn = (list: string) => list.split(',').filter(Boolean).map(Number)

function addEntry(copy: ProjectCopy, folder: string, number: number): void {
  const own = ownFiles(folder)
  const entry: unknown = parse(copy.read(join('content', folder, own[number % own.length] ?? '')))
  // Version 1.1 of YAML has dates, so text that looks like one is quoted, as the content check requires.
  const text = stringify(Object.assign({}, entry, COPIES[folder]?.(number)), { version: '1.1' })
  copy.write(join('content', folder, `entry-${number}.yml`), text)
}

function addEntries(copy: ProjectCopy, entries: number): void {
  const folders = Object.keys(COPIES)
  const own = folders.flatMap(ownFiles).length
  for (let number = own; number < entries; number += 1) addEntry(copy, folders[number % folders.length] ?? '', number)
}

/** Adds services to all groups of the overview in turn. */
function addServices(copy: ProjectCopy, services: number): void {
  const { groups } = overview.parse(parse(copy.read(OVERVIEW)))
  for (let number = 0; number < services; number += 1) {
    addEntry(copy, 'services', number)
    groups[number % groups.length]?.services.push(`entry-${number}`)
  }
  for (const [index, group] of groups.entries()) copy.change(OVERVIEW, ['groups', index, 'services'], group.services)
}

function print(content: string, name: string, start: number, files: number | string): void {
  console.log(`| ${content} | ${name} | ${((performance.now() - start) / 1000).toFixed(1)} s | ${files} |`)
}

async function measureServices(services: number): Promise<void> {
  const copy = new ProjectCopy()
  try {
    addServices(copy, services)
    const start = performance.now()
    const { code, output } = await copy.build()
    if (code !== 0) throw new Error(output)
    print(`${services} more services`, 'first build', start, copy.publishedHashes().size)
  } finally {
    copy.dispose()
  }
}

async function measureEntries(entries: number): Promise<void> {
  const copy = new ProjectCopy()
  let before = new Map<string, string>()
  const build = async (name: string) => {
    const start = performance.now()
    const { code, output } = await copy.build()
    if (code !== 0) throw new Error(output)
    const after = copy.publishedHashes()
    print(`${entries} entries`, name, start, [...after].filter(([file, hash]) => before.get(file) !== hash).length)
    before = after
  }
  try {
    addEntries(copy, entries)
    const start = performance.now()
    execFileSync(resolve('node_modules/.bin/tsx'), ['tools/commands/check-command.ts'], { cwd: copy.root })
    print(`${entries} entries`, 'content check', start, '–')
    await build('first build')
    await build('no change')
    copy.change(join('content/services', ownFiles('services')[0] ?? ''), ['introduction'], 'This text is new.')
    await build('a changed service')
    addEntry(copy, 'services', entries)
    await build('a new service')
  } finally {
    copy.dispose()
  }
}

const HELP = {
  usage: 'npm run bench:growth -- [--entries 36,250,1000] [--services 0,40]',
  summary: 'measures the content check and builds by number of entries, and first builds by number of services',
}

// Prints a Markdown table, whose rows appear as they are measured. Each build is of a copy of the project, in which entries
// are copied, or in which the groups of the overview have more services.
void runCommand(HELP, async (_, args) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      entries: { type: 'string', default: '36,250,1000' },
      services: { type: 'string', default: '0,40' },
    },
  })
  console.log('| content | step | wall time | changed files |')
  console.log('| --- | --- | --- | --- |')
  for (const services of numbersIn(values.services)) await measureServices(services)
  for (const entries of numbersIn(values.entries)) await measureEntries(entries)
  return ''
})
