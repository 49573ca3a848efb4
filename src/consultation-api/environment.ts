import { existsSync, readFileSync } from 'node:fs'
// Imported, because Gatsby replaces the global `process.env` in functions with the values of the variables at build time,
// passwords included, and with nothing for unset variables.
import { env } from 'node:process'
import { parseEnv } from 'node:util'

/**
 * Reads the current environment.
 *
 * @param file an optional file with values for variables that the environment does not set
 */
export function readEnvironment(file = '.env'): Record<string, string | undefined> {
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...env }
}
