import { inflateSync } from 'node:zlib'
import puppeteer from 'puppeteer-core'
import type { OpenEngine } from './engine'

export const FIREFOX = '/usr/bin/firefox-esr'

/** Counts the pages of a PDF file. Firefox compresses the objects that describe them. */
function countSheets(pdf: Buffer): number {
  const text = pdf.toString('latin1')
  const objects = [...text.matchAll(/stream\r?\n(.*?)endstream/gs)].flatMap(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    } catch {
      // It is not compressed: an image.
      return []
    }
  })
  return [text, ...objects].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Opens windows of Debian's Firefox, by WebDriver BiDi. */
export const openSystemFirefox: OpenEngine = async ({ scripts }) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: { 'javascript.enabled': scripts },
  })
  // The page that it opens by itself has no focus, so keys would press nothing there.
  const page = await browser.newPage()
  return {
    version: `${await browser.version()} of Debian`,
    cannot: {},
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
    screenshot: async () => Buffer.from(await page.screenshot()),
    sheets: async () => {
      return countSheets(Buffer.from(await page.pdf({ format: 'a4' })))
    },
    close: () => browser.close(),
  }
}
