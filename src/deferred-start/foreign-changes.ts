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
    for (const undo of changes) undo()
    // A selection loses the nodes that were taken out, and an element that was moved loses the focus, unless the app has
    // given it to another one at the start, such as the summary of a failure.
    if (anchorNode && focusNode && !isCollapsed) {
      selection?.setBaseAndExtent(anchorNode, anchorOffset ?? 0, focusNode, focusOffset ?? 0)
    }
    if (activeElement instanceof HTMLElement && document.activeElement === document.body) activeElement.focus()
  }
  if (isComplete) return putBackAll
  putBackAll()
  return undefined
}

/** Makes the children as React expects them. Returns whether all that is indispensable was there. */
function align(actual: Element, expected: Element, changes: Undo[]): boolean {
  const all = [...actual.childNodes]
  // React ignores comments, with which the server separates texts.
  const before = all.filter((node) => !(node instanceof Comment))
  let index = 0
  const wanted = [...expected.childNodes].map((node) => {
    const found = node instanceof Element ? findElement(node, before.slice(index), actual) : findText(before[index])
    if (found) index = before.indexOf(found) + 1 || index
    return { node, found }
  })

  const kept = new Set<Node | undefined>(wanted.map(({ found }) => found))
  for (const node of before) {
    if (kept.has(node)) continue
    changes.push(putBack(node, all[all.indexOf(node) - 1], actual))
    node.remove()
  }

  let isComplete = true
  let last: ChildNode | undefined
  for (const { node, found } of wanted) {
    const standIn = found ?? document.importNode(node, true)
    if (!found || !before.includes(found)) {
      const place = found?.parentNode
      changes.push(
        place
          ? putBack(standIn, standIn.previousSibling, place)
          : () => {
              standIn.remove()
            },
      )
      insertAfter(standIn, last, actual)
    }
    last = standIn
    if (node instanceof Element)
      isComplete = (found instanceof Element ? align(found, node, changes) : !isIndispensable(node)) && isComplete
    else if (found && found.nodeValue !== node.nodeValue) {
      const { nodeValue } = found
      changes.push(() => (found.nodeValue = nodeValue))
      found.nodeValue = node.nodeValue
    }
  }
  return isComplete
}

function isIndispensable(element: Element): boolean {
  return element.matches(INDISPENSABLE) || element.querySelector(INDISPENSABLE) !== null
}

/** Finds the element that React expects among the next ones, or if it is indispensable, anywhere: something may have wrapped it. */
function findElement(expected: Element, next: ChildNode[], parent: Element): ChildNode | undefined {
  const isSame = (node: Node): node is Element =>
    node instanceof Element &&
    node.nodeName === expected.nodeName &&
    // The server leaves out class names that have no styles, and extensions add some.
    (expected.classList.length === 0 || [...expected.classList].some((name) => node.classList.contains(name))) &&
    IDENTITY.every((name) => node.getAttribute(name) === expected.getAttribute(name))
  const wrapped = isIndispensable(expected) ? [...parent.getElementsByTagName(expected.localName)] : []
  return next.find(isSame) ?? wrapped.find(isSame)
}

function findText(node: ChildNode | undefined): ChildNode | undefined {
  return node instanceof Text ? node : undefined
}

function putBack(node: ChildNode, previous: ChildNode | null | undefined, parent: ParentNode): Undo {
  return () => {
    insertAfter(node, previous, parent)
  }
}

function insertAfter(node: ChildNode, previous: ChildNode | null | undefined, parent: ParentNode): void {
  if (previous) previous.after(node)
  else parent.prepend(node)
}

/**
 * Lets React update a page in which others have moved or removed its nodes. React takes for granted that they are where it
 * has put them, and if they are not, these methods throw, and an error message replaces the page
 * (docs/decisions/0035-changed-pages.md).
 */
export function tolerateForeignChanges(): void {
  Element.prototype.removeChild = function (child) {
    if (child.parentNode) Node.prototype.removeChild.call(child.parentNode, child)
    return child
  }
  Element.prototype.insertBefore = function (node, next) {
    // Something may have been wrapped around the next node.
    let place: Node | null = next
    while (place && place.parentNode !== this) place = place.parentNode
    Node.prototype.insertBefore.call(this, node, place)
    return node
  }
}
