/** What says where an element leads, how it is called, when it is loaded, and where it is. */
const FACTS = ['id', 'href', 'rel', 'tabindex', 'aria-label', 'alt', 'loading', 'datetime', 'data-number']
const PLACES = ['transform', 'x', 'y']

/** The elements after whose content something new begins. */
const PARTS = 'h1, h2, h3, h4, p, li, dt, dd, th, td, a, button, summary, figcaption, small, time, text, img'

/** An element’s text, with a bar after each part, and in brackets the facts of what has any, except ids that React makes up. */
function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? ''
  const names = node.matches('[role=tooltip], mask') ? [] : [...FACTS, ...PLACES]
  const facts = names.flatMap((name) => node.getAttribute(name) ?? []).join(' ')
  // An empty one still takes a column, or a row.
  const inside = node.matches('div:empty') ? '(empty)' : Array.from(node.childNodes, textOf).join('')
  return `${inside}${facts && `(${facts})`}${node.matches(PARTS) ? ' | ' : ''}`
}

/**
 * Returns all that a part of a page says: its texts in order, with a bar after each, and in brackets where what has it leads,
 * what it is called, when it is loaded, and where it is.
 */
export function contentOf(section: Element): string {
  return textOf(section).replace(/ \|(?: +\|)+ /g, ' | ')
}
