import { useCallback, useEffect, useId, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { openDelay, rememberClosing } from './tooltip-timing'

interface TooltipProps {
  /** What it says; never the only place that says it. */
  text: string
  /** The trigger, given the id to put into `aria-describedby` where the text says more than the trigger's name. */
  children: (id: string) => ReactNode
}

/**
 * A tooltip on the browser's own popover: it opens a while after the pointer or the keyboard's focus comes to the
 * trigger, can be hovered itself, and closes on Escape, scroll and click (WCAG 1.4.13).
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const close = useCallback(() => {
    clearTimeout(timer.current)
    if (!bubble.current?.matches(':popover-open')) return
    bubble.current.hidePopover()
    rememberClosing(performance.now())
  }, [])

  const open = useCallback(() => {
    if (!anchor.current || !bubble.current || bubble.current.matches(':popover-open')) return
    bubble.current.showPopover()
    place(bubble.current, anchor.current)
  }, [])

  const openSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(open, openDelay(performance.now()))
  }

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    // Scrolling moves the trigger from under an open tooltip; one that is still to open will open where the trigger is.
    const onScroll = () => {
      if (bubble.current?.matches(':popover-open')) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    // A click has answered what the tooltip explains.
    document.addEventListener('click', close, { capture: true })
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', onScroll, { capture: true })
      document.removeEventListener('click', close, { capture: true })
    }
  }, [close])

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={({ pointerType }) => {
        // A finger has no hover; its tap is a click.
        if (pointerType !== 'touch') openSoon()
      }}
      onPointerLeave={close}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) openSoon()
      }}
      onBlur={close}
    >
      {children(id)}
      <Popover ref={bubble} id={id} role="tooltip" popover="manual">
        <Bubble>{text}</Bubble>
      </Popover>
    </Anchor>
  )
}

/** The least distance from the edge of the window, in CSS pixels. */
const EDGE = 8

/** Puts the tooltip above its trigger, or below where there is no room, and never over the window's edge. */
function place(bubble: HTMLElement, anchor: HTMLElement): void {
  const trigger = anchor.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const centred = trigger.left + trigger.width / 2 - width / 2
  const left = Math.max(EDGE, Math.min(centred, document.documentElement.clientWidth - width - EDGE))
  const top = trigger.top - height >= EDGE ? trigger.top - height : trigger.bottom
  bubble.style.left = `${left}px`
  bubble.style.top = `${top}px`
}

const Anchor = styled.span`
  display: inline-block;
`

/* The padding bridges the way from the trigger, so that the pointer can move onto the words. */
const Popover = styled.span`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 0.5rem 0;
  border: 0;
  overflow: visible;
  background: none;
  max-inline-size: min(20rem, calc(100vw - 1rem));
`

const Bubble = styled.span`
  display: block;
  padding: var(--space-2xs) var(--space-xs);
  border-radius: var(--corner);
  border: 1px solid transparent;
  background: var(--deep);
  color: var(--on-lake);
  font: 400 var(--text-sm) / 1.4 var(--font-text);
  letter-spacing: normal;
  text-align: start;
  white-space: normal;
`
