import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The names under which systems install Chromium or a browser based on it. */
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Flags that let the browser run in a container and keep it from contacting any host but the site. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Finds Chromium: the executable in the environment variable CHROMIUM_PATH, else on the system, else in Playwright's cache.
 *
 * @returns the path of the executable; undefined if there is none, or if CHROMIUM_PATH is not executable
 */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return isExecutable(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  const folders = PATH.split(delimiter).filter(Boolean)
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, chromium.executablePath()].find(isExecutable)
}

/** The path of the executable. If there is none, prints one line of advice and exits with code 1. */
export function requireChromium(): string {
  const path = findChromium()
  if (path !== undefined) return path
  console.error(
    'Chromium is needed: run “npx playwright install chromium” (Debian: apt-get install chromium), or set CHROMIUM_PATH to its executable.',
  )
  process.exit(1)
}
