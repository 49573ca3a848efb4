import type { Page } from '@playwright/test'

/** The elements that stick out of the window sideways and that nothing around them crops. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCropped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCropped(element.parentElement))
    const width = document.documentElement.clientWidth
    const elements = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return (left < -1 || right > width + 1) && element.checkVisibility() && !isCropped(element.parentElement)
    })
    return elements.map((element) => {
      const { left, right } = element.getBoundingClientRect()
      const text = element.textContent.trim().slice(0, 40)
      return `<${element.tagName.toLowerCase()}> “${text}” reaches from ${left.toFixed()} to ${right.toFixed()} px`
    })
  })
}
