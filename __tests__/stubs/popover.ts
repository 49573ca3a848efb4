/**
 * The popovers that jsdom lacks: showing, hiding and the pseudo-class `:popover-open`. Only what a component does with
 * them is tested on this; that the browser does its part is shown by the browser tests.
 */
export function installPopovers(): void {
  const open = new WeakSet<Element>()
  const matches = HTMLElement.prototype.matches
  HTMLElement.prototype.showPopover = function () {
    open.add(this)
  }
  HTMLElement.prototype.hidePopover = function () {
    open.delete(this)
  }
  HTMLElement.prototype.matches = function (selector: string) {
    return selector === ':popover-open' ? open.has(this) : matches.call(this, selector)
  }
}
