/** An invalid command line. The message is shown to the person who typed it. */
export class ArgumentError extends Error {}

/**
 * Runs a command with the project's root and the arguments, and prints its result, or an error's message: editors need
 * no stack trace.
 */
export async function runCommand(
  command: (root: string, args: readonly string[]) => string | Promise<string>,
): Promise<void> {
  try {
    process.stdout.write(`${await command(process.cwd(), process.argv.slice(2))}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = error instanceof ArgumentError ? 2 : 1
  }
}
