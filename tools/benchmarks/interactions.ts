import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../browser/chromium'
import { requireChromium } from '../browser/install-chromium'
import { serveSite } from '../browser/serve-site'
import { runCommand } from '../commands/run-command'
import { median } from './median'
import { twinOf } from './twin'

/** The network of Lighthouse's simulated phone: a latency of 150 ms, and 1.6 Mbit/s down and 0.75 up, in bytes. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

const INTERACTIONS: readonly { name: string; path: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'type in the form',
    path: '/contact',
    act: async (page) => {
      await page.locator('form input:visible:not([type=checkbox])').first().click()
      await page.keyboard.type('Ada Sample', { delay: 60 })
    },
  },
  {
    name: 'submit the empty form',
    path: '/contact',
    act: (page) => page.locator('form [type=submit]:visible').click(),
  },
  {
    name: 'open the menu',
    path: '/',
    act: (page) => page.locator('header button[popovertarget]:visible').first().click(),
  },
  { name: 'press a link', path: '/services', act: press('main a:visible') },
  { name: 'press a link', path: '/services/tax-planning', act: press('main a:visible') },
  { name: 'press a footnote', path: '/', act: press('main a[href^="#note-"]') },
  { name: 'press a position', path: '/careers', act: press('main summary:visible') },
]

/** Presses an element without leaving the page, as the first half of a tap. */
function press(selector: string) {
  return async (page: Page) => {
    const target = page.locator(selector).first()
    await target.scrollIntoViewIfNeeded()
    await target.hover()
    await page.mouse.down()
  }
}

/** Returns the time from an interaction's slowest event to the next paint, in milliseconds. */
async function measure(browser: Browser, address: string, act: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    const observer = new PerformanceObserver((list) =>
      durations.push(...list.getEntries().map((entry) => entry.duration)),
    )
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.waitForTimeout(1500)
  await act(page)
  await page.waitForTimeout(2500)
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  await context.close()
  return Math.max(0, ...durations)
}

const HELP = {
  usage: 'npx tsx tools/benchmarks/interactions.ts [--runs 5]',
  summary: 'measures how soon the first interaction with each page shows',
}

// Measures pages of the last build on a phone with a quarter of this machine's speed and a slow network. Beside each page, it
// measures the page's twin. Prints a Markdown table of medians in milliseconds.
void runCommand(HELP, async (_, args) => {
  const { values } = parseArgs({ args: [...args], options: { runs: { type: 'string', default: '5' } } })
  const site = await serveSite('public')
  const twins = await serveSite('public', { transformHtml: twinOf })
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: CHROMIUM_FLAGS })
  console.log('| page | interaction | page | twin |\n| --- | --- | --- | --- |')
  for (const { name, path, act } of INTERACTIONS) {
    const runs: { page: number[]; twin: number[] } = { page: [], twin: [] }
    for (let run = 0; run < Number(values.runs); run += 1) {
      runs.page.push(await measure(browser, site.address + path, act))
      runs.twin.push(await measure(browser, twins.address + path, act))
    }
    console.log(`| ${path} | ${name} | ${median(runs.page)} | ${median(runs.twin)} |`)
  }
  await browser.close()
  site.close()
  twins.close()
  return ''
})
