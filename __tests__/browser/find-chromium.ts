/** Run before the browser tests: finds Chromium, installs it where there is none, and says where it is. */
import { findChromium, installChromium, requireChromium } from '../../tools/browser/chromium'

// A path that somebody chose is never replaced by another browser.
if (findChromium() === undefined && !process.env.CHROMIUM_PATH) installChromium()
console.log(`Chromium: ${requireChromium()}`)
