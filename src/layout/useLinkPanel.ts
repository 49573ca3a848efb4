import { type FocusEvent, type MouseEvent, useRef } from 'react'
import { useOnPathChange } from './useOnPathChange'

/**
 * Returns the properties of a panel of links. It is a native popover, which opens without the app, closes on Escape, on a
 * press outside of it, and when another popover opens, and gives the focus back. The app also closes it when a link is
 * followed, even a link to the current page, and when the focus moves out of it, to something that it may cover.
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
