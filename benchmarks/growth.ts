/**
 * `npm run bench:growth [-- --entries 36,250,1000] [--bare]`: measures how builds and the content check grow with the number of
 * entries: services, people, jobs, and testimonials. It works in temporary copies of the project, whose entries are copies of the
 * project's own under other names, and prints a Markdown table. With `--bare`, it also builds a project of only Gatsby and React
 * with as many pages. Runs on Linux, because the figures come from /proc: processor time and memory are the sums over all
 * processes of a command, read every 200 ms. Memory is the proportional set size, which divides the pages that processes share,
 * such as Node's own code, among them.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parse, stringify } from 'yaml'
import { ProjectCopy } from '../__tests__/browser/project-copy'

const SAMPLE_INTERVAL_MS = 200
/** The unit of processor times in /proc, on all current Linux systems. */
const TICKS_PER_SECOND = 100
const ENVIRONMENT = { NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1', CI: 'true', FORCE_COLOR: '0' }
const BUILD = ['gatsby', 'build']
const CHECK = ['tsx', 'tools/content/commands/check-command.ts']

const { values } = parseArgs({
  options: { entries: { type: 'string', default: '36,250,1000' }, bare: { type: 'boolean', default: false } },
})

/** What a command took. */
interface Cost {
  wallSeconds: number
  processorSeconds: number
  peakBytes: number
}

/** The temporary folder and the running command, which an interruption removes and ends. */
const temporaryFolder = mkdtempSync(join(tmpdir(), 'growth-'))
let running: number | undefined

function cleanUp(): void {
  // The command has a process group of its own.
  if (running !== undefined) process.kill(-running, 'SIGKILL')
  rmSync(temporaryFolder, { recursive: true, force: true, maxRetries: 5 })
}

/** The processor ticks and the memory of each process of a session. */
function readSession(session: number): { pid: string; ticks: number; bytes: number }[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      // The second field is the command's name in parentheses, which may contain spaces. The next one is the third: proc(5).
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const from3 = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const field = (number: number) => Number(from3[number - 3])
      if (field(6) !== session) return []
      const [, kilobytes] = /^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
      return [{ pid, ticks: field(14) + field(15), bytes: Number(kilobytes ?? 0) * 1024 }]
    } catch {
      // Not a process, or one that has ended.
      return []
    }
  })
}

/**
 * Runs a command of the project and measures it.
 *
 * @throws if the command fails; the message is its output
 */
