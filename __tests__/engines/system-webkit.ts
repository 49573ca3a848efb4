import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Key, type WebDriver } from 'selenium-webdriver'
import type { OpenEngine } from './engine'

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

const PORT = 4477
const ADDRESS = `http://127.0.0.1:${PORT}`

/** Debian's small browser, by release. */
const BROWSER = ['4.1', '4.0']
  .map(
    (version) =>
      `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  )
  .find(existsSync)

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }

/** Ends the driver and its screen: the script of xvfb-run does not pass on the signal. */
function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid)
}

/** Starts the driver on a screen of its own, and waits until it accepts sessions. */
async function startDriver() {
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 2000x1400x24', WEBKIT_DRIVER, `--port=${PORT}`], {
    // Root has no sandbox, and a container no graphics card.
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
    detached: true,
  })
  let failure: Error | undefined
  driver.once('error', (error) => (failure = error))
  for (let attempt = 0; attempt < 50 && !failure; attempt += 1) {
    const isReady = await fetch(`${ADDRESS}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return driver
    await wait(200)
  }
  stop(driver)
  throw new Error(`${WEBKIT_DRIVER} did not start; it needs xvfb-run`, { cause: failure })
}

const innerHeightOf = (driver: WebDriver): Promise<number> => driver.executeScript('return innerHeight')

/** Opens windows of Debian's WebKitGTK, by WebDriver. */
export const openSystemWebkit: OpenEngine = async () => {
  if (BROWSER === undefined) throw new Error('MiniBrowser is needed: apt-get install webkit2gtk-driver')
  const server = await startDriver()
  const driver = await new Builder()
    .usingServer(ADDRESS)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
    })
    .build()
    .catch((error: unknown) => {
      stop(server)
      throw error
    })
  const point = (x: number, y: number) => ({ x: Math.round(x), y: Math.round(y), duration: 0 })
  return {
    version: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion() ?? ''} of Debian`,
    goto: (address) => driver.get(address),
    back: () => driver.executeScript('history.back()'),
    forward: () => driver.executeScript('history.forward()'),
    resize: async (width, height) => {
      const window = driver.manage().window()
      await window.setRect({ x: 0, y: 0, width, height })
      await window.setRect({ x: 0, y: 0, width, height: 2 * height - (await innerHeightOf(driver)) })
    },
    evaluate: (script, argument) => driver.executeScript(`return (${script.toString()})(arguments[0])`, argument),
    run: (script) => driver.executeScript(script),
    move: (x, y) => driver.actions().move(point(x, y)).perform(),
    click: (x, y) => driver.actions().move(point(x, y)).press().release().perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    close: async () => {
      await driver.quit()
      const ended = once(server, 'exit')
      stop(server)
      await ended
    },
  }
}
