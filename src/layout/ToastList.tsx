import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import styled from 'styled-components'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { IconButton } from '../components/IconButton'
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

/** The current toasts, newest first. */
export function ToastList({ label, dismiss }: ToastListProps) {
  const { toasts, handlers } = useToaster()
  const region = useRef<HTMLDivElement>(null)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isPaused = isHovered || isFocused

  const applyPause = useEffectEvent((pause: boolean) => {
    if (pause) handlers.startPause()
    else handlers.endPause()
  })
  // Each pause must end only once. If one ends twice, react-hot-toast extends every message by the time since 1970.
  useEffect(() => {
    applyPause(isPaused)
  }, [isPaused])

  const visible = toasts.filter((item) => item.visible).slice(0, MAX_VISIBLE_TOASTS)
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
      onFocus={(event) => {
        setIsFocused(event.target !== event.currentTarget)
      }}
      onBlur={() => {
        setIsFocused(false)
      }}
    >
      {visible.map((item) => (
        <Toast key={item.id}>
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
        </Toast>
      ))}
    </Region>
  )
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

const Toast = styled.div`
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
`

const Title = styled.p`
  font-weight: 600;
`

const Close = styled(IconButton)`
  margin: -0.5rem -0.5rem -0.5rem 0;

  &:hover {
    color: var(--accent);
  }
`
