import { defineConfig } from '@playwright/test'

/** The journeys in Firefox and WebKit. A window has the focus for itself only if no other is open, so they run one by one. */
export default defineConfig({
  testDir: '__tests__/engines',
  forbidOnly: true,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: './__tests__/engines/reporter.ts',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
})
