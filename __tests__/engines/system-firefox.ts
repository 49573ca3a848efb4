import puppeteer from 'puppeteer-core'
import type { OpenEngine } from './engine'

export const FIREFOX = '/usr/bin/firefox-esr'

/** Opens windows of Debian's Firefox, by WebDriver BiDi. */
export const openSystemFirefox: OpenEngine = async () => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
  })
  // The page that it opens by itself has no focus, so keys would press nothing there.
  const page = await browser.newPage()
  return {
    version: `${await browser.version()} of Debian`,
    goto: (address) => page.goto(address),
    // Its own commands wait for a document to load, and the app's pages are one document.
    back: () => page.evaluate('history.back()'),
    forward: () => page.evaluate('history.forward()'),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (script, argument) => page.evaluate(`(${script.toString()})(${JSON.stringify(argument)})`) as never,
    run: (script) => page.evaluate(script),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  }
}
