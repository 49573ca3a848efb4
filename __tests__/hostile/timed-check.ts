import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { checkContent } from '../../content-check/check'
import { WORDS_FILE } from '../../content-check/rules/spelling'
import type { LargeFile } from './large-files'

/** The time after which a check is terminated, in milliseconds. */
const TIMEOUT_MS = 20_000

/** A copy of the project's content whose check is timed with one file replaced at a time. */
export interface TimedCheck {
  /** The time in milliseconds that checking the unchanged content takes. */
  usual: number
  /** The time in milliseconds that checking takes with this file; infinite if the check hangs. */
  time: (file: LargeFile) => number
  dispose: () => void
}

const isTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/** Returns the CPU time in milliseconds, which does not depend on the load of the machine. */
function processorTime(run: () => void): number {
  const start = process.cpuUsage()
  try {
    new Script('run()').runInContext(createContext({ run }), { timeout: TIMEOUT_MS })
  } catch (error) {
    if (isTimeout(error)) return Infinity
    throw error
  }
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Prepares the copy and warms up the check. */
export function timedCheck(): TimedCheck {
  const root = mkdtempSync(join(tmpdir(), 'timed-'))
  for (const name of ['content', WORDS_FILE]) cpSync(name, join(root, name), { recursive: true })
  const check = () =>
    processorTime(() => {
      checkContent(root)
    })
  // The first check also loads the dictionary.
  check()
  return {
    usual: Math.min(...Array.from({ length: 5 }, check)),
    time: ({ path, text }) => {
      const location = join(root, 'content', path)
      const former = existsSync(location) ? readFileSync(location) : undefined
      writeFileSync(location, text)
      try {
        return check()
      } finally {
        if (former) writeFileSync(location, former)
        else rmSync(location)
      }
    },
    dispose: () => {
      rmSync(root, { recursive: true })
    },
  }
}
