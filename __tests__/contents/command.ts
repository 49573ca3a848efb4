import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ArgumentError, runCommand } from '../../tools/commands/run-command'
import { ProjectCopy, temporaryFolder } from '../browser/project-copy'
import { CONTENTS, type Edit } from './contents'

/** The parts of `npm test` that depend on the content. */
const PARTS = [
  'npm run content:check',
  'npm run test:unit',
  'npm run build',
  'npx jest --selectProjects build',
  'npm run test:browser',
]

/**
 * Tests one content, and returns a line for each part. It keeps the copy if a part fails.
 *
 * @param folder an empty folder. All contents are tested at the same path, because Jest caches compiled files by it.
 */
async function testContent(name: string, change: Edit, folder: string): Promise<string[]> {
  const copy = new ProjectCopy(join(folder, 'site'))
  // It describes the sample content, and a firm deletes it with that.
  copy.remove('__tests__/sample')
  await change(copy)
  const results = PARTS.map((part) => {
    process.stdout.write(`\n${name}: ${part}\n`)
    const start = performance.now()
    const passed = spawnSync(part, { cwd: copy.root, shell: true, stdio: 'inherit' }).status === 0
    const seconds = Math.round((performance.now() - start) / 1000)
    return { passed, line: `${name}: ${part}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s` }
  })
  const report = results.map(({ line }) => line)
  if (results.every(({ passed }) => passed)) {
    copy.dispose()
    return report
  }
  process.exitCode = 1
  const kept = join(folder, name)
  renameSync(copy.root, kept)
  return [...report, `${name}: the copy is in ${kept}`]
}

async function testContents(_: string, names: readonly string[]): Promise<string> {
  const unknown = names.filter((name) => !(name in CONTENTS))
  if (unknown.length > 0)
    throw new ArgumentError(
      `There is no content ${unknown.join(', ')}. Name any of ${Object.keys(CONTENTS).join(', ')}.`,
    )
  const folder = temporaryFolder()
  const lines: string[] = []
  for (const [name, change] of Object.entries(CONTENTS))
    if (names.length === 0 || names.includes(name)) lines.push(...(await testContent(name, change, folder)))
  if (process.exitCode !== 1) rmSync(folder, { recursive: true })
  return `\n${lines.join('\n')}`
}

const HELP = {
  usage: 'npx tsx __tests__/contents/command.ts [name…]',
  summary: 'runs most of npm test on copies of the project with other content',
}

void runCommand(HELP, testContents)
