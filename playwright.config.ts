import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from './tools/browser/chromium'

/** The port that the built site is served on; BASE_URL points the tests to a running server instead. */
const PORT = 9321
const { BASE_URL } = process.env
const baseURL = BASE_URL ?? `http://localhost:${String(PORT)}`

/** Tests that build copies of the site. */
const BUILDING = ['**/content-change.spec.ts', '**/hostile-content.spec.ts']

export default defineConfig({
  testDir: '__tests__/browser',
  forbidOnly: true,
  fullyParallel: true,
  // A flaky test is a bug.
  retries: 0,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: { executablePath: requireChromium(), args: CHROMIUM_FLAGS },
    trace: 'off',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
  },
  projects: [
    {
      name: 'site',
      testIgnore: [
        ...BUILDING,
        '**/deploy.spec.ts',
        '**/develop.spec.ts',
        '**/preview-report.spec.ts',
        '**/delivery-*.spec.ts',
      ],
    },
    // These builds would compete for processors with the tests that inspect pages.
    { name: 'content', testMatch: BUILDING, dependencies: ['site'] },
    // Builds the site with each kind of delivery for the tests that send requests.
    { name: 'delivery-builds', testMatch: '**/delivery-builds.setup.ts', dependencies: ['content'] },
    // One test at a time: the endpoint's port is part of the build.
    { name: 'delivery', testMatch: '**/delivery-*.spec.ts', dependencies: ['delivery-builds'], workers: 1 },
    // Replaces the site's build with the one that has changed content.
    { name: 'deploy', testMatch: '**/deploy.spec.ts', dependencies: ['content'] },
    // Builds states of its own repository, one after another.
    { name: 'report', testMatch: '**/preview-report.spec.ts', dependencies: ['content'] },
    // Tests a `gatsby develop` server that it starts.
    { name: 'develop', testMatch: '**/develop.spec.ts', dependencies: ['site'] },
  ],
  webServer:
    BASE_URL === undefined
      ? {
          command: `npx gatsby serve --port ${String(PORT)}`,
          url: baseURL,
          env: { GATSBY_TELEMETRY_DISABLED: '1' },
          reuseExistingServer: false,
          timeout: 60_000,
        }
      : undefined,
})
