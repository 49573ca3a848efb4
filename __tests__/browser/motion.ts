import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The animations and transitions that have begun since the page was loaded. */
    motion: string[]
  }
}

/** Makes the page record every animation and transition that begins in documents loaded from now on. */
export async function collectMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.motion = []
    for (const type of ['animationstart', 'transitionrun']) {
      document.addEventListener(type, ({ target }) => {
        window.motion.push(`${type} on <${target instanceof Element ? target.tagName.toLowerCase() : 'page'}>`)
      })
    }
  })
}
