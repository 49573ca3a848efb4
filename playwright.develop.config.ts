import { defineConfig } from '@playwright/test'
import site from './playwright.config'

/** The tests of the editing loop look at a `gatsby develop` that they start, not at the built site. */
export default defineConfig({
  ...site,
  projects: [{ name: 'develop', testMatch: '**/develop.spec.ts' }],
  webServer: undefined,
})