async function measure([command = '', ...args]: readonly string[], cwd: string): Promise<Cost> {
  const start = performance.now()
  const child = spawn(resolve('node_modules/.bin', command), args, {
    cwd,
    // The command's processes belong to a session of their own, even those whose parent has ended.
    detached: true,
    env: { ...process.env, ...ENVIRONMENT, TMPDIR: temporaryFolder },
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${command} did not start`)
  running = pid
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const ticks = new Map<string, number>()
  let peakBytes = 0
  const timer = setInterval(() => {
    const processes = readSession(pid)
    for (const one of processes) ticks.set(one.pid, one.ticks)
    peakBytes = Math.max(
      peakBytes,
      processes.reduce((sum, { bytes }) => sum + bytes, 0),
    )
  }, SAMPLE_INTERVAL_MS)
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail)
    child.once('close', done)
  })
  clearInterval(timer)
  running = undefined
  if (code !== 0) throw new Error(`${command} failed:\n${Buffer.concat(output).toString()}`)
  const wallSeconds = (performance.now() - start) / 1000
  const processorSeconds = [...ticks.values()].reduce((sum, own) => sum + own, 0) / TICKS_PER_SECOND
  return { wallSeconds, processorSeconds, peakBytes }
}

/** The digests of the files of a built site, by path. */
type Files = ReadonlyMap<string, string>

function filesOf(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    paths.map((path) => [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  )
}

function printRow(entries: number, name: string, cost: Cost, files?: number): void {
  const seconds = `${cost.wallSeconds.toFixed(1)} s | ${cost.processorSeconds.toFixed(1)} s`
  console.log(`| ${entries} | ${name} | ${seconds} | ${(cost.peakBytes / 1e6).toFixed(0)} MB | ${files ?? '–'} |`)
}

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

/** The names of the project's own files in a folder of entries. */
const ownFiles = (folder: string) => readdirSync(join('content', folder)).filter((file) => file.endsWith('.yml'))

/** Adds a copy of one of the project's own entries and returns its file. */
function addEntry(copy: ProjectCopy, folder: string, number: number): string {
  const own = ownFiles(folder)
  const entry: unknown = parse(copy.read(join('content', folder, own[number % own.length] ?? '')))
  const file = join('content', folder, `entry-${number}.yml`)
  // YAML 1.1 quotes dates, as the content check requires.
  copy.write(file, stringify(Object.assign({}, entry, COPIES[folder]?.(number)), { version: '1.1' }))
  return file
}

/** Adds entries up to a number, always to the folder with the fewest. */
function addEntries(copy: ProjectCopy, entries: number): void {
  const folders = Object.keys(COPIES).map((name) => ({ name, files: ownFiles(name).length }))
  const own = folders.reduce((sum, { files }) => sum + files, 0)
  for (let number = own; number < entries; number += 1) {
    const [smallest] = folders.sort((one, other) => one.files - other.files)
    if (!smallest) return
    addEntry(copy, smallest.name, number)
    smallest.files += 1
  }
}

/** Measures the check and five builds with a number of entries, and returns the number of pages. */
async function measureSite(entries: number): Promise<number> {
  const copy = new ProjectCopy(join(temporaryFolder, `site-${entries}`))
  let before: Files = new Map()
  const build = async (name: string) => {
    const cost = await measure(BUILD, copy.root)
    const after = filesOf(join(copy.root, 'public'))
    printRow(entries, name, cost, [...after].filter(([path, digest]) => before.get(path) !== digest).length)
    before = after
  }
  addEntries(copy, entries)
  printRow(entries, 'content check', await measure(CHECK, copy.root))
  await build('first build')
  await build('no change')
  copy.change(join('content/services', ownFiles('services')[0] ?? ''), ['introduction'], 'This text is new.')
  await build('a changed service')
  const added = addEntry(copy, 'services', entries)
  await build('a new service')
  copy.remove(added)
  await build('a removed service')
  copy.dispose()
  return [...before.keys()].filter((file) => file.endsWith('.html')).length
}

const BARE_NODE = (pages: number) => `
exports.sourceNodes = ({ actions, createContentDigest }) => {
  for (let index = 0; index < ${pages}; index += 1) {
    const fields = { id: 'page-' + index, text: 'Some words about page ' + index + '. '.repeat(40) }
    actions.createNode({ ...fields, internal: { type: 'Entry', contentDigest: createContentDigest(fields) } })
  }
}
exports.createPages = ({ actions, getNodesByType }) => {
  const component = require.resolve('./src/templates/entry.js')
  for (const { id } of getNodesByType('Entry')) actions.createPage({ path: '/' + id, component, context: { id } })
}
`

const BARE_TEMPLATE = `
import { graphql } from 'gatsby'
import * as React from 'react'
export default ({ data }) => <main><h1>{data.entry.id}</h1><p>{data.entry.text}</p></main>
export const query = graphql\`query ($id: String!) { entry(id: { eq: $id }) { id text } }\`
`

/** Measures the first build of a project that has nothing but Gatsby, React, and pages. */
async function measureBare(entries: number, pages: number): Promise<void> {
  const root = join(temporaryFolder, `bare-${entries}`)
  mkdirSync(join(root, 'src/templates'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'bare', dependencies: { gatsby: '*', react: '*' } }))
  writeFileSync(join(root, 'gatsby-node.js'), BARE_NODE(pages))
  writeFileSync(join(root, 'src/templates/entry.js'), BARE_TEMPLATE)
  const cost = await measure(BUILD, root)
  printRow(entries, `bare Gatsby, ${pages} pages`, cost, filesOf(join(root, 'public')).size)
}

async function main(): Promise<void> {
  console.log(`${availableParallelism()} processors\n`)
  console.log('| entries | step | wall time | processor time | peak memory | changed files |')
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const entries of values.entries.split(',').map(Number)) {
    const pages = await measureSite(entries)
    if (values.bare) await measureBare(entries, pages)
  }
}

process.on('exit', cleanUp)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
