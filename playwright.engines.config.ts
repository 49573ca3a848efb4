import { defineConfig } from '@playwright/test'

/** Journeys in Firefox and WebKit, one at a time: a window reliably has focus only if it is the only one. */
export default defineConfig({
  testDir: '__tests__/engines',
  forbidOnly: true,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
})
