import { ArgumentError } from './check-arguments'

/**
 * Runs what an editor has started, and tells what went wrong in a sentence: a stack would not tell them more.
 *
 * @param command what is to be done with the words that follow the command; it gives the text to print
 */
export function runCommand(command: (root: string, words: readonly string[]) => Promise<string>): void {
  command(process.cwd(), process.argv.slice(2)).then(
    (text) => {
      process.stdout.write(`${text}\n`)
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exitCode = error instanceof ArgumentError ? 2 : 1
    },
  )
}
