import { existsSync } from 'node:fs'
import { type BrowserType, chromium, firefox, type LaunchOptions, webkit } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import { CHROMIUM_FLAGS, findChromium } from '../../tools/browser/chromium'

/** What the pages of both drivers can do. */
interface DriverPage {
  goto(address: string): Promise<unknown>
  evaluate(script: string): Promise<unknown>
  mouse: { move(x: number, y: number): Promise<void>; click(x: number, y: number): Promise<void> }
  keyboard: { press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>; type(text: string): Promise<void> }
}

/** One window of a browser engine. Coordinates and sizes are CSS pixels of the window. */
export class EngineWindow {
  constructor(
    readonly page: DriverPage,
    /** The name and version of the browser. */
    readonly version: string,
    /** Sets the size of the page's area. */
    readonly resize: (width: number, height: number) => Promise<void>,
    readonly close: () => Promise<void>,
  ) {}

  /** Runs a function in the page. It can't refer to anything outside it, and its argument is passed as JSON. */
  evaluate<Argument, Result>(script: (argument: Argument) => Result, argument: Argument) {
    return this.page.evaluate(`(${script.toString()})(${JSON.stringify(argument)})`) as Promise<Awaited<Result>>
  }
}

const DEBIAN_FIREFOX = '/usr/bin/firefox-esr'

async function openOwn(type: BrowserType, options?: LaunchOptions): Promise<EngineWindow> {
  const browser = await type.launch(options)
  const page = await browser.newPage()
  const resize = (width: number, height: number) => page.setViewportSize({ width, height })
  return new EngineWindow(page, `${type.name()} ${browser.version()} of Playwright`, resize, () => browser.close())
}

/** Opens a window of Debian's Firefox, by WebDriver BiDi. */
async function openDebianFirefox(): Promise<EngineWindow> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: DEBIAN_FIREFOX })
  // The page that it opens by itself has no focus, so keys would press nothing there.
  const page = await browser.newPage()
  const resize = (width: number, height: number) => page.setViewport({ width, height })
  return new EngineWindow(page, `${await browser.version()} of Debian`, resize, () => browser.close())
}

/** Opens an engine by the name of its project: Playwright's build if it is installed, else Debian's Firefox, or any Chromium. */
export async function openEngine(name: string): Promise<EngineWindow> {
  if (name === 'chromium') return openOwn(chromium, { executablePath: findChromium(), args: CHROMIUM_FLAGS })
  const own = name === 'webkit' ? webkit : firefox
  if (existsSync(own.executablePath())) return openOwn(own)
  if (own === firefox && existsSync(DEBIAN_FIREFOX)) return openDebianFirefox()
  throw new Error(`${name} is needed: run “npx playwright install --with-deps ${name}”`)
}
