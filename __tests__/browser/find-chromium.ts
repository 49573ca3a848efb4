/** Runs before the browser tests: finds Chromium, installs it if it is missing, and prints its path. */
import { spawnSync } from 'node:child_process'
import { findChromium, requireChromium } from '../../tools/browser/chromium'

// A path that the user configured is never replaced by another browser.
if (findChromium() === undefined && !process.env.CHROMIUM_PATH)
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
console.log(`Chromium: ${requireChromium()}`)
