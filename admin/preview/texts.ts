import { isGroup } from '../../content-check/write/former-items'
import { type CmsData, FILE_TEXT } from '../entry-values'

/** Text as a page shows it: line breaks and runs of spaces count as one space. */
const shownText = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

/** The texts of an entry, by the key paths that the CMS uses, such as `cards.0.title`. */
export function textsIn(data: CmsData): Map<string, string> {
  const collect = (value: unknown, path: string): [string, string][] => {
    if (typeof value === 'string') return value === '' || path === FILE_TEXT ? [] : [[path, shownText(value)]]
    if (!Array.isArray(value) && !isGroup(value)) return []
    return Object.entries(value).flatMap(([key, inner]) => collect(inner, path ? `${path}.${key}` : key))
  }
  return new Map(collect(data, ''))
}

/** The key path of the text at an element: what it or one of its parents shows, or the longest text that is part of it. */
export function fieldAt(element: Element, texts: ReadonlyMap<string, string>): string | undefined {
  const entries = [...texts].sort(([, one], [, other]) => other.length - one.length)
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const shown = shownText(at.textContent)
    const exact = entries.find(([, text]) => text === shown)
    if (exact) return exact[0]
  }
  return entries.find(([, text]) => shownText(element.textContent).includes(text))?.[0]
}

/** Scrolls to the first of these texts that the page shows. */
export function reveal(texts: Iterable<string>, block: ScrollLogicalPosition): void {
  for (const text of texts) {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const element = nodes.currentNode.parentElement
      if (!element?.checkVisibility() || !shownText(nodes.currentNode.textContent).includes(text)) continue
      element.scrollIntoView({ block })
      return
    }
  }
}
