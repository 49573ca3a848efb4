/**
 * `npx tsx benchmarks/visitors.ts`: compares the speed of each page type with that of its twin, the same page without scripts.
 * Measures the last build, alternating between page and twin, and prints medians. To measure less:
 * `npx tsx benchmarks/visitors.ts --pages home,contact --device mobile --runs 3`.
 */
import { parseArgs } from 'node:util'
import { CATEGORIES, type Device, type LighthouseRun, runLighthouse } from '../tools/browser/lighthouse'
import { serveSite } from '../tools/browser/serve-site'

const PAGES: Record<string, string> = {
  home: '/',
  about: '/about',
  team: '/about/team',
  careers: '/careers',
  overview: '/services',
  service: '/services/tax-planning',
  contact: '/contact',
  legal: '/privacy',
  // Not at an unknown address: Lighthouse lowers the score of a page with status 404.
  'not-found': '/404.html',
}

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: Object.keys(PAGES).join(',') },
    device: { type: 'string', default: 'mobile,desktop' },
    runs: { type: 'string', default: '5' },
  },
})
const devices = (['mobile', 'desktop'] as const).filter((device) => values.device.split(',').includes(device))
const names = values.pages.split(',').filter((name) => name in PAGES)
const runs = Number(values.runs)

interface Measured {
  page: LighthouseRun[]
  twin: LighthouseRun[]
}

function median(runsOfOne: readonly LighthouseRun[], value: (run: LighthouseRun) => number): number {
  const sorted = runsOfOne.map(value).sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

/**
 * Creates a page's twin: its HTML without scripts and without links that would preload one. Structured data
 * (`application/ld+json`) remains, because browsers do not run it.
 */
function removeScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b(?=[^>]*(?:as="script"|rel="modulepreload"))[^>]*>/g, '')
}

async function main(): Promise<void> {
  const site = await serveSite('public')
  const twins = await serveSite('public', { transformHtml: removeScripts })
  const results = new Map<string, Measured>()
  for (let run = 0; run < runs; run += 1) {
    for (const name of names) {
      for (const device of devices) {
        const measured = results.get(device + name) ?? { page: [], twin: [] }
        results.set(device + name, measured)
        // The order alternates, because the second one runs on a warmer machine.
        for (const which of run % 2 === 0 ? (['page', 'twin'] as const) : (['twin', 'page'] as const)) {
          const { address } = which === 'page' ? site : twins
          measured[which].push(await runLighthouse(address + (PAGES[name] ?? ''), device))
        }
      }
    }
    console.error(`run ${run + 1} of ${runs}`)
  }
  site.close()
  twins.close()
  for (const device of devices) print(device, results)
}

function print(device: Device, results: ReadonlyMap<string, Measured>): void {
  console.log(`\n${device}, medians of ${runs}; page / twin in ms\n`)
  console.log(`| page | FCP | ratio | LCP | ratio | TBT | diff | CLS | ${CATEGORIES.join(' / ')} |`)
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  const faults: string[] = []
  for (const name of names) {
    const { page, twin } = results.get(device + name) ?? { page: [], twin: [] }
    const pair = (value: (run: LighthouseRun) => number) => ({ page: median(page, value), twin: median(twin, value) })
    const compare = (value: (run: LighthouseRun) => number) => {
      const both = pair(value)
      return `${both.page.toFixed(0)} / ${both.twin.toFixed(0)} | ${(both.page / both.twin).toFixed(3)}`
    }
    const blocked = pair((run) => run.tbt)
    const scores = CATEGORIES.map((_, index) => median(page, (run) => run.scores[index] ?? 0))
    console.log(
      `| ${name} | ${compare((run) => run.fcp)} | ${compare((run) => run.lcp)} ` +
        `| ${blocked.page.toFixed(0)} / ${blocked.twin.toFixed(0)} | ${(blocked.page - blocked.twin).toFixed(0)} ` +
        `| ${median(page, (run) => run.cls).toFixed(3)} | ${scores.join(' / ')} |`,
    )
    const found = [...new Set(page.flatMap((run) => run.failedAudits))]
    if (found.length > 0) faults.push(`${name}: ${found.join(', ')}`)
  }
  if (faults.length > 0) console.log(`\nBelow 0.9 in at least one run: ${faults.join('; ')}`)
}

void main()
