import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The names under which systems install Chromium or a browser based on it. */
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Where macOS and Windows install them, which is not in their PATH. */
const SYSTEM_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Lets the browser run in a container, without contacting any host but the site. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Returns the path of the browser that tests, reports, and benchmarks start: `CHROMIUM_PATH`, else the system's, else
 * the one that Playwright downloaded. Returns undefined if there is none that starts. It never replaces a path that the
 * user set.
 */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return starts(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  const named = PATH.split(delimiter).flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)))
  return [...named, ...SYSTEM_FILES, chromium.executablePath()].find(starts)
}

/**
 * Whether a browser starts, since a file may exist that does not: Ubuntu's package only tells users to install a snap,
 * and on a bare machine, Playwright's download lacks system libraries. On Windows, existing is enough, because Chrome
 * would open a window instead of printing its version.
 */
function starts(path: string): boolean {
  if (!existsSync(path)) return false
  return process.platform === 'win32' || spawnSync(path, ['--version']).status === 0
}
