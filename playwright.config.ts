import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from './tools/browser/chromium'

/** The port that the built site is served on; BASE_URL points the tests to a running server instead. */
const PORT = 9321
const { BASE_URL } = process.env
const baseURL = BASE_URL ?? `http://localhost:${String(PORT)}`

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
    // The tests of the built site. All others have names with `.slow` and build the site again or take long.
    { name: 'site', testIgnore: '**/*.slow.spec.ts' },
    { name: 'slow-content', testMatch: ['**/content-change.slow.spec.ts', '**/hostile-content.slow.spec.ts'] },
    // Builds the site with each kind of delivery for the tests that send requests.
    { name: 'slow-builds', testMatch: '**/delivery-builds.setup.ts', dependencies: ['slow-content'] },
    // One test at a time: the endpoint's port is part of the build.
    { name: 'slow-delivery', testMatch: '**/delivery-*.slow.spec.ts', dependencies: ['slow-builds'], workers: 1 },
    // Replaces the site's build with the one that has changed content.
    { name: 'slow-deploy', testMatch: '**/deploy.slow.spec.ts', dependencies: ['slow-content'] },
    // One of its files builds states of its own repository, one after another.
    {
      name: 'slow-report',
      testMatch: ['**/*report*.slow.spec.ts', '**/screenshot-pages.slow.spec.ts'],
      dependencies: ['slow-content'],
    },
    // Tests a `gatsby develop` server that it starts.
    { name: 'slow-develop', testMatch: '**/develop.slow.spec.ts', dependencies: ['slow-content'] },
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
