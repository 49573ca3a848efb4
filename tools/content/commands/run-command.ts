import { ArgumentError } from './arguments'

/**
 * Runs what an editor has started, and tells what went wrong in a sentence: a stack would not tell them more.
 *
 * @param command what is to be done with the words that follow the command; it gives the text to print
 */
export async function runCommand(
  command: (root: string, words: readonly string[]) => string | Promise<string>,
): Promise<void> {
  try {
    process.stdout.write(`${await command(process.cwd(), process.argv.slice(2))}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = error instanceof ArgumentError ? 2 : 1
  }
}
