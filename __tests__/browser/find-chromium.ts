/** Runs before the browser tests: finds Chromium, installs it if it is missing, and prints its path. */
import { findChromium, installChromium, requireChromium } from '../../tools/browser/chromium'

// A path that the user configured is never replaced by another browser.
if (findChromium() === undefined && !process.env.CHROMIUM_PATH) installChromium()
console.log(`Chromium: ${requireChromium()}`)
