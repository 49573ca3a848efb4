import { existsSync, readFileSync } from 'node:fs'
// By this name, and not as a global one: Gatsby puts the values that variables have during a build in the place of
// `process.env` in functions, passwords included, and nothing where a variable has none.
import { env } from 'node:process'
import { parseEnv } from 'node:util'

/**
 * The environment as it is now.
 *
 * @param file says what the environment does not; there need not be one
 */
export function readEnvironment(file = '.env'): Record<string, string | undefined> {
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...env }
}
