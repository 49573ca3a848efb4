import { spawn } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ArgumentError } from '../content/commands/arguments'
import { quoted } from '../content/messages/text-format'
import { CONTENT_FOLDER } from '../content/parse/content-files'
import type { Repository } from './git'

/** One of the two states of the site that are compared. */
export interface Revision {
  /** A label for the state, such as `1a2b3c4 Add a position`. */
  name: string
  /** A folder with the project's files. */
  root: string
  /** The built site; absent if the build failed. */
  folder?: string
  /** The end of the build output, if the build failed. */
  failure?: string
}

/** A state of the project and its built site. */
export interface BuiltProject {
  /** A checkout of the project, with the folder `content`. */
  root: string
  folder: string
}

const LOCK_FILE = 'package-lock.json'

/** The number of lines reported of a failed build's output: its errors come last. */
const MAX_OUTPUT_LINES = 40

/** Whether a folder contains a built site. */
export function isBuiltSite(folder: string): boolean {
  return existsSync(join(folder, 'index.html')) && existsSync(join(folder, 'page-data'))
}

/**
 * Uses a built site as a side. The project that contains it is assumed to be the one that it was built from.
 *
 * @throws {@link ArgumentError} if no project contains it
 */
export function revisionFromFolder(folder: string): Revision {
  const root = dirname(resolve(folder))
  if (existsSync(join(root, CONTENT_FOLDER))) return { name: folder, folder: resolve(folder), root }
  const problem = `There is no folder ${CONTENT_FOLDER} next to the built site ${quoted(folder)}`
  throw new ArgumentError(`${problem}, so its content cannot be compared. Use a built site inside its project.`)
}

/**
 * Builds a state of the project in its own folder, which keeps the build cache, so that the next build of that side is
 * incremental. A state that is already built is not rebuilt on the same day; on another day it is, because entries appear
 * and disappear by date.
 *
 * @param project the project's root, whose installed packages are used if the state needs the same ones
 * @param root the folder to build it in
 */
export async function buildRevision(
  repository: Repository,
  project: string,
  state: { tree: string; name: string },
  root: string,
): Promise<Revision> {
  repository.checkOut(state.tree, root)
  const stampFile = `${root}.built`
  const stamp = [state.tree, process.env.GATSBY_PREVIEW ?? '', new Date().toDateString()].join('\n')
  const folder = join(root, 'public')
  const revision: Revision = { name: state.name, root }
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return { ...revision, folder }
  rmSync(stampFile, { force: true })
  const packages = await installPackages(repository, project, state.tree, root)
  const built = packages ?? (await run(['run', 'build'], root, 'production'))
  if (built !== undefined) return { ...revision, failure: built }
  writeFileSync(stampFile, stamp)
  return { ...revision, folder }
}

/**
 * Links the project's packages if the state needs the same ones, or else installs its own.
 *
 * @returns the end of the output if the installation failed
 */
async function installPackages(repository: Repository, project: string, tree: string, root: string) {
  const packages = join(root, 'node_modules')
  const isLink = lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
  const lockFileId = repository.fileIn(tree, LOCK_FILE)
  if (lockFileId === repository.idOf(LOCK_FILE)) {
    if (!isLink) {
      rmSync(packages, { recursive: true, force: true })
      symlinkSync(join(project, 'node_modules'), packages)
    }
    return undefined
  }
  if (isLink) rmSync(packages)
  const marker = join(packages, '.package-lock-id')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockFileId) return undefined
  const failure = await run(['ci'], root, 'development')
  if (failure === undefined) writeFileSync(marker, lockFileId ?? '')
  return failure
}

/** Runs an npm command. Returns the end of the output if it failed. */
function run(args: readonly string[], folder: string, mode: 'production' | 'development') {
  const child = spawn('npm', args, {
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: mode, FORCE_COLOR: '0', CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise<string | undefined>((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => {
      const output = stripVTControlCharacters(Buffer.concat(chunks).toString()).trimEnd().split('\n')
      done(code === 0 ? undefined : output.slice(-MAX_OUTPUT_LINES).join('\n'))
    })
  })
}
