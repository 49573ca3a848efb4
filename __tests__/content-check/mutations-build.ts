import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { checkContent } from '../../content-check/check'
import { countProblems } from '../../content-check/messages/problem'
import { ProjectCopy } from '../browser/project-copy'
import { mutate, type Mutation, readTexts } from './mutations'

/**
 * `npx tsx __tests__/content-check/mutations-build.ts`: mutates the site's own content at random, selects mutations that pass
 * the check, and builds the site with them. SAMPLES sets their number (100 by default), and SEED selects different ones. The
 * exit status is 1 if a build fails.
 */

const SAMPLES = Number(process.env.SAMPLES ?? 100)
const SEED = process.env.SEED ?? 'build'

/** The maximum number of mutations in one build, each in different files, because a build takes a minute. */
const MAX_PER_BUILD = 10

/** The maximum share of one kind among the samples, so that many kinds are built. */
const MAX_SHARE_OF_A_KIND = 0.1

const copy = new ProjectCopy()
const texts = readTexts(copy.root)

function set(path: string, text: string | Uint8Array | null): void {
  const location = join(copy.root, 'content', path)
  if (text === null) rmSync(location, { force: true })
  else writeFileSync(location, text)
}

const apply = (mutations: readonly Mutation[]) => {
  for (const { files } of mutations) for (const [path, text] of files) set(path, text)
}

const restore = (mutations: readonly Mutation[]) => {
  for (const { files } of mutations) for (const path of files.keys()) set(path, texts.get(path) ?? null)
}

/** Whether these mutations pass the check together. */
function passes(mutations: readonly Mutation[]): boolean {
  apply(mutations)
  const { errors } = countProblems(checkContent(copy.root))
  restore(mutations)
  return errors === 0
}

/** Whether a mutation changes the parsed content. Changes of blank lines and comments would prove little. */
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

/** Adds a sample to a build that changes none of its files and still passes the check with it, or to a new build. */
function addTo(builds: Mutation[][], sample: Mutation): void {
  const fitting = builds.find(
    (build) =>
      build.length < MAX_PER_BUILD &&
      build.every(({ files }) => [...sample.files.keys()].every((path) => !files.has(path))) &&
      passes([...build, sample]),
  )
  if (fitting) fitting.push(sample)
  else builds.push([sample])
}

/** Collects the samples, and prints the number of each kind. */
function collect(): Mutation[][] {
  const builds: Mutation[][] = []
  const kinds = new Map<string, number>()
  let tried = 0
  for (let found = 0; found < SAMPLES; tried += 1) {
    const sample = mutate(`${SEED} ${tried}`, texts)
    const alike = kinds.get(sample.kind) ?? 0
    if (alike >= SAMPLES * MAX_SHARE_OF_A_KIND || !changesContent(sample) || !passes([sample])) continue
    addTo(builds, sample)
    kinds.set(sample.kind, alike + 1)
    found += 1
  }
  const counts = [...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')
  console.log(`${SAMPLES} of ${tried} mutations, in ${builds.length} builds: ${counts}`)
  return builds
}

async function run(): Promise<void> {
  for (const [index, mutations] of collect().entries()) {
    apply(mutations)
    const start = performance.now()
    const { code, output } = await copy.build()
    restore(mutations)
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    const good = code === 0 && !/\bERROR\b/.test(output)
    console.log(`Build ${index + 1}: ${mutations.length} mutations, ${seconds} s, ${good ? 'good' : 'FAILED'}`)
    if (good) continue
    process.exitCode = 1
    console.log(`${mutations.map(({ kind, file }) => `  ${kind}: ${file}`).join('\n')}\n${output}`)
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
