import type { Page } from '@playwright/test'
import { type Box, findRenderedText } from './rendered-text'

/** Visible words of one text node that share a line. */
export interface TextRun {
  text: string
  ink: Box
  /** A number that all runs in one block share. */
  block: number
  /** Whether it is running text: in a paragraph, list item, description, quotation, or caption. */
  isRunning: boolean
  /** Whether it is inside a trail marker, as the marker's number is. */
  isInMarker: boolean
  /** The element that clips it, if any. */
  cutBy: string | undefined
  /** What is behind the text. Text covered by an image, such as initials under a portrait, is not visible. */
  background: 'plain' | 'image' | 'covered'
  /** The rendered font size in CSS pixels. */
  size: number
  weight: number
  /** Red, green, blue, and opacity, each from 0 to 255. */
  color: number[]
}

/** The visible text of the page, line by line, with the properties that the visual checks need. */
export async function readTextRuns(page: Page): Promise<TextRun[]> {
  const found = await findRenderedText(page)
  return found.evaluate((texts) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!pen) throw new Error('This browser does not support canvas.')
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element]

    const blocks: Element[] = []
    const numberOf = (element: Element) => {
      const block = ancestors(element).find((one) => !getComputedStyle(one).display.startsWith('inline')) ?? element
      return blocks.includes(block) ? blocks.indexOf(block) : blocks.push(block) - 1
    }

    const cutBy = (element: Element, ink: Box) => {
      if (ink.left < -1 || ink.right > document.documentElement.clientWidth + 1) return 'the window'
      const clipping = ancestors(element).find((one) => {
        if (one === document.body || one === document.documentElement) return false
        const { overflowX, overflowY } = getComputedStyle(one)
        const box = one.getBoundingClientRect()
        const isBeside = ink.left < box.left - 1 || ink.right > box.right + 1
        const isAboveOrBelow = ink.top < box.top - 1 || ink.bottom > box.bottom + 1
        return (overflowX !== 'visible' && isBeside) || (overflowY !== 'visible' && isAboveOrBelow)
      })
      return clipping && `the <${clipping.tagName.toLowerCase()}> around it`
    }

    const colorOf = (element: Element) => {
      const { fill, webkitTextFillColor } = getComputedStyle(element)
      pen.clearRect(0, 0, 1, 1)
      pen.fillStyle = element instanceof SVGElement ? fill : webkitTextFillColor
      pen.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
      return [
        red,
        green,
        blue,
        ancestors(element).reduce((sum, one) => sum * Number(getComputedStyle(one).opacity), alpha),
      ]
    }

    // Icons are images too, but no text is on top of them.
    const images = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const isImage = element.matches('img, svg, canvas') || getComputedStyle(element).backgroundImage.includes('url(')
      const box = element.getBoundingClientRect()
      return isImage && box.width > 64 && box.height > 64 && element.checkVisibility() ? box : []
    })
    const isOnImage = ({ left, top, right, bottom }: Box) =>
      images.some((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top)

    const described = texts.map(({ element, text, ink, scale }) => ({
      text,
      ink,
      block: numberOf(element),
      isRunning: element.closest('p, li, dd, blockquote, figcaption') !== null,
      isInMarker: element.closest('.marker') !== null,
      cutBy: cutBy(element, ink),
      size: Number.parseFloat(getComputedStyle(element).fontSize) * (element instanceof SVGElement ? scale : 1),
      weight: Number(getComputedStyle(element).fontWeight),
      color: colorOf(element),
    }))

    // `elementsFromPoint` covers only elements that are in the window and accept pointer events.
    const reachable = new CSSStyleSheet()
    reachable.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important }')
    document.adoptedStyleSheets.push(reachable)
    const backgrounds = texts.map(({ element, ink }): TextRun['background'] => {
      if (!isOnImage(ink)) return 'plain'
      window.scrollTo(0, ink.top - window.innerHeight / 2)
      const [x, y] = [(ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2 - window.scrollY]
      const inFront = document.elementsFromPoint(x, y).find((one) => one.matches('img') || one.contains(element))
      return inFront?.matches('img') ? 'covered' : 'image'
    })
    document.adoptedStyleSheets.pop()
    window.scrollTo(0, 0)
    return described.map((run, index) => ({ ...run, background: backgrounds[index] ?? 'plain' }))
  })
}
