import { spawn } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ArgumentError } from '../content/commands/arguments'
import { CONTENT_FOLDER } from '../content/parse/content-files'
import { quoted } from '../content/messages/text-format'
import type { Repository } from './git'

/** One of the two states of the site that are compared. */
export interface Side {
  /** The state as a person reads it, such as `1a2b3c4 Add a position`. */
  name: string
  /** A folder with the project's files. */
  root: string
  /** The built site; absent where the build failed. */
  folder?: string
  /** The end of what the build said, where it failed. */
  failure?: string
}

const LOCK_FILE = 'package-lock.json'

/** How many lines of a failed build are told: its errors come last. */
const TOLD_LINES = 40

/** Whether a folder has a built site. */
export function isBuiltSite(folder: string): boolean {
  return existsSync(join(folder, 'index.html')) && existsSync(join(folder, 'page-data'))
}

/**
 * A built site as a side; the project that it lies in is taken for the one that it was built from.
 *
 * @throws {@link ArgumentError} where it lies in no project
 */
export function builtSide(folder: string): Side {
  const root = dirname(resolve(folder))
  if (existsSync(join(root, CONTENT_FOLDER))) return { name: folder, folder: resolve(folder), root }
  const where = `Beside the built site ${quoted(folder)} there is no folder ${CONTENT_FOLDER}`
  throw new ArgumentError(`${where}, so that its words cannot be compared. Name one that lies in its project.`)
}

/**
 * Builds a state of the project in a folder of its own, which keeps what builds keep, so that the next build of that side
 * only does what has changed. A state that is built already is not built again on the same day: entries come and go by
 * their dates.
 *
 * @param repository the project's repository
 * @param project the project's root, whose installed packages are used where the state wants the same
 * @param state the tree of the state, and what people call it
 * @param root where it is built
 */
export async function buildSide(
  repository: Repository,
  project: string,
  state: { tree: string; name: string },
  root: string,
): Promise<Side> {
  repository.checkOut(state.tree, root)
  const stampFile = `${root}.built`
  const stamp = [state.tree, process.env.GATSBY_PREVIEW ?? '', new Date().toDateString()].join('\n')
  const folder = join(root, 'public')
  const side: Side = { name: state.name, root }
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return { ...side, folder }
  rmSync(stampFile, { force: true })
  const packages = await providePackages(repository, project, state.tree, root)
  const built = packages ?? (await run(['run', 'build'], root, 'production'))
  if (built !== undefined) return { ...side, failure: built }
  writeFileSync(stampFile, stamp)
  return { ...side, folder }
}

/** Links the project's packages where the state wants the same, or installs its own; tells what went wrong, if it did. */
async function providePackages(repository: Repository, project: string, tree: string, root: string) {
  const packages = join(root, 'node_modules')
  const isLink = lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
  const wanted = repository.fileIn(tree, LOCK_FILE)
  if (wanted === repository.idOf(LOCK_FILE)) {
    if (!isLink) {
      rmSync(packages, { recursive: true, force: true })
      symlinkSync(join(project, 'node_modules'), packages)
    }
    return undefined
  }
  if (isLink) rmSync(packages)
  const marker = join(packages, '.package-lock-id')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return undefined
  const failure = await run(['ci'], root, 'development')
  if (failure === undefined) writeFileSync(marker, wanted ?? '')
  return failure
}

/** Runs a command of npm; tells the end of what it said where it failed. */
function run(words: readonly string[], folder: string, mode: 'production' | 'development') {
  const child = spawn('npm', words, {
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: mode, FORCE_COLOR: '0', CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise<string | undefined>((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => {
      const said = stripVTControlCharacters(Buffer.concat(chunks).toString()).trimEnd().split('\n')
      done(code === 0 ? undefined : said.slice(-TOLD_LINES).join('\n'))
    })
  })
}
