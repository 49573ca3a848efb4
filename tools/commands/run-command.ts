/** An invalid command line. The message is shown to the person who typed it. */
export class ArgumentError extends Error {}

/** What a command says about itself with `--help`, and in its row of docs/scripts.md. */
interface CommandHelp {
  /** The command line, such as `npm run content:rename <kind> <slug> <new slug>`. */
  usage: string
  /** What it does, such as `changes an entry’s slug everywhere`. */
  summary: string
}

/**
 * Runs a command with the project's root and the arguments, and prints its result, or an error's message: editors need
 * no stack trace. With `--help`, prints the help and runs nothing.
 */
export async function runCommand(
  { usage, summary }: CommandHelp,
  command: (root: string, args: readonly string[]) => string | Promise<string>,
): Promise<void> {
  try {
    const [root, args] = [process.cwd(), process.argv.slice(2)]
    process.stdout.write(`${args.includes('--help') ? `${usage}: ${summary}` : await command(root, args)}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = error instanceof ArgumentError ? 2 : 1
  }
}
