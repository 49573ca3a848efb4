import type { Page } from '@playwright/test'

/** Finds texts in lists that reach beyond their own entry, so that they touch or cover the entry next to it. */
export function textsBeyondEntries(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHidden = (element: Element | null) =>
      element === null || !element.checkVisibility() || getComputedStyle(element).clipPath !== 'none'
    const textNodesOf = (entry: Element) => {
      const walker = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT)
      const nodes: Text[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode
        if (node instanceof Text && node.data.trim() !== '' && !isHidden(node.parentElement)) nodes.push(node)
      }
      return nodes
    }
    return [...document.querySelectorAll('main :is(ul, ol, dl) > *')].flatMap((entry) => {
      const { left, right, width } = entry.getBoundingClientRect()
      if (width === 0) return []
      return textNodesOf(entry).flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        const text = range.getBoundingClientRect()
        const beyond = Math.max(left - text.left, text.right - right)
        return beyond > 1 ? [`“${node.data.trim()}” reaches ${beyond.toFixed()} px beyond its entry`] : []
      })
    })
  })
}
