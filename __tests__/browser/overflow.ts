import type { Page } from '@playwright/test'

/** The visible texts of the page that extend beyond a side of the window, where they cannot be read. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isExempt = (element: Element) =>
      element.closest('svg') !== null || getComputedStyle(element).clipPath !== 'none'
    const blocks = [...document.querySelectorAll('header *, main *, footer *')].filter(
      (element) => element.checkVisibility() && !isExempt(element),
    )
    return blocks.flatMap((element) =>
      [...element.childNodes].flatMap((node) => {
        const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : ''
        if (text === '') return []
        const range = document.createRange()
        range.selectNodeContents(node)
        const { left, right } = range.getBoundingClientRect()
        return left < -1 || right > window.innerWidth + 1 ? [text] : []
      }),
    )
  })
}
