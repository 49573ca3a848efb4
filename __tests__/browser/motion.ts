import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What has begun to move since the page was loaded. */
    motion: string[]
  }
}

/** Makes the pages that are opened from now on write down every animation and transition that begins. */
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
