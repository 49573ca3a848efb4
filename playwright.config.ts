import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './tools/browser/chromium'

/** The port that the built site is served on. */
const PORT = '9321'
const baseURL = `http://localhost:${PORT}`

/** Tests that build the site, or start `gatsby develop`. */
const BUILDS = ['**/content-change.slow.spec.ts', '**/develop.slow.spec.ts', '**/hostile-content.slow.spec.ts']
const SERVICES = ['**/delivery.slow.spec.ts', '**/analytics.slow.spec.ts']
/**
 * The time limit of a slow test in milliseconds. It only ends a test that hangs: on two slow cores beside another test, a build
 * takes up to a minute, and a table of changed pages, which visits a page for each of its rows, up to three.
 */
const SLOW = { timeout: 240_000 }

export default defineConfig({
  testDir: '__tests__/browser',
  forbidOnly: true,
  fullyParallel: true,
  // A flaky test is a bug, which the report names. In CI, it does not block the change that hit it.
  retries: process.env.CI === undefined ? 0 : 1,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    trace: 'off',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
  },
  projects: [
    // With a new context for each test, the browser would load every file again. Tests of a first visit opt out.
    { name: 'site', testIgnore: '**/*.slow.spec.ts', use: { reuseContext: true } },
    // Builds the site for slow-services and slow-site.
    { ...SLOW, name: 'slow-setup', testMatch: '**/*.setup.ts' },
    { ...SLOW, name: 'slow-builds', testMatch: BUILDS },
    // One test at a time, because the ports of the services that they start are part of these builds.
    { ...SLOW, name: 'slow-services', testMatch: SERVICES, dependencies: ['slow-setup'], workers: 1 },
    {
      ...SLOW,
      name: 'slow-site',
      testMatch: '**/*.slow.spec.ts',
      testIgnore: [...BUILDS, ...SERVICES],
      dependencies: ['slow-setup'],
    },
    // The guides' screenshots.
    { name: 'screenshots', testMatch: '**/*.screenshots.ts' },
  ],
  webServer: {
    command: `npx gatsby serve --port ${PORT}`,
    url: baseURL,
    env: { GATSBY_TELEMETRY_DISABLED: '1' },
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
