/** The attributes that tell elements of the same kind apart. The handler of one link must not get attached to another. */
const IDENTITY = ['href', 'name']

/** What nothing can stand in for: visitors would use the one in the page, to which React attached nothing. */
const INDISPENSABLE = 'form, button, [name]'

/** An action that puts one change back. */
type Undo = () => void

/**
 * Takes out of the page what others have changed in it: translators, extensions, and hosts replace and wrap texts, and add
 * and remove elements. What is left is the page that React expects. Its elements stay in the document, so they keep the
 * focus, texts, and scroll positions, and open panels stay open.
 *
 * @param page the element whose children React is about to hydrate
 * @param expected an element with the children that React would render; it is not in the document
 * @returns a function that puts all changes back; undefined if a form, a field, or a button is missing, and then nothing is
 *   changed
 */
export function takeOutForeignChanges(page: Element, expected: Element): Undo | undefined {
  const { activeElement } = document
  const selection = getSelection()
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed = true } = selection ?? {}
  const changes: Undo[] = []
  const isComplete = align(page, expected, changes)
  const putBackAll = () => {
    // The last change first: each notes only what was around it at that moment.
    for (const undo of changes.reverse()) undo()
    // A selection loses the nodes that were taken out, and an element that was moved loses the focus, unless the app has
    // given it to another one at the start, such as the summary of a failure.
    if (anchorNode && focusNode && !isCollapsed) {
      selection?.setBaseAndExtent(anchorNode, anchorOffset ?? 0, focusNode, focusOffset ?? 0)
    }
    if (activeElement instanceof HTMLElement && document.activeElement === document.body)
      activeElement.focus({ preventScroll: true })
  }
  if (isComplete) return putBackAll
  putBackAll()
  return undefined
}

/** Makes the children as React expects them. Returns whether all that is indispensable was there. */
function align(actual: Element, expected: Element, changes: Undo[]): boolean {
  const found = findAll([...expected.childNodes], actual)
  const kept = new Set<Node>()
  let isComplete = true
  let last: ChildNode | undefined
  for (const node of expected.childNodes) {
    const match = found.get(node)
    const child = match ?? document.importNode(node, true)
    const isInPlace = child.parentNode === actual && (!last || isBefore(last, child))
    if (!isInPlace) {
      changes.push(putBack(child))
      insertAfter(child, last, actual)
    }
    kept.add(child)
    last = child
    if (node instanceof Element) {
      if (match instanceof Element) isComplete = align(match, node, changes) && isComplete
      else {
        isComplete &&= !contains(node, INDISPENSABLE)
        // React could not replace the one in the page, if there is one: it would stay, beside or instead of the next page.
        if (contains(node, 'main') || node.matches('main > *')) loadPagesAsDocuments()
      }
    } else if (match && match.nodeValue !== node.nodeValue) {
      const { nodeValue } = match
      changes.push(() => (match.nodeValue = nodeValue))
      match.nodeValue = node.nodeValue
    }
  }
  // Wrappers go after what was in them has been moved, because what leaves the document loses the focus.
  for (const node of [...actual.childNodes]) {
    if (kept.has(node) || isIgnored(node)) continue
    changes.push(putBack(node))
    node.remove()
  }
  return isComplete
}

/** Makes links load the next page as a document, because the app can't show it in place of this one. */
function loadPagesAsDocuments(): void {
  window.___navigate = (to) => {
    location.assign(to)
  }
}

/** React ignores comments, with which the server separates texts. */
function isIgnored(node: Node): boolean {
  return node instanceof Comment
}

function isBefore(node: Node, other: Node): boolean {
  return (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
}

function contains(element: Element, selector: string): boolean {
  return element.matches(selector) || element.querySelector(selector) !== null
}

/**
 * Finds the nodes that React expects among the children of an element. As long as an element is missing, what is left there
 * counts as wrappers, in which it may be.
 */
function findAll(expected: ChildNode[], parent: Element): Map<Node, ChildNode> {
  let nodes = [...parent.childNodes].filter((node) => !isIgnored(node))
  for (;;) {
    const found = pair(expected, nodes)
    const taken = new Set(found.values())
    const isWrapper = (node: ChildNode): node is Element & ChildNode => node instanceof Element && !taken.has(node)
    if (!nodes.some(isWrapper) || expected.every((node) => found.has(node) || !(node instanceof Element))) return found
    nodes = nodes.flatMap((node) => (isWrapper(node) ? [...node.children] : [node]))
  }
}

/** Pairs the nodes that are the most alike, and of those that are equally alike, the first: siblings are often similar. */
function pair(expected: ChildNode[], actual: ChildNode[]): Map<Node, ChildNode> {
  const found = new Map<Node, ChildNode>()
  for (const [index, node] of expected.entries()) {
    const other = actual[index]
    if (other && isOfKind(node, other)) found.set(node, other)
  }
  // If none is missing, there is no need to compare what they contain, which takes several times as long as all else.
  if (found.size === expected.length && expected.length === actual.length) return found
  found.clear()
  const pairs = expected.flatMap((node) =>
    actual.flatMap((other) => (isOfKind(node, other) ? { node, other, likeness: likeness(node, other) } : [])),
  )
  const taken = new Set<Node>()
  for (const { node, other } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    if (found.has(node) || taken.has(other)) continue
    found.set(node, other)
    taken.add(other)
  }
  return found
}

function isOfKind(expected: Node, actual: Node): boolean {
  if (expected.nodeName !== actual.nodeName) return false
  if (!(expected instanceof Element && actual instanceof Element)) return true
  return (
    // The server leaves out class names that have no styles, and extensions add some.
    (expected.classList.length === 0 || [...expected.classList].some((name) => actual.classList.contains(name))) &&
    IDENTITY.every((name) => actual.getAttribute(name) === expected.getAttribute(name))
  )
}

/** How much of what a node contains is in another one of its kind, from 0 to 1. */
function likeness(expected: Node, actual: Node): number {
  if (!(expected instanceof Element && actual instanceof Element)) return 1
  const [words, others] = [wordsOf(expected), wordsOf(actual)]
  return [...words].filter((word) => others.has(word)).length / Math.max(words.size, others.size)
}

/** The addresses, names, classes, and texts of an element and of what it contains. Translators leave most of them. */
function wordsOf({ outerHTML }: Element): Set<string> {
  return new Set(outerHTML.split(/[\s"<>]+/))
}

/** Returns the action that puts a node back to where it is now, or nowhere if it is nowhere. */
function putBack(node: ChildNode): Undo {
  const { parentNode, previousSibling } = node
  return () => {
    if (parentNode) insertAfter(node, previousSibling, parentNode)
    else node.remove()
  }
}

function insertAfter(node: ChildNode, previous: ChildNode | null | undefined, parent: ParentNode): void {
  const next = previous ? previous.nextSibling : parent.firstChild
  // It keeps the focus, a text that is being composed, and open panels. Older browsers don't have it.
  if ('moveBefore' in parent && node.isConnected && parent.isConnected) parent.moveBefore(node, next)
  else parent.insertBefore(node, next)
}
