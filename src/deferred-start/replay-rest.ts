declare global {
  interface Window {
    /** The kind of the last pointer that the start script saw, such as “mouse”. */
    pointerType?: string
  }
}

/**
 * Tells the app where the pointer and the focus rest. It would otherwise get no event until they move, so that a link that
 * was hovered or focused before the app started would have no tooltip. The start script, which is part of each page, only
 * records what the app can’t find out.
 */
export function replayRest(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  const { pointerType } = window
  // After a touch has ended, its last element still counts as hovered, although no finger is there.
  if (!pointerType || pointerType === 'touch') return
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  for (const type of ['pointerover', 'mouseover']) {
    hovered?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))
  }
}
