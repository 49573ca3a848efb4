// `npm run test:contents -- [name…]`: tests copies of the project that have other contents, one after another.
import { spawnSync } from 'node:child_process'
import { ArgumentError } from '../../tools/content/commands/arguments'
import { runCommand } from '../../tools/content/commands/run-command'
import { ProjectCopy } from '../browser/project-copy'
import { type Edit, EDITS } from './edits'
import { writeHarbourLane } from './harbour-lane'
import { writeLargest } from './largest'
import { switchPagesOff } from './pages-off'
import { writeSmallest } from './smallest'

/** The contents that are tested if none is named. */
const CONTENTS: Readonly<Record<string, Edit>> = {
  edits: async (copy) => {
    for (const edit of Object.values(EDITS)) await edit(copy)
  },
  'pages-off': switchPagesOff,
  smallest: writeSmallest,
  largest: writeLargest,
  'harbour-lane': writeHarbourLane,
}

/** The parts of `npm test` that depend on the content. */
const PARTS = [
  'npm run content:check',
  'npm run test:unit',
  'npm run build',
  'npx jest --selectProjects build',
  'npm run test:browser',
]

const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`

/** Tests one content, and returns a line for each part. It keeps the copy if a part fails. */
async function testContent(name: string, change: Edit): Promise<string[]> {
  const copy = new ProjectCopy()
  // It describes the sample content, and a firm deletes it with that.
  copy.removeFolder('__tests__/sample')
  await change(copy)
  const results = PARTS.map((part) => {
    process.stdout.write(`\n${name}: ${part}\n`)
    const start = performance.now()
    const passed = spawnSync(part, { cwd: copy.root, shell: true, stdio: 'inherit' }).status === 0
    return { passed, line: `${name}: ${part}: ${passed ? 'passed' : 'FAILED'} in ${seconds(start)}` }
  })
  const passed = results.every((result) => result.passed)
  const report = results.map(({ line }) => line)
  if (passed) copy.dispose()
  else {
    process.exitCode = 1
    report.push(`${name}: the copy is in ${copy.root}`)
  }
  return report
}

const EVERY = { ...CONTENTS, ...EDITS }

/** Tests the contents with these names, and returns the report. */
async function testContents(_: string, names: readonly string[]): Promise<string> {
  const unknown = names.filter((name) => !(name in EVERY))
  if (unknown.length > 0)
    throw new ArgumentError(`There is no content ${unknown.join(', ')}. Name any of ${Object.keys(EVERY).join(', ')}.`)
  const chosen = Object.entries(names.length === 0 ? CONTENTS : EVERY).filter(
    ([name]) => names.length === 0 || names.includes(name),
  )
  const lines: string[] = []
  for (const [name, change] of chosen) lines.push(...(await testContent(name, change)))
  return `\n${lines.join('\n')}`
}

void runCommand(testContents)
