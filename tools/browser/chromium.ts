import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The names under which systems install Chromium, or a browser that is built on it. */
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Flags that let the browser run in a container and keep it from calling anybody but the site. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What to do where no Chromium is found and none can be installed; one line. */
export const CHROMIUM_ADVICE =
  'Chromium is needed: run “npx playwright install chromium” (Debian: apt-get install chromium), or set CHROMIUM_PATH to its executable.'

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Finds Chromium: what the environment's CHROMIUM_PATH names, else on the system, else in Playwright's cache.
 *
 * @returns the path of the executable; undefined where there is none, or where CHROMIUM_PATH names nothing that runs
 */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return isExecutable(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  const folders = PATH.split(delimiter).filter(Boolean)
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, chromium.executablePath()].find(isExecutable)
}

/** The path of the executable; where there is none, says in one line what to do and ends the process with 1. */
export function requireChromium(): string {
  const path = findChromium()
  if (path !== undefined) return path
  console.error(CHROMIUM_ADVICE)
  process.exit(1)
}

/** Installs Chromium from the system's packages as root of a Debian system, else into Playwright's cache. */
export function installChromium(): void {
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0
  const isRoot = process.getuid?.() === 0
  if (isRoot && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium')) return
  run('npx', 'playwright', 'install', 'chromium')
}
