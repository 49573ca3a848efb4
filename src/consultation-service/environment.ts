import { existsSync, readFileSync } from 'node:fs'
// By this name, and not as a global one: Gatsby puts the values that variables have during a build in the place of
// `process.env` in functions, passwords included, and nothing where a variable has none.
import { env } from 'node:process'
import { parseEnv } from 'node:util'

const FILE = '.env'

/** The environment as it is now, and the file `.env` for what it does not say. */
export function readEnvironment(): Record<string, string | undefined> {
  return { ...(existsSync(FILE) ? parseEnv(readFileSync(FILE, 'utf8')) : {}), ...env }
}
