/** Installs the popover features that jsdom lacks: showing, hiding, and the pseudo-class `:popover-open`. */
export function installPopovers(): void {
  const open = new WeakSet<Element>()
  HTMLElement.prototype.showPopover = function () {
    open.add(this)
  }
  HTMLElement.prototype.hidePopover = function () {
    open.delete(this)
  }
  Object.defineProperty(HTMLElement.prototype, 'matches', {
    configurable: true,
    value(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? open.has(this) : Element.prototype.matches.call(this, selector)
    },
  })
}
