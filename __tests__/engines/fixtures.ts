import { test as base } from '@playwright/test'
import { StaticHost } from '../browser/static-host'
import { type EngineWindow, openEngine } from './engine'
import { Visitor } from './visitor'

interface Fixtures {
  visitor: Visitor
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
      const engineWindow = await openEngine(project.name)
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
})
