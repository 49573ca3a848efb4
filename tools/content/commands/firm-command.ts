import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { pluralize } from '../messages/text-format'
import { answeredFields, type Answers, completeAnswers, describeOptions, parseAnswers } from './firm-answers'
import { formatYaml } from './format-yaml'
import { applyFirm, planFirm, rejectUncommitted } from './new-firm'
import { runCommand } from './run-command'

/** Asks in the terminal, if there is one. */
async function askInTerminal(given: Answers): Promise<Answers> {
  const print = (line: string) => process.stdout.write(`${line}\n`)
  if (!process.stdin.isTTY) return completeAnswers(given, undefined, print)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Ctrl+D closes the terminal without an answer, and the question would never be settled.
  const closed = new Promise<never>((_, reject) => {
    terminal.once('close', () => {
      reject(new Error('\nNothing was changed.'))
    })
  })
  try {
    return await completeAnswers(given, (prompt) => Promise.race([terminal.question(prompt), closed]), print)
  } finally {
    terminal.close()
    await closed.catch(() => undefined)
  }
}

/** Formats the YAML files, which are all but the word list. */
async function formatted(root: string, texts: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  const files = [...texts].map(async ([file, text]): Promise<[string, string]> => [
    file,
    file.endsWith('.yml') ? await formatYaml(join(root, file), text) : text,
  ])
  return new Map(await Promise.all(files))
}

/** `npm run firm:new`: replaces the content with that of a new firm, with placeholders for its texts. `--help` lists its options. */
void runCommand(async (root, args) => {
  if (args.includes('--help'))
    return `npm run firm:new -- [options]\n\nIn a terminal, the command asks for whatever the options do not say.\n\n${describeOptions()}`
  rejectUncommitted(root)
  const answers = await askInTerminal(parseAnswers(args))
  const plan = planFirm(root, answeredFields(answers))
  applyFirm(root, { ...plan, texts: await formatted(root, plan.texts) })
  const unwritten = plan.report.problems.filter(({ kind }) => kind === 'placeholder').length
  return [
    `Wrote ${pluralize(plan.texts.size, 'file')}:`,
    ...[...plan.texts.keys()].map((file) => `  ${file}`),
    `Removed ${pluralize(plan.removed.length, 'file or folder', 'files and folders')}:`,
    ...plan.removed.map((file) => `  ${file}`),
    '',
    `${pluralize(unwritten, 'text is', 'texts are')} still to write; npm run content:check lists them. To look at the site, run`,
    'npm run develop. docs/make-it-yours.md describes the next steps.',
  ].join('\n')
})
