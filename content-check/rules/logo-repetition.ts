/** An element, with what may make a browser draw it more than once. */
export interface LogoElement {
  name: string
  /** Empty if it has none. */
  id: string
  classes: readonly string[]
  offset: number
  /** The IDs of the elements that it draws again, or through which it is drawn. */
  draws: string[]
  children: LogoElement[]
}

/** A reference to an element of the drawing. */
const OWN_REFERENCE = /url\(["'\s]*#([^"'\s)]+)/gi

/** The IDs of the elements that an attribute or a style refers to with `url()`. */
export const referencesIn = (text: string) => Array.from(text.matchAll(OWN_REFERENCE), ([, id = '']) => id)

/**
 * The most elements that a browser may draw, more than the longest file can contain. A file of a kilobyte can ask for
 * millions, by elements that repeat others that repeat others, and would freeze the browser.
 */
export const MAX_DRAWN = 10_000

/** How many elements a mask counts as: for each use, it is drawn to a picture of its own, which takes 10 ms. */
const MASK_COST = 500

/** Whether a selector of a style may mean an element. Those that are more than a class, an ID, or a name mean any. */
function mayMean(selector: string, { id, classes, name }: LogoElement): boolean {
  const [, mark, word = ''] = /^([.#]?)([\w-]+)$/.exec(selector.trim()) ?? []
  if (mark === undefined) return true
  return mark === '.' ? classes.includes(word) : word === (mark === '#' ? id : name)
}

/** Adds the references in the rules of a style to each element that a rule may mean. */
export function applyStyle(style: string, elements: readonly LogoElement[]): void {
  for (const rule of style.split('}')) {
    const draws = referencesIn(rule)
    if (draws.length === 0) continue
    const outer = rule.slice(0, rule.lastIndexOf('{'))
    const selectors = outer.slice(outer.lastIndexOf('{') + 1).split(',')
    for (const element of elements)
      if (selectors.some((selector) => mayMean(selector, element))) element.draws.push(...draws)
  }
}

/**
 * Finds out whether a drawing contains itself, or makes a browser draw more than {@link MAX_DRAWN} elements. If so, returns
 * the element that causes the most of them.
 */
export function findRepetition(
  elements: readonly LogoElement[],
): { element: LogoElement; isEndless: boolean } | undefined {
  const byId = new Map<string, LogoElement[]>()
  for (const element of elements) byId.set(element.id, [...(byId.get(element.id) ?? []), element])
  const counts = new Map<LogoElement, number>()
  const count = (element: LogoElement): number => {
    const known = counts.get(element)
    if (known !== undefined) return known
    // If it is reached again before it has been counted, it contains itself.
    counts.set(element, Infinity)
    let total = element.name === 'mask' ? MASK_COST : 1
    for (const part of element.children) total += count(part)
    for (const id of element.draws) for (const part of byId.get(id) ?? []) total += count(part)
    counts.set(element, total)
    return total
  }
  const [element] = elements
    .filter(({ draws }) => draws.length > 0)
    .sort((one, other) => (count(one) === count(other) ? 0 : count(other) - count(one)))
  const [root] = elements
  const drawn = root ? count(root) : 0
  return element && drawn > MAX_DRAWN ? { element, isEndless: drawn === Infinity } : undefined
}
