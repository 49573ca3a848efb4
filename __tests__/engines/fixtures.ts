import { existsSync } from 'node:fs'
import { test as base, type BrowserType, firefox, webkit } from '@playwright/test'
import type { Ability, EngineWindow, OpenEngine } from './engine'
import { isInstalled, playwrightEngine } from './playwright-engine'
import { startSite } from './site-server'
import { FIREFOX, openSystemFirefox } from './system-firefox'
import { openSystemWebkit, WEBKIT_DRIVER } from './system-webkit'
import { Visitor } from './visitor'

/** The engines by the name of their project: Playwright's build if it is installed, else Debian's. */
const ENGINES: Readonly<Record<string, { own: BrowserType; system: string; open: OpenEngine; packages: string }>> = {
  firefox: { own: firefox, system: FIREFOX, open: openSystemFirefox, packages: 'firefox-esr' },
  webkit: { own: webkit, system: WEBKIT_DRIVER, open: openSystemWebkit, packages: 'webkit2gtk-driver xvfb xauth' },
}

/**
 * Finds an engine.
 *
 * @throws if neither Playwright's build nor Debian's is installed
 */
function findEngine(name: string): OpenEngine {
  const engine = ENGINES[name]
  if (!engine) throw new Error(`There is no engine “${name}”`)
  if (isInstalled(engine.own)) return playwrightEngine(engine.own)
  if (existsSync(engine.system)) return engine.open
  throw new Error(
    `${name} is needed: run “npx playwright install --with-deps ${name}” (Debian: apt-get install ${engine.packages})`,
  )
}

interface Fixtures {
  visitor: Visitor
  /** A visitor of the site as it is while something does not arrive. */
  visitorOf: (site: Parameters<typeof startSite>[0]) => Promise<Visitor>
  visitorWithoutScript: Visitor
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
      const { address, close } = await startSite({})
      await use(address)
      close()
    },
    { scope: 'worker' },
  ],
  engineWindow: [
    async ({}, use, { project }) => {
      const engineWindow = await findEngine(project.name)({ scripts: true })
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
    const servers: { close: () => void }[] = []
    await use(async (options) => {
      const server = await startSite(options)
      servers.push(server)
      return new Visitor(engineWindow, server.address)
    })
    for (const { close } of servers) close()
  },
  visitorWithoutScript: async ({ engineWindow, site }, use, { project }) => {
    skipIfUnable(engineWindow, 'pages without script')
    const withoutScript = await findEngine(project.name)({ scripts: false })
    await use(new Visitor(withoutScript, site))
    await withoutScript.close()
  },
})

/** Skips the test, with the reason, if the engine cannot do what it needs. */
export function skipIfUnable({ cannot, version }: EngineWindow, ability: Ability): void {
  const reason = cannot[ability]
  test.skip(reason !== undefined, `${version}: ${reason ?? ''}`)
}
