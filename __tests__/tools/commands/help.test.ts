import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { filesIn } from '../../../content-check/parse/files-in'
import { runCommand } from '../../../tools/commands/run-command'

jest.mock('../../../tools/commands/run-command')

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** The rows of the tables in docs/scripts.md: a command, and what it does. Plain text, as in a terminal. */
const ROWS = [...readFileSync('docs/scripts.md', 'utf8').matchAll(/^\| `([^`]+)` +\| (.*) \|$/gm)].map(
  ([, usage = '', summary = '']) => ({ usage, summary: summary.replaceAll('`', '').trim() }),
)

/** The file that a command line runs with tsx, directly or as an npm script. */
function fileOf(usage: string): string | undefined {
  const [, script = ''] = /^npm run ([\w:-]+)/.exec(usage) ?? []
  return /(?:^|&& |npx )tsx (\S+)$/.exec(scripts[script] ?? '')?.[1] ?? /npx tsx (\S+)/.exec(usage)?.[1]
}

const COMMANDS = ROWS.flatMap((row) => {
  const file = fileOf(row.usage)
  return file === undefined ? [] : [{ ...row, file }]
})

test('every command has its row in docs/scripts.md', () => {
  const files = ['tools', '__tests__/contents'].flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
  const commands = files.filter((file) => /^void runCommand\(/m.test(readFileSync(file, 'utf8')))
  expect(COMMANDS.map(({ file }) => file).sort()).toEqual(commands.sort())
})

test.each(COMMANDS)('$file says of itself with --help what docs/scripts.md says', async ({ file, usage, summary }) => {
  await import(resolve(file))
  expect(jest.mocked(runCommand).mock.lastCall?.[0]).toEqual({ usage, summary })
})
