declare global {
  interface Window {
    /** The kind of the last pointer that the start script saw, such as “mouse”. */
    pointerType?: string
    /** What was clicked last before the app started. */
    clicked?: EventTarget | null
  }
}

/**
 * Reports to the app which button was clicked before it started, which fields of forms the visitor has left, and where the
 * pointer and the focus rest. It would otherwise get no event until they move, so that a link that was hovered or focused
 * before would have no tooltip, and a wrong email address no message. The start script, which is part of each page, only
 * records what the app can’t find out.
 */
export function replayRest(): void {
  const { clicked } = window
  const button = clicked instanceof Element ? clicked.closest('button') : null
  // Other buttons have done their work without the app: those of forms, and those of panels.
  if (button && !button.form && !button.popoverTargetElement) button.click()
  const { activeElement } = document
  for (const control of document.querySelectorAll('form :is(input, select, textarea)')) {
    if (control !== activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  const { pointerType } = window
  // After a touch has ended, its last element still counts as hovered, although no finger is there.
  if (!pointerType || pointerType === 'touch') return
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  for (const type of ['pointerover', 'mouseover']) {
    hovered?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))
  }
}
