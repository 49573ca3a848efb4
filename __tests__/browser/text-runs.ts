import type { Page } from '@playwright/test'
import { findText, type Box } from './found-text'

/** Words of one text node that stand on one line, as they are seen. */
export interface TextRun {
  text: string
  ink: Box
  /** The same number for all runs of one block. */
  block: number
  /** Whether it is running text: of a paragraph, a list item, a description, a quotation or a caption. */
  isRunning: boolean
  /** Whether it stands in a blaze of a trail, as its number does. */
  isInBlaze: boolean
  /** What cuts it off, if anything does. */
  cutBy: string | undefined
  /** What it stands on; a text that a picture covers, as a portrait does initials, is not seen. */
  ground: 'plain' | 'picture' | 'covered'
  /** Its letters' size as they are drawn, in CSS pixels. */
  size: number
  weight: number
  /** Red, green, blue and opacity, each from 0 to 255. */
  colour: number[]
}

/** The texts of the page that a visitor sees, line by line, with what the checks of the look ask about them. */
export async function readTextRuns(page: Page): Promise<TextRun[]> {
  const found = await findText(page)
  return found.evaluate((texts) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!pen) throw new Error('This browser draws on no canvas.')
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element]

    const blocks: Element[] = []
    const numberOf = (element: Element) => {
      const block = ancestors(element).find((one) => !getComputedStyle(one).display.startsWith('inline')) ?? element
      return blocks.includes(block) ? blocks.indexOf(block) : blocks.push(block) - 1
    }

    const cutBy = (element: Element, ink: Box) => {
      if (ink.left < -1 || ink.right > document.documentElement.clientWidth + 1) return 'the window'
      const cutting = ancestors(element).find((one) => {
        if (one === document.body || one === document.documentElement) return false
        const { overflowX, overflowY } = getComputedStyle(one)
        const box = one.getBoundingClientRect()
        const isBeside = ink.left < box.left - 1 || ink.right > box.right + 1
        const isAboveOrBelow = ink.top < box.top - 1 || ink.bottom > box.bottom + 1
        return (overflowX !== 'visible' && isBeside) || (overflowY !== 'visible' && isAboveOrBelow)
      })
      return cutting && `the <${cutting.tagName.toLowerCase()}> around it`
    }

    const colourOf = (element: Element) => {
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

    // Icons are pictures too, but no text stands on them.
    const pictures = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const isPicture =
        element.matches('img, svg, canvas') || getComputedStyle(element).backgroundImage.includes('url(')
      const box = element.getBoundingClientRect()
      return isPicture && box.width > 64 && box.height > 64 && element.checkVisibility() ? box : []
    })
    const isOnPicture = ({ left, top, right, bottom }: Box) =>
      pictures.some((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top)

    const described = texts.map(({ element, text, ink, scale }) => ({
      text,
      ink,
      block: numberOf(element),
      isRunning: element.closest('p, li, dd, blockquote, figcaption') !== null,
      isInBlaze: element.closest('.blaze') !== null,
      cutBy: cutBy(element, ink),
      size: Number.parseFloat(getComputedStyle(element).fontSize) * (element instanceof SVGElement ? scale : 1),
      weight: Number(getComputedStyle(element).fontWeight),
      colour: colourOf(element),
    }))

    // The browser says what is in front only of what is in the window and takes the pointer.
    const reachable = new CSSStyleSheet()
    reachable.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important }')
    document.adoptedStyleSheets.push(reachable)
    const grounds = texts.map(({ element, ink }): TextRun['ground'] => {
      if (!isOnPicture(ink)) return 'plain'
      window.scrollTo(0, ink.top - window.innerHeight / 2)
      const [x, y] = [(ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2 - window.scrollY]
      const inFront = document.elementsFromPoint(x, y).find((one) => one.matches('img') || one.contains(element))
      return inFront?.matches('img') ? 'covered' : 'picture'
    })
    document.adoptedStyleSheets.pop()
    window.scrollTo(0, 0)
    return described.map((run, index) => ({ ...run, ground: grounds[index] ?? 'plain' }))
  })
}
