import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { CONTENT_FOLDER } from '../parse/content-files'
import { formatYaml } from '../write/edit-yaml'
import { ArgumentError } from './arguments'
import { readAnswers } from './firm-answers'
import { firmContent } from './firm-content'
import { runCommand } from './run-command'

/** What the command replaces, relative to the project's root: the content, and the tests of what the sample says. */
const REPLACED = [CONTENT_FOLDER, '__tests__/sample']

/** Ensures that git could restore everything that the command replaces. Outside a repository, git's own error is thrown. */
function rejectUncommitted(root: string): void {
  const status = execFileSync('git', ['status', '--porcelain', '--untracked-files=all', '--', ...REPLACED], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  })
  if (status !== '')
    throw new ArgumentError(
      `Nothing was changed: these files have changes that are not committed, and the command would replace them. Commit or discard them first.\n\n${status.trimEnd()}`,
    )
}

/** `npm run firm:new`: replaces the content with that of a new firm, with placeholders for its texts. */
void runCommand(async (root, args) => {
  rejectUncommitted(root)
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  const answers = await readAnswers(args, terminal && ((prompt) => terminal.question(prompt))).finally(() =>
    terminal?.close(),
  )
  const texts = firmContent(root, answers)
  for (const folder of REPLACED) rmSync(join(root, folder), { recursive: true, force: true })
  for (const [path, text] of texts) {
    const file = join(root, CONTENT_FOLDER, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, formatYaml(text))
  }
  return 'The content is that of your firm. npm run content:check lists the texts that are still to write.\nTo look at the site, run npm run develop. docs/make-it-yours.md describes the next steps.'
})
