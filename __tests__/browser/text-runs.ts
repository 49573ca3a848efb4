import type { Page } from '@playwright/test'

/** A rectangle on the page, in CSS pixels from the page's top left corner. */
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

export interface TextRun {
  /** All of the text that the line is part of. */
  text: string
  /** As wide as the line and as high as its glyphs, so that tightly set lines do not overlap. */
  ink: Box
  /** The element that clips it, if any. */
  cutBy: string | undefined
  /** Whether it is in front of an image or a drawing; icons do not count. */
  isOnImage: boolean
  /** The rendered font size in CSS pixels. */
  size: number
  weight: number
  color: string
  opacity: number
}

/**
 * Finds all text that a visitor sees without interaction, line by line. It skips closed menus and details, text for
 * assistive technology only, initials under a portrait, and elements above the page that appear on focus. The page must
 * be scrolled to its top.
 */
export function readTextRuns(page: Page): Promise<TextRun[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('This browser does not support canvas.')
    const ancestorsOf = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element]
    const isForAssistiveTechnology = (element: Element) =>
      ancestorsOf(element).some((one) => one instanceof HTMLElement && one.offsetWidth <= 1 && one.offsetHeight <= 1)
    const isUnderPortrait = (element: Element) => element.closest('svg')?.matches(':has(~ img, ~ picture)')

    const cutBy = (element: Element, ink: Box) => {
      if (ink.left < -1 || ink.right > document.documentElement.clientWidth + 1) return 'the window'
      const clipping = ancestorsOf(element).find((one) => {
        if (one === document.body || one === document.documentElement) return false
        const { overflowX, overflowY } = getComputedStyle(one)
        const box = one.getBoundingClientRect()
        const isBeside = ink.left < box.left - 1 || ink.right > box.right + 1
        const isAboveOrBelow = ink.top < box.top - 1 || ink.bottom > box.bottom + 1
        return (overflowX !== 'visible' && isBeside) || (overflowY !== 'visible' && isAboveOrBelow)
      })
      return clipping && `the <${clipping.tagName.toLowerCase()}> around it`
    }

    const images = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const isImage = element.matches('img, svg, canvas') || getComputedStyle(element).backgroundImage.includes('url(')
      const box = element.getBoundingClientRect()
      return isImage && box.width > 64 && box.height > 64 && element.checkVisibility() ? box : []
    })
    const isOnImage = ({ left, top, right, bottom }: Box) =>
      images.some((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top)

    const runs: TextRun[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim() ?? ''
      const element = walker.currentNode.parentElement
      const isVisible = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (text === '' || !element || !isVisible || isForAssistiveTechnology(element) || isUnderPortrait(element))
        continue
      const { fontStyle, fontWeight, fontSize, fontFamily, fill, webkitTextFillColor } = getComputedStyle(element)
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
      const metrics = pen.measureText(text)
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const { left, top, right, height } of range.getClientRects()) {
        // An SVG may be scaled.
        const scale = height / (metrics.fontBoundingBoxAscent + metrics.fontBoundingBoxDescent)
        const baseline = top + metrics.fontBoundingBoxAscent * scale
        const above = metrics.actualBoundingBoxAscent * scale
        const ink = { left, top: baseline - above, right, bottom: baseline + metrics.actualBoundingBoxDescent * scale }
        const isSvg = element instanceof SVGElement
        const size = Number.parseFloat(fontSize) * (isSvg ? scale : 1)
        const color = isSvg ? fill : webkitTextFillColor
        const opacity = ancestorsOf(element).reduce(
          (product, one) => product * Number(getComputedStyle(one).opacity),
          1,
        )
        const weight = Number(fontWeight)
        if (right <= left || ink.bottom <= 0) continue
        runs.push({ text, ink, cutBy: cutBy(element, ink), isOnImage: isOnImage(ink), size, weight, color, opacity })
      }
    }
    return runs
  })
}
