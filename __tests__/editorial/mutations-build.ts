import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import { parse } from 'yaml'
import { checkContent } from '../../src/editorial/check'
import { countProblems } from '../../src/editorial/problem'
import { ProjectCopy } from '../browser/project-copy'
import { mutate, type Mutation, type Texts } from './mutations'

/**
 * `npm run test:mutations-build`: mutates the site's own content at random, takes the mutations that the check lets
 * pass, and builds the site with them. Many go into one build, each in a file of its own, because a build takes a
 * minute. SAMPLES says how many (100), SEED which ones. Exit status 1 where a build fails.
 */

const SAMPLES = Number(process.env.SAMPLES ?? 100)
const SEED = process.env.SEED ?? 'build'

const copy = new ProjectCopy()
const folder = join(copy.root, 'content')
const texts: Texts = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yml'))
    .sort()
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
)

function set(path: string, text: string | Uint8Array | null): void {
  if (text === null) rmSync(join(folder, path), { force: true })
  else writeFileSync(join(folder, path), text)
}

const apply = (mutations: readonly Mutation[]) => {
  for (const { files } of mutations) for (const [path, text] of files) set(path, text)
}

const restore = (mutations: readonly Mutation[]) => {
  for (const { files } of mutations) for (const path of files.keys()) set(path, texts.get(path) ?? null)
}

/** Whether the check lets these mutations pass together. */
function passes(mutations: readonly Mutation[]): boolean {
  apply(mutations)
  const { errors } = countProblems(checkContent(copy.root))
  restore(mutations)
  return errors === 0
}

/** Whether the site reads something else than before; blank lines and comments would prove little. */
function changesContent({ files }: Mutation): boolean {
  return [...files].some(([path, text]) => {
    const before = texts.get(path)
    if (text === null || before === undefined) return true
    try {
      return !isDeepStrictEqual(parse(Buffer.from(text).toString()), parse(before))
    } catch {
      return true
    }
  })
}

/** Puts a sample to others that touch none of its files, where all pass together. */
function addTo(batches: Mutation[][], sample: Mutation): void {
  const fitting = batches.find(
    (batch) =>
      batch.every(({ files }) => [...sample.files.keys()].every((path) => !files.has(path))) &&
      passes([...batch, sample]),
  )
  if (fitting) fitting.push(sample)
  else batches.push([sample])
}

async function run(): Promise<void> {
  const batches: Mutation[][] = []
  let tried = 0
  for (let found = 0; found < SAMPLES; tried += 1) {
    const sample = mutate(`${SEED} ${tried}`, texts)
    if (!passes([sample]) || !changesContent(sample)) continue
    addTo(batches, sample)
    found += 1
  }
  process.stdout.write(`${SAMPLES} of ${tried} mutations change the content and pass; ${batches.length} builds\n`)
  for (const [index, batch] of batches.entries()) {
    apply(batch)
    const start = performance.now()
    const { code, output } = await copy.build()
    restore(batch)
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    const good = code === 0 && !/\bERROR\b/.test(output)
    process.stdout.write(`Build ${index + 1}: ${batch.length} mutations, ${seconds} s, ${good ? 'good' : 'FAILED'}\n`)
    if (good) continue
    process.exitCode = 1
    process.stdout.write(`${batch.map(({ kind, file }) => `  ${kind}: ${file}`).join('\n')}\n${output}\n`)
  }
}

run()
  .catch((error: unknown) => {
    process.exitCode = 1
    console.error(error)
  })
  .finally(() => {
    copy.dispose()
  })
