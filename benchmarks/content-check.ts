/**
 * `npx tsx benchmarks/content-check.ts [entries]`: measures the total run time of the command `content:check`, for the content
 * of the site and for synthetic content with a very large number of entries (5,000 by default).
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { WORDS_FILE } from '../tools/content/rules/dictionary'

const RUNS = 5
const entries = Number(process.argv[2] ?? 5000)

/** Times one run of the command. The summary is the last line of its output. */
function time(root: string): { seconds: number; summary: string } {
  const start = performance.now()
  const { stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/tsx'),
    [resolve('tools/content/commands/check-command.ts')],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const seconds = (performance.now() - start) / 1000
  return { seconds, summary: `${stdout}${stderr}`.trimEnd().split('\n').at(-1) ?? '' }
}

function measure(name: string, root: string): void {
  const runs = Array.from({ length: RUNS }, () => time(root))
  const seconds = runs.map((run) => run.seconds).sort((a, b) => a - b)
  const [fastest = 0] = seconds
  const median = seconds[Math.floor(RUNS / 2)] ?? 0
  console.log(`${name}: fastest ${fastest.toFixed(2)} s, median ${median.toFixed(2)} s. ${runs[0]?.summary ?? ''}`)
}

/** Creates a copy of the site's content with additional copies of its entries, so that each has a realistic size. */
function manyEntries(): string {
  const root = mkdtempSync(join(tmpdir(), 'many-entries-'))
  cpSync('content', join(root, 'content'), { recursive: true })
  cpSync(WORDS_FILE, join(root, WORDS_FILE))
  const folders = ['services', 'team', 'jobs', 'testimonials']
  for (const folder of folders) {
    const own = readdirSync(join('content', folder)).filter((file) => file.endsWith('.yml'))
    mkdirSync(join(root, 'content', folder), { recursive: true })
    for (let index = 0; index < entries / folders.length; index += 1) {
      const text = readFileSync(join('content', folder, own[index % own.length] ?? ''))
      writeFileSync(join(root, 'content', folder, `entry-${index}.yml`), text)
    }
  }
  return root
}

measure('The content of the site', resolve('.'))
const many = manyEntries()
measure(`${entries} more entries`, many)
rmSync(many, { recursive: true })
