import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Repository } from './git'

/** One of the two states of the site that are compared. */
export interface Revision {
  /** A label for the state, such as `1a2b3c4 Add a position`. */
  name: string
  /** A folder with the project's files. */
  root: string
  /** The built site; absent if the build failed. */
  folder?: string
  /** The errors in the build output, if the build failed. */
  failure?: string
}

const LOCK_FILE = 'package-lock.json'

/** The number of lines reported of a failed build's output. */
const MAX_OUTPUT_LINES = 40

/**
 * Builds a state of the project in `root`, which keeps the cache for the next build. For the build, it is moved to the path
 * that both states use: names in a built site depend on the path, so equal pages would differ.
 *
 * @param project the project's root, whose packages are used if they are the right ones
 */
export function buildRevision(
  repository: Repository,
  project: string,
  { tree, name }: { tree: string; name: string },
  root: string,
): Revision {
  const site = join(dirname(root), 'site')
  repository.checkOut(tree, root)
  // A build that was interrupted has left its folder here.
  rmSync(site, { recursive: true, force: true })
  renameSync(root, site)
  try {
    const failure = installPackages(project, site) ?? npm('run build', site, 'production')
    if (failure !== undefined) return { name, root, failure: failure.replaceAll(`${site}/`, '') }
  } finally {
    renameSync(site, root)
  }
  return { name, root, folder: join(root, 'public') }
}

/**
 * Links the project's packages if they are the right ones, or else installs its own. Returns the errors of a failure.
 */
function installPackages(project: string, site: string): string | undefined {
  const packages = join(site, 'node_modules')
  rmSync(packages, { recursive: true, force: true })
  const [own, linked] = [site, project].map((folder) => readFileSync(join(folder, LOCK_FILE), 'utf8'))
  if (own !== linked) return npm('ci', site, 'development')
  symlinkSync(join(project, 'node_modules'), packages)
  return undefined
}

function npm(command: string, folder: string, mode: 'production' | 'development'): string | undefined {
  // The shell joins errors with the other lines of the output, in order. As two streams, their order would be lost.
  const { status, stdout } = spawnSync(`npm ${command} 2>&1`, {
    shell: true,
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: mode, FORCE_COLOR: '0', CI: 'true' },
    encoding: 'utf8',
    maxBuffer: Infinity,
  })
  return status === 0 ? undefined : buildErrors(stripVTControlCharacters(stdout).split('\n'))
}

/** Lines of a stack trace of Node.js or Gatsby, except in the project's own files. */
const FRAME = /^\s*(?:at |- [^\s:]+:\d|\[[\w-]+\]\/\[|node:)/

/** A failed command's errors, without stack traces and successes. The cause is the first; the last lines are frames. */
export function buildErrors(lines: readonly string[]): string {
  const first = lines.findIndex((line) => /\berror\b/i.test(line) && !/^(?:success|npm warn)\b/.test(line))
  return lines
    .slice(Math.max(0, first))
    .filter((line) => line.trim() !== '' && !FRAME.test(line) && !/^(?:success|not finished|npm error)\b/.test(line))
    .slice(0, MAX_OUTPUT_LINES)
    .join('\n')
}
