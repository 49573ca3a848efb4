import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import type { EngineWindow } from './engine'

const LIBRARY = readFileSync(
  join(dirname(require.resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js'),
  'utf8',
)

declare global {
  interface Window {
    TestingLibraryDom?: typeof import('@testing-library/dom')
  }
}

/** The state of an element, as a visitor notices it. */
interface ElementState {
  isVisible: boolean
  hasFocus: boolean
  /** Its box in the window. */
  x: number
  y: number
  width: number
  height: number
}

/** How journeys name an element: by its role, and its accessible name, or by a selector if it has none. */
export type Target = { role: string; name: string } | { selector: string }

/** A visitor of the site in one window of an engine. */
export class Visitor {
  constructor(
    readonly window: EngineWindow,
    readonly origin: string,
  ) {}

  /** Opens a page, without waiting for its app. */
  async goto(path: string): Promise<void> {
    await this.window.page.goto(this.origin + path)
  }

  /** Opens a page, and waits until its app has started. */
  async open(path: string): Promise<void> {
    await this.goto(path)
    await this.startApp()
  }

  async startApp(): Promise<void> {
    await this.window.page.mouse.move(2, 300)
    await this.window.page.mouse.move(4, 304)
    const isStarted = () => document.querySelector('[popovertarget=services-menu]')?.hasAttribute('aria-expanded')
    await expect.poll(() => this.window.evaluate(isStarted, null)).toBe(true)
  }

  /**
   * Finds the first element that is visible, else the first one.
   *
   * @param isRevealed whether the page is scrolled so that the element is in the window
   * @returns undefined if there is none
   */
  async find(target: Target, isRevealed = false): Promise<ElementState | undefined> {
    if (!(await this.window.evaluate(() => window.TestingLibraryDom !== undefined, null)))
      await this.window.page.evaluate(LIBRARY)
    const found = await this.window.evaluate(
      ({ wanted, reveal }: { wanted: Target; reveal: boolean }) => {
        const library = window.TestingLibraryDom
        if (!library) return null
        const all: Element[] =
          'role' in wanted
            ? library.queryAllByRole(document.body, wanted.role, { name: wanted.name, hidden: true })
            : [...document.querySelectorAll(wanted.selector)]
        const isShown = (one: Element) =>
          one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0
        const element = all.find(isShown) ?? all[0]
        if (!element) return null
        const box = element.getBoundingClientRect()
        const isOutside = box.bottom > innerHeight || box.top < (document.querySelector('header')?.offsetHeight ?? 0)
        if (reveal && isOutside && !element.closest('header'))
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { x, y, width, height } = element.getBoundingClientRect()
        const hasFocus = document.activeElement === element
        return { isVisible: isShown(element), hasFocus, x, y, width, height }
      },
      { wanted: target, reveal: isRevealed },
    )
    return found ?? undefined
  }

  /** Expects an element to become visible, or hidden. */
  async expectVisible(target: Target, isVisible = true): Promise<void> {
    await expect
      .poll(async () => (await this.find(target))?.isVisible ?? false, { message: JSON.stringify(target) })
      .toBe(isVisible)
  }

  /** Expects an element to receive the focus. */
  async expectFocused(target: Target): Promise<void> {
    await expect.poll(async () => (await this.find(target))?.hasFocus, { message: JSON.stringify(target) }).toBe(true)
  }

  /** The center of an element, once it has stopped moving. */
  private async centerOf(target: Target): Promise<[number, number]> {
    await this.expectVisible(target)
    let last = ''
    let center: [number, number] = [0, 0]
    await expect
      .poll(async () => {
        const box = await this.find(target, true)
        if (!box) return false
        center = [box.x + box.width / 2, box.y + box.height / 2]
        const isStill = last === JSON.stringify(box)
        last = JSON.stringify(box)
        return isStill
      })
      .toBe(true)
    return center
  }

  async click(target: Target): Promise<void> {
    await this.window.page.mouse.click(...(await this.centerOf(target)))
  }

  async hover(target: Target): Promise<void> {
    await this.window.page.mouse.move(...(await this.centerOf(target)))
  }

  /** Clicks a field, and types into it. */
  async fill(label: string, text: string): Promise<void> {
    await this.click({ role: 'textbox', name: label })
    await this.window.page.keyboard.type(text)
  }

  expectPath(path: string): Promise<void> {
    return expect.poll(() => this.window.evaluate(() => location.pathname, null)).toBe(path)
  }

  scrollPosition(): Promise<number> {
    return this.window.evaluate(() => Math.round(scrollY), null)
  }

  /** Waits, for what must not happen in that time. */
  async wait(milliseconds: number): Promise<void> {
    await this.window.evaluate(
      (time: number) => new Promise((resolve) => setTimeout(resolve, time, null)),
      milliseconds,
    )
  }
}
