import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { z } from 'zod'
import { CHROMIUM_FLAGS } from '../browser/chromium'
import { requireChromium } from '../browser/install-chromium'
import { serveSite } from '../browser/serve-site'
import { runCommand } from '../commands/run-command'
import { median } from './median'
import { twinOf } from './twin'

/**
 * npm keeps it in its own cache, since only this benchmark needs it: in package.json, everyone would install its 50
 * packages. Lighthouse 13 requires Node 22.
 */
const LIGHTHOUSE = 'lighthouse@12.6.1'

/** The names of Lighthouse's audits, which are in milliseconds except for the last, and of its categories. */
const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo']

const result = z.object({
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  categories: z.record(z.string(), z.object({ score: z.number() })),
})

/** Measures a page once, in its own browser. Returns the metrics and the scores. */
async function measure(address: string): Promise<number[]> {
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address]
  const options = ['--quiet', '--output=json', `--only-categories=${SCORES.join(',')}`]
  const chromium = `--chrome-flags=${[...CHROMIUM_FLAGS, '--headless'].join(' ')}`
  const { stdout } = await promisify(execFile)('npm', [...command, ...options, chromium], {
    env: { ...process.env, CHROME_PATH: await requireChromium() },
    maxBuffer: Infinity,
  })
  const { audits, categories } = result.parse(JSON.parse(stdout))
  const metrics = METRICS.map((name) => audits[name]?.numericValue ?? NaN)
  return [...metrics, ...SCORES.map((name) => (categories[name]?.score ?? NaN) * 100)]
}

const HELP = {
  usage: 'npx tsx tools/benchmarks/visitors.ts [--pages /,/contact] [--runs 5]',
  summary: 'compares pages with their twins in Lighthouse',
}

// Measures pages of the last build on a simulated phone, and their twins. Prints a Markdown table of medians.
void runCommand(HELP, async (_, args) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '/,/services/tax-planning,/contact' },
      runs: { type: 'string', default: '5' },
    },
  })
  const site = await serveSite('public')
  const twins = await serveSite('public', { transformHtml: twinOf })
  console.log('| page | measure | page | twin | ratio |\n| --- | --- | --- | --- | --- |')
  for (const path of values.pages.split(',')) {
    const page: number[][] = []
    const twin: number[][] = []
    const sides = [
      { address: site.address, runs: page },
      { address: twins.address, runs: twin },
    ]
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const { address, runs } of sides) runs.push(await measure(address + path))
      // The second one runs on a warmer machine, so they take turns in being first.
      sides.reverse()
    }
    for (const [index, name] of [...METRICS, ...SCORES].entries()) {
      const [one = NaN, other = NaN] = [page, twin].map((runs) => median(runs.map((run) => run[index] ?? NaN)))
      const ratio = other === 0 ? '–' : (one / other).toFixed(3)
      console.log(`| ${path} | ${name} | ${Number(one.toFixed(3))} | ${Number(other.toFixed(3))} | ${ratio} |`)
    }
  }
  site.close()
  twins.close()
  return ''
})
