/**
 * `npm run bench:content-check [entries]`: how long `content:check` takes as a command, from its start to its
 * end, for the content of the site and for a made-up one with very many entries (5,000 without a number).
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { WORDS_FILE } from '../tools/content/rules/dictionary'

const RUNS = 5
const entries = Number(process.argv[2] ?? 5000)

/** Times one run of the command; its own report is shown by its last line. */
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

/** The content of the site with copies of its own entries, so that each has the size of a real one. */
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
