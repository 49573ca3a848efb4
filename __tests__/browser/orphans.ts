import type { Page } from '@playwright/test'

/**
 * Finds the headings of three or more words whose last line is a single word although the last two words would fit on
 * one line. A last word that does not fit next to the word before it may be on its own line.
 */
export function orphans(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].flatMap((heading) => {
      const range = document.createRange()
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const words: { text: string; top: number; bottom: number }[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode
        // A numeral next to a heading is not one of its words.
        if (!(node instanceof Text) || node.parentElement?.closest('[aria-hidden="true"]')) continue
        for (const { 0: text, index } of node.data.matchAll(/\S+/g)) {
          range.setStart(node, index)
          range.setEnd(node, index + text.length)
          const { top, bottom } = range.getBoundingClientRect()
          words.push({ text, top, bottom })
        }
      }
      const [before, last] = words.slice(-2)
      if (words.length < 3 || !before || !last || !heading.checkVisibility()) return []
      const isOnNextLine = last.top > before.top && Math.round(last.bottom) !== Math.round(before.bottom)
      if (!isOnNextLine) return []

      const pair = document.createElement('span')
      pair.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap; inline-size: max-content'
      pair.textContent = `${before.text} ${last.text}`
      heading.append(pair)
      const needed = pair.getBoundingClientRect().width
      pair.remove()
      const { width, paddingLeft, paddingRight } = getComputedStyle(heading)
      const room = Number.parseFloat(width) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return needed <= room
        ? [`“${words.map(({ text }) => text).join(' ')}” ends with “${last.text}” on its own line`]
        : []
    }),
  )
}
