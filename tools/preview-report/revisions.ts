import { spawn } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { ArgumentError } from '../content/commands/arguments'
import { quoted } from '../content/messages/text-format'
import { CONTENT_FOLDER } from '../content/parse/content-files'
import type { Repository } from './git'

/** One of the two states of the site that are compared. */
export interface Revision {
  /** A label for the state, such as `1a2b3c4 Add a position`. */
  name: string
  /** The full hash of its commit, if it is one. */
  commit?: string
  /** A folder with the project's files. */
  root: string
  /** The built site; absent if the build failed. */
  folder?: string
  /** The errors in the build output, if the build failed. */
  failure?: string
}

/** A state of the project in its repository. */
export interface State extends Pick<Revision, 'name' | 'commit'> {
  tree: string
}

/** A state of the project and its built site. */
export interface BuiltProject {
  /** A checkout of the project, with the folder `content`. */
  root: string
  folder: string
}

const LOCK_FILE = 'package-lock.json'

/** The number of lines reported of a failed build's output. */
const MAX_OUTPUT_LINES = 40

/** The steps of a build that are reported when they end: those that take at least this number of seconds. */
const MIN_STEP_SECONDS = 2

/** Whether a folder contains a built site. */
export function isBuiltSite(folder: string): boolean {
  return existsSync(join(folder, 'index.html')) && existsSync(join(folder, 'page-data'))
}

/** Whether no build reads a file of the project. Files in `static/` are published, whatever their names end in. */
export function isDocument(file: string): boolean {
  return /^docs\/|^[^/]+\.md$|^LICENSE$/.test(file)
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
 * incremental. A state that is already built is not rebuilt on the same day, unless a file of its checkout has been changed; on
 * another day it is, because entries appear and disappear by date. The built site and the caches are not verified: the folder must
 * come from this machine.
 *
 * Both sides are built at the same path, one after the other: the names of modules in scripts depend on the path from the linked
 * packages to the project.
 *
 * @param project the project's root, whose installed packages are used if they are those that the state needs
 * @param root the folder of the built state
 */
export async function buildRevision(
  repository: Repository,
  project: string,
  { tree, name, commit }: State,
  root: string,
): Promise<Revision> {
  const stampFile = `${root}.built`
  const stamp = [tree, process.env.GATSBY_PREVIEW ?? '', new Date().toDateString()].join('\n')
  const revision: Revision = { name, commit, root }
  const folder = join(root, 'public')
  const site = join(dirname(root), 'site')
  // Left by a build that was interrupted.
  rmSync(site, { recursive: true, force: true })
  const wasCheckedOut = repository.checkOut(tree, root)
  if (wasCheckedOut && existsSync(folder) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
    return { ...revision, folder }
  rmSync(stampFile, { force: true })
  renameSync(root, site)
  let failure: string | undefined
  try {
    failure =
      (await installPackages(repository, project, tree, site)) ?? (await run(['run', 'build'], site, 'production'))
  } finally {
    renameSync(site, root)
  }
  if (failure !== undefined) return { ...revision, failure: failure.replaceAll(`${site}/`, '') }
  writeFileSync(stampFile, stamp)
  return { ...revision, folder }
}

/**
 * Links the project's packages if they are those that the state needs, or else installs its own.
 *
 * @returns the errors if the installation failed
 */
async function installPackages(repository: Repository, project: string, tree: string, root: string) {
  const packages = join(root, 'node_modules')
  const isLink = lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
  const lockFileId = repository.fileIn(tree, LOCK_FILE)
  if (lockFileId === repository.idOf(LOCK_FILE) && hasLockedPackages(project)) {
    if (!isLink) {
      rmSync(packages, { recursive: true, force: true })
      symlinkSync(join(project, 'node_modules'), packages)
    }
    return undefined
  }
  if (isLink) rmSync(packages)
  const marker = join(packages, '.package-lock-id')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockFileId) return undefined
  process.stderr.write('Installing packages, because those of the project are not the ones that this state needs\n')
  const failure = await run(['ci'], root, 'development')
  if (failure === undefined) writeFileSync(marker, lockFileId ?? '')
  return failure
}

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), optional: z.boolean().optional() })),
})

/**
 * Whether all packages of a project's lock file are installed. npm writes a list of what it installed; packages for other platforms are
 * not in it.
 */
export function hasLockedPackages(project: string): boolean {
  const installedFile = join(project, 'node_modules/.package-lock.json')
  if (!existsSync(installedFile)) return false
  const [locked, installed] = [join(project, LOCK_FILE), installedFile].map(
    (file) => lockFile.parse(JSON.parse(readFileSync(file, 'utf8'))).packages,
  )
  return Object.entries(locked ?? {}).every(([path, { version, optional }]) => {
    const found = installed?.[path]
    return path === '' || (found ? found.version === version : optional === true)
  })
}

/** Runs an npm command and reports the long steps of a build. Returns its errors if it failed. */
function run(args: readonly string[], folder: string, mode: 'production' | 'development') {
  const child = spawn('npm', args, {
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: mode, FORCE_COLOR: '0', CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      const text = stripVTControlCharacters(line)
      lines.push(text)
      const [, step = '', seconds = ''] = /^success (.*) - ([\d.]+)s/.exec(text) ?? []
      if (Number(seconds) >= MIN_STEP_SECONDS) process.stderr.write(`  ${step}, ${seconds} s\n`)
    })
  }
  return new Promise<string | undefined>((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => {
      done(code === 0 ? undefined : buildErrors(lines))
    })
  })
}

/** Lines of a stack trace, as Node.js and Gatsby write them, but for those in the project's own files. */
const FRAME = /^\s*(?:at |- [^\s:]+:\d|\[[\w-]+\]\/\[|node:)/

/**
 * The errors in the output of a failed command: what follows the first error, without stack traces and without the successful
 * steps. The cause of a failed build is in its first error; its last lines are the frames of other packages.
 */
export function buildErrors(lines: readonly string[]): string {
  const first = lines.findIndex((line) => /\berror\b/i.test(line) && !/^(?:success|npm warn)\b/.test(line))
  const kept = lines
    .slice(Math.max(0, first))
    .filter((line) => line.trim() !== '' && !FRAME.test(line) && !/^(?:success|not finished|npm error)\b/.test(line))
  const shown = kept.length > 0 ? kept : lines.slice(-MAX_OUTPUT_LINES)
  return shown.slice(0, MAX_OUTPUT_LINES).join('\n')
}
