import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from './tools/browser/chromium'

/** Where the built site is served for the tests; BASE_URL names a server that runs already. */
const PORT = 9321
const { BASE_URL } = process.env
const baseURL = BASE_URL ?? `http://localhost:${String(PORT)}`

/** Tests that build copies of the site. */
const BUILDING = ['**/content-change.spec.ts', '**/hostile-content.spec.ts']

export default defineConfig({
  testDir: '__tests__/browser',
  forbidOnly: true,
  fullyParallel: true,
  // A test that fails now and then is a bug.
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
    // Their builds would take the processors from the tests that look at a page.
    { name: 'content', testMatch: BUILDING, dependencies: ['site'] },
    // Builds the site with deliveries for the tests that send requests.
    { name: 'delivery-builds', testMatch: '**/delivery-builds.setup.ts', dependencies: ['content'] },
    // One test at a time: the endpoint's port stands in the build.
    { name: 'delivery', testMatch: '**/delivery-*.spec.ts', dependencies: ['delivery-builds'], workers: 1 },
    // Puts the build with changed content in the place of the site's own.
    { name: 'deploy', testMatch: '**/deploy.spec.ts', dependencies: ['content'] },
    // Builds states of a repository of its own, one after another.
    { name: 'report', testMatch: '**/preview-report.spec.ts', dependencies: ['content'] },
    // Looks at a `gatsby develop` that it starts.
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
