/**
 * `npm run bench:growth [-- --entries 36,250,1000]`: measures builds and the content check by number of entries, in
 * copies of the project with copied entries. Prints a Markdown table.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parse, stringify } from 'yaml'
import { ProjectCopy } from '../../__tests__/browser/project-copy'

const { values } = parseArgs({ options: { entries: { type: 'string', default: '36,250,1000' } } })

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

function addEntry(copy: ProjectCopy, folder: string, number: number): void {
  const own = ownFiles(folder)
  const entry: unknown = parse(copy.read(join('content', folder, own[number % own.length] ?? '')))
  // YAML 1.1 quotes dates, as the content check requires.
  const text = stringify(Object.assign({}, entry, COPIES[folder]?.(number)), { version: '1.1' })
  copy.write(join('content', folder, `entry-${number}.yml`), text)
}

function addEntries(copy: ProjectCopy, entries: number): void {
  const folders = Object.keys(COPIES)
  const own = folders.flatMap(ownFiles).length
  for (let number = own; number < entries; number += 1) addEntry(copy, folders[number % folders.length] ?? '', number)
}

async function measureSite(entries: number): Promise<void> {
  const copy = new ProjectCopy()
  const print = (name: string, start: number, files: number | string) => {
    console.log(`| ${entries} | ${name} | ${((performance.now() - start) / 1000).toFixed(1)} s | ${files} |`)
  }
  let before = new Map<string, string>()
  const build = async (name: string) => {
    const start = performance.now()
    const { code, output } = await copy.build()
    if (code !== 0) throw new Error(output)
    const after = copy.publishedHashes()
    print(name, start, [...after].filter(([file, hash]) => before.get(file) !== hash).length)
    before = after
  }
  try {
    addEntries(copy, entries)
    const start = performance.now()
    execFileSync(resolve('node_modules/.bin/tsx'), ['tools/commands/check-command.ts'], { cwd: copy.root })
    print('content check', start, '–')
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

async function main(): Promise<void> {
  console.log('| entries | step | wall time | changed files |')
  console.log('| --- | --- | --- | --- |')
  for (const entries of values.entries.split(',').map(Number)) await measureSite(entries)
}

void main()
