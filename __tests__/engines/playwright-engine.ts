import { existsSync } from 'node:fs'
import type { BrowserType } from '@playwright/test'
import type { OpenEngine } from './engine'

/** Whether Playwright has installed its build of an engine. */
export const isInstalled = (type: BrowserType) => existsSync(type.executablePath())

/** Opens windows of Playwright's own build of an engine. */
export function playwrightEngine(type: BrowserType): OpenEngine {
  return async () => {
    const browser = await type.launch()
    const page = await browser.newPage()
    return {
      version: `${type.name()} ${browser.version()} of Playwright`,
      goto: (address) => page.goto(address),
      back: () => page.goBack(),
      forward: () => page.goForward(),
      resize: (width, height) => page.setViewportSize({ width, height }),
      evaluate: (script, argument) => page.evaluate(`(${script.toString()})(${JSON.stringify(argument)})`),
      run: (script) => page.evaluate(script),
      move: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      close: () => browser.close(),
    }
  }
}
