import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'

/** The delay before a tooltip opens, in milliseconds; section 9 of the specification. */
const OPEN_DELAY_MS = 700

/** After one closes, the next opens immediately within these milliseconds; section 9 of the specification. */
const SKIP_WINDOW_MS = 300

/**
 * For so many milliseconds after a tooltip opens, scrolling does not close it: the focus that opened it may have scrolled
 * its trigger into view.
 */
const FOCUS_SCROLL_MS = 100

/** When a tooltip last closed, in milliseconds since the page started. */
let lastClosed = -Infinity

interface TooltipProps {
  /** It must never be the only source of the information. */
  text: string
  /** Renders the trigger. The id is for `aria-describedby`, if the text says more; it is undefined until the app runs. */
  children: (id: string | undefined) => ReactNode
}

/**
 * A tooltip: a native popover that stays open while the pointer is on it, and closes on Escape (both required by WCAG 2.2,
 * 1.4.13), and on scroll and click (specification, section 4).
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const opened = useRef(0)
  const [isAppRunning, setAppRunning] = useState(false)

  const isOpen = () => bubble.current?.matches(':popover-open') === true

  const close = () => {
    clearTimeout(timer.current)
    if (!isOpen()) return
    bubble.current?.hidePopover()
    lastClosed = performance.now()
  }

  const openSoon = () => {
    clearTimeout(timer.current)
    const delay = performance.now() - lastClosed <= SKIP_WINDOW_MS ? 0 : OPEN_DELAY_MS
    timer.current = setTimeout(() => {
      if (!anchor.current || !bubble.current || isOpen()) return
      bubble.current.showPopover()
      positionBubble(bubble.current, anchor.current)
      opened.current = performance.now()
    }, delay)
  }

  const onEvent = useEffectEvent((event: Event) => {
    // Scrolling moves the trigger away from an open tooltip, so that closes. One that is still to open will be positioned
    // at its trigger, wherever that is by then. After a click on the trigger, its explanation is no longer needed.
    const scrolledAway = isOpen() && performance.now() - opened.current > FOCUS_SCROLL_MS
    const closes = event instanceof KeyboardEvent ? event.key === 'Escape' : event.type === 'click' || scrolledAway
    if (closes) close()
  })

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- renderExpected (hydrate-changed-page.tsx) must render what the server did, and runs no effects.
    setAppRunning(true)
    const listeners = new AbortController()
    const listener = (event: Event) => {
      onEvent(event)
    }
    for (const type of ['keydown', 'scroll', 'click']) {
      document.addEventListener(type, listener, { capture: true, passive: true, signal: listeners.signal })
    }
    return () => {
      clearTimeout(timer.current)
      listeners.abort()
    }
  }, [])

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={({ pointerType }) => {
        // Touch screens also report that a finger enters, but a tap is a click, which would close the tooltip at once.
        if (pointerType !== 'touch') openSoon()
      }}
      onPointerLeave={close}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) openSoon()
      }}
      onBlur={close}
    >
      {children(isAppRunning ? id : undefined)}
      {/* Without the app, it would never open, so the page's HTML does not contain it. */}
      {isAppRunning && (
        <Popover ref={bubble} id={id} role="tooltip" popover="manual">
          <Bubble>{text}</Bubble>
        </Popover>
      )}
    </Anchor>
  )
}

/** The minimum distance from the edge of the window, in CSS pixels. */
const EDGE_MARGIN = 8

/** Positions the tooltip above its trigger, or below without room, in the window. */
function positionBubble(bubble: HTMLElement, anchor: HTMLElement): void {
  const trigger = anchor.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const centered = trigger.left + trigger.width / 2 - width / 2
  const left = Math.max(EDGE_MARGIN, Math.min(centered, document.documentElement.clientWidth - width - EDGE_MARGIN))
  const top = trigger.top - height >= EDGE_MARGIN ? trigger.top - height : trigger.bottom
  bubble.style.left = `${left}px`
  bubble.style.top = `${top}px`
}

const Anchor = styled.span`
  display: inline-block;
`

/* The padding bridges the gap to the trigger, so that the pointer can move onto the text. */
const Popover = styled.span`
  inset: auto;
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
  color: var(--on-dark);
  font: 400 var(--text-sm) / 1.4 var(--font-text);
  letter-spacing: normal;
  text-align: start;
  white-space: normal;
`
