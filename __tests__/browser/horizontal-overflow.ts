import type { Page } from '@playwright/test'

/** The elements that extend beyond the sides of the window and are not clipped by an ancestor. */
export function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
    const width = document.documentElement.clientWidth
    const elements = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return (left < -1 || right > width + 1) && element.checkVisibility() && !isClipped(element.parentElement)
    })
    return elements.map((element) => {
      const { left, right } = element.getBoundingClientRect()
      const text = element.textContent.trim().slice(0, 40)
      return `<${element.tagName.toLowerCase()}> “${text}” reaches from ${left.toFixed()} to ${right.toFixed()} px`
    })
  })
}

/** The visible texts of the page that extend beyond a side of the window, where they cannot be read. */
export function overflowingTexts(page: Page): Promise<string[]> {
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
