/**
 * Marks texts with where they come from, so that a click on a page leads to the right one of several fields with the same
 * text. A mark is at the end of a text until the page has been drawn; before it is painted, the mark is removed.
 */

import { showsNumber } from './texts'

/** Where a text comes from. */
export interface Source {
  /** The path of its file within `content/`. */
  file: string
  /** As the CMS writes it, such as `cards.0.title`. */
  keyPath: string
}

// Characters for private use, which no text has (https://www.unicode.org/faq/private_use.html).
const MARK = /\uE000(\d+)\uE001/g

/** The sources of all texts so far, by their marks. */
const sources: Source[] = []
const numbers = new Map<string, number>()

/** The sources of the texts that are shown. */
const shown = new WeakMap<Text, Source>()

/** A text with its mark. */
export function marked(text: string, source: Source): string {
  const key = `${source.file} ${source.keyPath}`
  const number = numbers.get(key) ?? sources.push(source) - 1
  numbers.set(key, number)
  return `${text}\uE000${number}\uE001`
}

/** Removes the marks in a part of the page, and remembers whose texts it shows. */
export function removeMarks(root: Node): void {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = nodes.currentNode; node; node = nodes.nextNode()) {
    if (node instanceof Text) {
      // A text with another one in it, such as the firm's name, ends with its own mark.
      const source = sources[Number([...node.data.matchAll(MARK)].at(-1)?.[1])]
      if (!source) continue
      node.data = node.data.replace(MARK, '')
      shown.set(node, source)
    } else if (node instanceof Element) {
      for (const { name, value } of node.attributes)
        if (value.includes('\uE000')) node.setAttribute(name, value.replace(MARK, ''))
    }
  }
}

/** Removes the marks of what the page draws from now on. */
export function keepRemovingMarks(): void {
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) removeMarks(node)
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

function textsWithSource(element: Element): Text[] {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (nodes.nextNode())
    if (nodes.currentNode instanceof Text && shown.has(nodes.currentNode)) found.push(nodes.currentNode)
  return found
}

/**
 * The text of the content that is drawn at a point, also under other elements, which lie over the labels of a map. Another
 * text may be close to the point, or the only one of the element that is hit. A number without a mark is that of a step.
 */
export function textAt({ x, y }: { x: number; y: number }): Text | undefined {
  const range = document.createRange()
  const isDrawnIn =
    (element: Element) =>
    (node: Node): node is Text => {
      range.selectNode(node)
      return (
        node instanceof Text &&
        (shown.has(node) || !showsNumber(element)) &&
        [...range.getClientRects()].some(
          ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
        )
      )
    }
  for (const element of document.elementsFromPoint(x, y)) {
    const text = [...element.childNodes].find(isDrawnIn(element))
    if (text) return text
  }
  return undefined
}

/** The source of the text that was clicked, or of the one that an element shows; undefined if that is none of the content, or several. */
export function sourceOf(element: Element, text: Text | undefined): Source | undefined {
  const exact = text && shown.get(text)
  if (exact) return exact
  for (let parent: Element | null = element; parent && parent !== document.body; parent = parent.parentElement) {
    const [own, other] = textsWithSource(parent)
    // What is beside it may be another text of the content that a list or a form has composed.
    const isMost = own && !other && 2 * own.data.length >= parent.textContent.length
    if (own) return isMost ? shown.get(own) : undefined
  }
  return undefined
}

/** The elements that a click leads from and that are no links or buttons, which have tab stops of their own. */
const outlined = () => [...document.querySelectorAll<HTMLElement>('[data-edited][tabindex]')]

/** Makes an element the only tab stop of those. */
function stopAt(stop: HTMLElement | undefined): void {
  for (const element of outlined()) element.tabIndex = element === stop ? 0 : -1
}

const isVisible = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })

/**
 * Marks the elements whose texts come from a file, so that they can be seen, and reached with the keyboard: with Tab, and from
 * there with the arrow keys, because a page has dozens of them.
 */
export function outlineTexts(file: string): void {
  stopAt(undefined)
  for (const element of document.querySelectorAll('[data-edited]')) element.removeAttribute('data-edited')
  for (const text of textsWithSource(document.body)) {
    const { parentElement: element } = text
    if (!element || shown.get(text)?.file !== file) continue
    element.setAttribute('data-edited', '')
    if (element instanceof HTMLElement && !element.closest('a, button')) element.tabIndex = -1
  }
  const { activeElement } = document
  stopAt(outlined().find((element) => element === activeElement) ?? outlined().find(isVisible))
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Moves the focus from an outlined text to the next or the previous one, if this is the key for it. */
export function moveFocus(event: KeyboardEvent): void {
  const texts = outlined().filter((element) => element === event.target || isVisible(element))
  const at = texts.findIndex((element) => element === event.target)
  const next = at < 0 ? undefined : texts[at + (STEPS[event.key] ?? 0)]
  if (!next || next === event.target) return
  event.preventDefault()
  stopAt(next)
  next.focus()
}
