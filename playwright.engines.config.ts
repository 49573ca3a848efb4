import { defineConfig } from '@playwright/test'

/** Journeys in Firefox and WebKit, and some in Chromium, one at a time: a window reliably has focus only if it is the only one. */
export default defineConfig({
  testDir: '__tests__/engines',
  forbidOnly: true,
  workers: 1,
  // It only ends a test that hangs: a table of cases loads a page or two for each of its rows.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [
    { name: 'firefox' },
    { name: 'webkit' },
    // What the tests in __tests__/browser/ do not cover in Chromium.
    { name: 'chromium', testMatch: ['**/addresses.spec.ts', '**/history.spec.ts'] },
  ],
})
