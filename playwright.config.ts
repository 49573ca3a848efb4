import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from './tools/browser/chromium'

/** The port that the built site is served on. */
const PORT = '9321'
const baseURL = `http://localhost:${PORT}`

const CONTENT = ['**/admin-build.slow.spec.ts', '**/content-change.slow.spec.ts', '**/hostile-content.slow.spec.ts']
const DELIVERY = '**/delivery-*.slow.spec.ts'
const ANALYTICS = '**/analytics.slow.spec.ts'
const DEPLOY = '**/deploy.slow.spec.ts'
const REPORT = ['**/preview-report.slow.spec.ts', '**/report-*.slow.spec.ts', '**/screenshot-pages.slow.spec.ts']
const DEVELOP = '**/develop.slow.spec.ts'

export default defineConfig({
  testDir: '__tests__/browser',
  forbidOnly: true,
  fullyParallel: true,
  // A flaky test is a bug: the report names each one. In CI, it does not block the change that happened to hit it.
  retries: process.env.CI === undefined ? 0 : 1,
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
    // A new context for each test would load every file again. Tests of the first load opt out.
    { name: 'site', testIgnore: '**/*.slow.spec.ts', use: { reuseContext: true } },
    // Slow tests of the built site.
    {
      name: 'slow-site',
      testMatch: '**/*.slow.spec.ts',
      testIgnore: [...CONTENT, DELIVERY, ANALYTICS, DEPLOY, ...REPORT, DEVELOP],
    },
    // These builds would compete for processors with the tests that inspect pages.
    { name: 'slow-content', testMatch: CONTENT, dependencies: ['slow-site'] },
    // Builds the site with each kind of delivery for the tests that send requests, with each kind of analytics for those that
    // measure, and a newer one for those of deploys.
    { name: 'slow-builds', testMatch: '**/*.setup.ts', dependencies: ['slow-content'] },
    // One test at a time: the ports of services are part of these builds.
    { name: 'slow-delivery', testMatch: DELIVERY, dependencies: ['slow-builds'], workers: 1 },
    { name: 'slow-analytics', testMatch: ANALYTICS, dependencies: ['slow-builds'], workers: 1 },
    // Replaces the site's build with the newer one.
    { name: 'slow-deploy', testMatch: DEPLOY, dependencies: ['slow-builds'] },
    // The preview report. It builds states of its own repository, one after another.
    { name: 'report', testMatch: REPORT },
    // Takes the screenshots of the guides.
    { name: 'screenshots', testMatch: '**/*.screenshots.ts' },
    // Tests a `gatsby develop` server that it starts.
    { name: 'slow-develop', testMatch: DEVELOP, dependencies: ['slow-content'] },
  ],
  webServer: {
    command: `npx gatsby serve --port ${PORT}`,
    url: baseURL,
    env: { GATSBY_TELEMETRY_DISABLED: '1' },
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
