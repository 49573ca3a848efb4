import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An invalid command line. The message is shown to the person who typed it. */
export class ArgumentError extends Error {}

/** What docs/scripts.md says about the running npm script. */
function help(root: string): string {
  const start = `| \`npm run ${process.env.npm_lifecycle_event ?? ''}`
  const rows = readFileSync(join(root, 'docs/scripts.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(start))
  return rows.map((row) => row.replaceAll('|', '').trim()).join('\n')
}

/**
 * Runs a command with the project's root and the arguments, and prints its result, or an error's message: editors need
 * no stack trace.
 */
export async function runCommand(
  command: (root: string, args: readonly string[]) => string | Promise<string>,
): Promise<void> {
  try {
    const [root, args] = [process.cwd(), process.argv.slice(2)]
    process.stdout.write(`${args.includes('--help') ? help(root) : await command(root, args)}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = error instanceof ArgumentError ? 2 : 1
  }
}
