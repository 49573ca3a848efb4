import { existsSync } from 'node:fs'
import { test as base, firefox, webkit } from '@playwright/test'
import { StaticHost } from '../browser/static-host'
import type { EngineWindow, OpenEngine } from './engine'
import { isInstalled, playwrightEngine } from './playwright-engine'
import { FIREFOX, openSystemFirefox } from './system-firefox'
import { Visitor } from './visitor'

/** Opens an engine by the name of its project: Playwright's build if it is installed, else Debian's Firefox. */
function findEngine(name: string): OpenEngine {
  const own = name === 'webkit' ? webkit : firefox
  if (isInstalled(own)) return playwrightEngine(own)
  if (own === firefox && existsSync(FIREFOX)) return openSystemFirefox
  throw new Error(`${name} is needed: run “npx playwright install --with-deps ${name}”`)
}

interface Fixtures {
  visitor: Visitor
  /** A visitor of the built site on a host that does not send everything. */
  visitorOf: (host: StaticHost) => Promise<Visitor>
}

interface WorkerFixtures {
  site: string
  engineWindow: EngineWindow
}

/** The size of the window if a journey sets no other. */
const DESKTOP = [1280, 800] as const

/** Tests with visitors of the built site in the engine of their project. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const host = new StaticHost('public')
      await use(await host.open())
      host.close()
    },
    { scope: 'worker' },
  ],
  engineWindow: [
    async ({}, use, { project }) => {
      const engineWindow = await findEngine(project.name)()
      console.log(`${project.name}: ${engineWindow.version}`)
      await use(engineWindow)
      await engineWindow.close()
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engineWindow, site }, use) => {
    await engineWindow.resize(...DESKTOP)
    const visitor = new Visitor(engineWindow, site)
    await visitor.goto('/')
    // The form keeps what an earlier journey wrote.
    await engineWindow.evaluate(() => {
      sessionStorage.clear()
    }, null)
    await use(visitor)
  },
  visitorOf: async ({ engineWindow }, use) => {
    await engineWindow.resize(...DESKTOP)
    const hosts: StaticHost[] = []
    await use(async (host) => {
      hosts.push(host)
      return new Visitor(engineWindow, await host.open())
    })
    for (const host of hosts) host.close()
  },
})
