import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium'

/** Debian's packages: the browser, and the fonts that stand in for Arial until the site's own have loaded. */
const DEBIAN_PACKAGES = ['chromium', 'fonts-liberation']

/** How long the host of Playwright's downloads may take to answer. Playwright itself tries for minutes. */
const HOST_TIMEOUT_MS = 2000

const ADVICE = `No browser was found, and none could be installed. Tests and reports need Chromium or Chrome.
- Debian and Ubuntu: run “sudo apt-get install ${DEBIAN_PACKAGES.join(' ')}”.
- macOS: install Chrome, or run “brew install --cask chromium”.
- Windows: install Chrome.
- Anywhere: run “npx playwright install --with-deps chromium”, or set CHROMIUM_PATH to the browser’s executable.`

/**
 * Returns the path of the browser. If there is none, installs one and prints the commands: Playwright's download, else
 * Debian's or Ubuntu's packages if the user may install them without a password.
 *
 * @throws an error with advice, within five seconds if nothing can be installed
 */
export async function requireChromium(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  const found = findChromium()
  if (found !== undefined) return found
  if (CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, but that is not a working browser. Correct it or unset it.`)
  if (await isDownloadReachable()) runPlaywright('install')
  const installed = findChromium() ?? installPackages()
  if (installed === undefined) throw new Error(ADVICE)
  return installed
}

/** Whether Playwright can download. With a proxy, this is assumed: Node's own requests ignore the proxy. */
async function isDownloadReachable(): Promise<boolean> {
  // https://playwright.dev/docs/browsers#install-behind-a-firewall-or-a-proxy
  const { HTTPS_PROXY, PLAYWRIGHT_DOWNLOAD_HOST = 'https://cdn.playwright.dev' } = process.env
  if (HTTPS_PROXY) return true
  try {
    await fetch(PLAYWRIGHT_DOWNLOAD_HOST, { method: 'HEAD', signal: AbortSignal.timeout(HOST_TIMEOUT_MS) })
    return true
  } catch {
    return false
  }
}

/** Installs the libraries that Playwright's download lacks on a bare machine, or the browser if there is no download. */
function installPackages(): string | undefined {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (!succeeds([...sudo, 'apt-get', '--version'])) return undefined
  if (existsSync(chromium.executablePath())) runPlaywright('install-deps')
  else {
    const aptGet = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
    run([...aptGet, 'update'])
    run([...aptGet, 'install', '--yes', '--no-install-recommends', ...DEBIAN_PACKAGES])
  }
  return findChromium()
}

function runPlaywright(command: 'install' | 'install-deps'): void {
  run([process.execPath, 'node_modules/@playwright/test/cli.js', command, 'chromium'])
}

function succeeds([program = '', ...options]: readonly string[]): boolean {
  return spawnSync(program, options).status === 0
}

function run(command: readonly string[]): void {
  console.log(`No browser was found. Running: ${command.join(' ')}`)
  const [program = '', ...options] = command
  spawnSync(program, options, { stdio: 'inherit' })
}
