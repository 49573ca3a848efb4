import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless'
import styled from 'styled-components'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { IconButton } from '../components/IconButton'
import { media } from '../styles/media'
import type { Notification } from './notify'
import { MAX_VISIBLE_TOASTS, TOAST_DURATION_MS } from './toasts'

export interface ToastListProps {
  label: string
  dismiss: string
}

/**
 * Shows a message for {@link TOAST_DURATION_MS}. While the pointer or the focus is on the list, no message disappears
 * (WCAG 2.2, 2.2.1).
 */
export function showToast({ title, text }: Notification): void {
  toast(
    <>
      <Title>{title}</Title>
      <p>{text}</p>
    </>,
    { duration: TOAST_DURATION_MS },
  )
}

/** The current toasts, newest first. Without any, there is no landmark. */
export function ToastList(labels: ToastListProps) {
  const { toasts, handlers } = useToaster()
  const visible = toasts.filter((item) => item.visible).slice(0, MAX_VISIBLE_TOASTS)
  return visible.length > 0 && <Stack toasts={visible} handlers={handlers} {...labels} />
}

interface StackProps extends ToastListProps {
  toasts: readonly Toast[]
  handlers: { startPause: () => void; endPause: () => void }
}

function Stack({ toasts, handlers, label, dismiss }: StackProps) {
  const region = useRef<HTMLDivElement>(null)
  /** The element from which the focus came. */
  const origin = useRef<Element | null>(null)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isPaused = isHovered || isFocused

  const applyPause = useEffectEvent((pause: boolean) => {
    if (pause) handlers.startPause()
    else handlers.endPause()
  })
  // Each pause must end only once. If one ends twice, react-hot-toast extends every message by the time since 1970.
  useEffect(() => {
    if (!isPaused) return
    applyPause(true)
    return () => {
      applyPause(false)
    }
  }, [isPaused])

  useEffect(() => (region.current ? keepFocusVisible(region.current) : undefined), [])

  useEffect(() => {
    const closeAll = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') toast.dismiss()
    }
    document.addEventListener('keydown', closeAll)
    return () => {
      document.removeEventListener('keydown', closeAll)
    }
  }, [])

  // When the last toast disappears with the focus in it, the focus returns to where it was. A layout effect ends before the
  // browser loses the focus along with the element.
  useLayoutEffect(() => {
    const stack = region.current
    return () => {
      if (stack?.contains(document.activeElement) && origin.current instanceof HTMLElement) {
        origin.current.focus({ preventScroll: true })
      }
    }
  }, [])

  return (
    <Region
      ref={region}
      tabIndex={-1}
      role="region"
      aria-label={label}
      onPointerEnter={() => {
        setIsHovered(true)
      }}
      onPointerLeave={() => {
        setIsHovered(false)
      }}
      onFocus={({ target, currentTarget, relatedTarget }) => {
        setIsFocused(target !== currentTarget)
        if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget
      }}
      onBlur={() => {
        setIsFocused(false)
      }}
    >
      {toasts.map((item) => (
        <Message key={item.id}>
          <div>{resolveValue(item.message, item)}</div>
          <Close
            type="button"
            aria-label={dismiss}
            onClick={() => {
              toast.dismiss(item.id)
              // The button disappears along with its toast, so its focus moves to the region. There it pauses nothing:
              // otherwise, the other toasts would stay until the visitor moves the focus.
              region.current?.focus()
            }}
          >
            <Icon path={INTERFACE_ICONS.close} />
          </Close>
        </Message>
      ))}
    </Region>
  )
}

/**
 * Makes room below the page for as long as the stack is shown, so that it covers nothing that has the focus
 * (WCAG 2.2, 2.4.11). Scripts may set these styles, unlike pages, because the content security policy blocks only attributes.
 *
 * @returns a function that removes the room
 */
function keepFocusVisible(stack: HTMLElement): () => void {
  const { documentElement: page, body } = document
  const observer = new ResizeObserver(() => {
    const { top } = stack.getBoundingClientRect()
    const room = `calc(${window.innerHeight - top}px + var(--space-2xs))`
    page.style.scrollPaddingBlockEnd = room
    body.style.paddingBlockEnd = room
    const focused = document.activeElement
    if (!focused || focused === body || stack.contains(focused)) return
    const box = focused.getBoundingClientRect()
    // What is out of the window stays there: the visitor has scrolled on. In a zoomed window, scroll padding for the bar and
    // for the stack leaves no room between them, and then scrollIntoView would not move the element.
    if (box.bottom > top && box.top < window.innerHeight)
      window.scrollBy(0, box.bottom + Number.parseFloat(getComputedStyle(body).paddingBlockEnd) - window.innerHeight)
  })
  observer.observe(stack)
  return () => {
    observer.disconnect()
    page.style.scrollPaddingBlockEnd = ''
    body.style.paddingBlockEnd = ''
  }
}

const Region = styled.div`
  position: fixed;
  z-index: var(--layer-toasts);
  inset-block-end: var(--space-sm);
  inset-inline-end: var(--space-sm);
  display: flex;
  flex-direction: column;
  gap: var(--space-2xs);
  inline-size: min(24rem, calc(100vw - 2 * var(--space-sm)));

  &:focus {
    outline: none;
  }
`

const Message = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-sm);
  padding: var(--space-sm);
  border: 1px solid var(--rule);
  border-inline-start: 4px solid var(--dark);
  border-radius: var(--corner);
  background: var(--paper);
  font-size: var(--text-sm);

  > div {
    flex: 1;
  }

  /* Several would leave no room for anything else. */
  ${media.short} {
    &:not(:first-child) {
      display: none;
    }
  }
`

const Title = styled.p`
  font-weight: 600;
`

const Close = styled(IconButton)`
  margin-block: -0.5rem;
  margin-inline: 0 -0.5rem;

  &:hover {
    color: var(--accent);
  }
`
