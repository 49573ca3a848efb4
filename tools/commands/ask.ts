import { once } from 'node:events'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'

/** Whether somebody can answer: the command runs in a terminal. */
export const canAsk = () => stdin.isTTY

/** Asks in the terminal. Returns the answer without white space around it; empty after Ctrl+D. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface(stdin, stdout)
  const closed = once(terminal, 'close').then(() => '')
  const answer = await Promise.race([terminal.question(question), closed])
  terminal.close()
  return answer.trim()
}
