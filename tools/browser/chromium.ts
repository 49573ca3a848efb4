import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The names under which systems install Chromium or a browser based on it. */
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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

/** The executable in CHROMIUM_PATH, else on the system, else in Playwright's cache; undefined if there is none. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  const installed = PATH.split(delimiter).flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)))
  return (CHROMIUM_PATH ? [CHROMIUM_PATH] : [...installed, chromium.executablePath()]).find((path) => existsSync(path))
}

/** The executable's path. Without one, prints advice and exits with code 1. */
export function requireChromium(): string {
  const path = findChromium()
  if (path !== undefined) return path
  console.error(
    'Chromium is required. Run “npx playwright install chromium” (Debian: apt-get install chromium), or set CHROMIUM_PATH to its executable.',
  )
  process.exit(1)
}
