import { type FocusEvent, type MouseEvent, useRef } from 'react'
import { useOnPathChange } from './useOnPathChange'

/**
 * Returns the properties of a panel of links. A native popover opens without a script, closes on Escape, a press
 * outside, and another popover, and returns the focus. The app also closes it when a link is followed, even one to the
 * current page, and when the focus moves on to something that it covers.
 */
export function useLinkPanel(path: string) {
  const ref = useRef<HTMLDivElement>(null)
  const close = () => ref.current?.hidePopover()

  useOnPathChange(path, close)

  return {
    ref,
    popover: 'auto' as const,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
    },
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close()
    },
  }
}
