import type { Page } from '@playwright/test'

/**
 * Finds the lists that are laid out as a grid, or as rows of growing boxes, whose last row does not reach the end of the list.
 * Rows of text, such as a row of links, may be of any length.
 */
export function gridHoles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(ul, ol, dl)')].flatMap((list) => {
      if (!list.checkVisibility()) return []
      const { display } = getComputedStyle(list)
      const boxes = [...list.children].filter((item) => item.checkVisibility())
      const grows = boxes.some((item) => getComputedStyle(item).flexGrow !== '0')
      if (display !== 'grid' && !(display === 'flex' && grows)) return []
      const places = boxes.map((item) => item.getBoundingClientRect())
      const end = list.getBoundingClientRect().right
      const last = places.reduce((right, place) => {
        const isInLastRow = place.bottom > Math.max(...places.map(({ top }) => top))
        return isInLastRow ? Math.max(right, place.right) : right
      }, 0)
      const text = list.textContent.trim().slice(0, 40)
      return last < end - 1
        ? [`<${list.tagName.toLowerCase()}> “${text}” ends ${(end - last).toFixed()} px after its last row`]
        : []
    }),
  )
}
