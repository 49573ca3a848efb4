import type { JSHandle, Page } from '@playwright/test'

/** A rectangle on the page, in CSS pixels from the page's top left corner. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Words of one text node that share a line, and their position. */
export interface RenderedText {
  element: Element
  text: string
  /** As wide as the words' advance and as high as their glyphs, so that tightly set lines do not overlap. */
  ink: Box
  /** The ratio of the rendered to the styled font size: other than 1 in a scaled SVG. */
  scale: number
}

/**
 * Finds all text that a visitor sees without interaction, line by line. It skips closed menus and details, text for
 * assistive technology only, and elements above the page that appear on focus. The page must be scrolled to its top.
 */
export function findRenderedText(page: Page): Promise<JSHandle<RenderedText[]>> {
  return page.evaluateHandle(() => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('This browser does not support canvas.')
    const isForAssistiveTechnology = (element: Element | null): boolean =>
      element instanceof HTMLElement &&
      ((element.offsetWidth <= 1 && element.offsetHeight <= 1) || isForAssistiveTechnology(element.parentElement))

    /** Words with their rectangles; a word that wraps over two lines is split into letters. */
    const wordsOf = (node: Text) => {
      const range = document.createRange()
      const piece = (text: string, start: number, glue: string) => {
        range.setStart(node, start)
        range.setEnd(node, start + text.length)
        return { text, glue, box: range.getBoundingClientRect(), isBroken: range.getClientRects().length > 1 }
      }
      return [...node.data.matchAll(/\S+/g)].flatMap(({ 0: text, index }) => {
        const word = piece(text, index, ' ')
        return word.isBroken ? text.split('').map((letter, at) => piece(letter, index + at, at === 0 ? ' ' : '')) : word
      })
    }

    const linesOf = (node: Text) => {
      const lines: { text: string; left: number; top: number; right: number; height: number }[] = []
      for (const { text, glue, box } of wordsOf(node)) {
        const { left, top, right, height } = box
        const line = lines.at(-1)
        if (line && Math.abs(line.top - top) < 2 && left >= line.left) {
          Object.assign(line, { text: `${line.text}${glue}${text}`, right })
        } else if (right > left) lines.push({ text, left, top, right, height })
      }
      return lines
    }

    const found: RenderedText[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      if (!(node instanceof Text) || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        continue
      }
      if (isForAssistiveTechnology(element)) continue
      const { font, fontStyle, fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(element)
      pen.font = font || `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
      pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
      for (const { text, left, top, right, height } of linesOf(node)) {
        const metrics = pen.measureText(text)
        const scale = height / (metrics.fontBoundingBoxAscent + metrics.fontBoundingBoxDescent)
        const baseline = top + metrics.fontBoundingBoxAscent * scale
        const [above, below] = [metrics.actualBoundingBoxAscent, metrics.actualBoundingBoxDescent]
        const ink = { left, top: baseline - above * scale, right, bottom: baseline + below * scale }
        if (ink.bottom > 0) found.push({ element, text, ink, scale })
      }
    }
    return found
  })
}
