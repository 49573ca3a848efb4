/**
 * `npx tsx benchmarks/develop.ts`: measures the time from saving a file to seeing the change in a browser with
 * `gatsby develop`, for ten saves each of a service, a team member, and the settings that appear on every page.
 */
import { loadavg } from 'node:os'
import { basename } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { DevelopServer } from '../__tests__/browser/develop-server'
import { ProjectCopy } from '../__tests__/browser/project-copy'
import { CHROMIUM_FLAGS, requireChromium } from '../tools/browser/chromium'

const SAVES = 10
/** Longer than Gatsby continues to work after a change is visible. */
const PAUSE_MS = 2000

const CASES = [
  { file: 'content/services/tax-planning.yml', field: 'title', path: '/services/tax-planning' },
  { file: 'content/team/david-okafor.yml', field: 'title', path: '/about/team' },
  { file: 'content/site.yml', field: 'name', path: '/about' },
]

async function measure(page: Page, copy: ProjectCopy, { file, field }: (typeof CASES)[number]): Promise<number[]> {
  const times: number[] = []
  for (let save = 1; save <= SAVES; save += 1) {
    await page.waitForTimeout(PAUSE_MS)
    // The text must not be on any page yet, because other cases also change this page.
    const text = `Save ${String(save)} for ${basename(file)}`
    const start = performance.now()
    copy.change(file, [field], text)
    await page.waitForFunction((expected) => document.body.innerText.includes(expected), text, { polling: 'raf' })
    times.push(Math.round(performance.now() - start))
  }
  return times.sort((a, b) => a - b)
}

async function main(): Promise<void> {
  const copy = new ProjectCopy()
  const server = await DevelopServer.start(copy.root)
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage()
    for (const one of CASES) {
      await page.goto(server.url + one.path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const times = await measure(page, copy, one)
      const load = loadavg()[0]?.toFixed(1) ?? ''
      console.log(`${one.file}: median ${String(times[SAVES / 2])} ms of ${times.join(', ')} (load ${load})`)
    }
  } finally {
    await browser.close()
    await server.stop()
    copy.dispose()
  }
}

void main()
