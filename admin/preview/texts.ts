import { isGroup } from '../../content-check/write/former-items'
import type { PublishedContent } from '../check-change'
import { type CmsData, isOwnField } from '../entry-values'
import { LIST_FIELD } from '../fields'

/** Text as a page shows it: line breaks and runs of spaces count as one space. */
const shownText = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

/** An entry's texts by the CMS's key paths, such as `cards.0.title`. */
export function textsIn(data: CmsData): Map<string, string> {
  const collect = (value: unknown, path: string): [string, string][] => {
    if (isOwnField(path)) return []
    if (typeof value === 'string') return value === '' ? [] : [[path, shownText(value)]]
    if (!Array.isArray(value) && !isGroup(value)) return []
    return Object.entries(value).flatMap(([key, inner]) => collect(inner, path ? `${path}.${key}` : key))
  }
  return new Map(collect(data, ''))
}

/** A text of so many characters is recognized within others. A shorter one might be part of any sentence. */
const DISTINCT_LENGTH = 20

/** A text without spaces: between the lines of a label on a map, there are none. */
const letters = (text: string | null) => (text ?? '').replace(/\s+/g, '')

/** What is clicked as a whole: an element, or the label on a map that it is part of, which may have lines and a number. */
const labelOf = (element: Element) => element.closest('text') ?? element

/** Whether an element shows a number without a word, such as that of a step. */
export const showsNumber = (element: Element) => /^\P{L}+$/u.test(letters(labelOf(element).textContent))

/**
 * The key path of the text that an element or a parent shows, or of the longest one that is most of what the element shows.
 * None for a number, which would be equal to any number of the content.
 */
export function fieldAt(element: Element, texts: ReadonlyMap<string, string>): string | undefined {
  const entries = [...texts]
    .map(([keyPath, text]) => [keyPath, letters(text)] as const)
    .sort(([, one], [, other]) => other.length - one.length)
  if (showsNumber(element)) return undefined
  const clicked = labelOf(element)
  const shown = letters(clicked.textContent)
  for (let at: Element | null = clicked; at && at !== document.body; at = at.parentElement) {
    const whole = letters(at.textContent)
    const exact = entries.find(([, text]) => text === whole)
    if (exact) return exact[0]
  }
  // An element may show a text with something around it, such as quotation marks.
  const least = Math.min(DISTINCT_LENGTH, shown.length / 2)
  return entries.find(([, text]) => text.length >= least && shown.includes(text))?.[0]
}

/** The paths of the files that have the text which an element or a parent shows. */
export function filesWith(element: Element, content: PublishedContent): string[] {
  return Object.entries(content).flatMap(([path, value]) =>
    fieldAt(element, textsIn(Array.isArray(value) ? { [LIST_FIELD]: value } : isGroup(value) ? value : {})) ===
    undefined
      ? []
      : [path],
  )
}

/** Scrolls to the first place where the page shows one of these texts. */
export function reveal(texts: readonly string[], block: ScrollLogicalPosition): void {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const { textContent, parentElement } = nodes.currentNode
    const shown = shownText(textContent)
    const isHere = texts.some((text) => text === shown || (text.length >= DISTINCT_LENGTH && shown.includes(text)))
    if (!isHere || !parentElement?.checkVisibility()) continue
    parentElement.scrollIntoView({ block })
    return
  }
}
