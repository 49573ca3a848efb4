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
