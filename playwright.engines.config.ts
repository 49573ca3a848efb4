import { defineConfig } from '@playwright/test'

/**
 * The journeys in Firefox and WebKit. A window reliably has focus only if no other is open, so they run one at a time.
 */
export default defineConfig({
  testDir: '__tests__/engines',
  forbidOnly: true,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
})
