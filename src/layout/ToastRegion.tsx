import { graphql } from 'gatsby'
import { useEffect, useRef, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { IconButton } from '../components/IconButton'
import { VisuallyHidden } from '../components/Text'
import { type Notification, onNotify } from './notify'

/** The time that a toast stays, in milliseconds; section 9 of the specification allows 4000 to 5000. */
const TOAST_DURATION_MS = 5000

/** The maximum number of visible toasts; section 9 of the specification. */
const MAX_VISIBLE_TOASTS = 3

interface ToastRegionProps {
  settings: Queries.ToastRegionFragment
}

/** Announces messages, and shows them as toasts, newest first. While one is hovered or focused, all of them stay. */
export function ToastRegion({ settings: { words } }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  const sent = useRef(0)
  const [latest, setLatest] = useState<Notification & { number: number }>()
  const [toasts, setToasts] = useState<readonly NonNullable<typeof latest>[]>([])

  useEffect(
    () =>
      onNotify((notification) => {
        sent.current += 1
        const toast = { ...notification, number: sent.current }
        setLatest(toast)
        setToasts((others) => [toast, ...others].slice(0, MAX_VISIBLE_TOASTS))
      }),
    [],
  )

  const remove = (number: number) => {
    setToasts((all) => all.filter((toast) => toast.number !== number))
  }
  return (
    <>
      {/* Always in the page, because assistive technology needs it there before its text changes. Each message is a new element:
          repeating the same text would change nothing and not be announced. */}
      <VisuallyHidden role="status">
        {latest && <span key={latest.number}>{`${latest.title}. ${latest.text}`}</span>}
      </VisuallyHidden>
      {latest && (
        <Region ref={region} tabIndex={-1} role="region" aria-label={words.notifications}>
          {toasts.map(({ number, title, text }) => (
            <Toast
              key={number}
              onAnimationEnd={() => {
                remove(number)
              }}
            >
              <div>
                <p>{title}</p>
                <p>{text}</p>
              </div>
              <Close
                type="button"
                aria-label={words.dismiss}
                onClick={() => {
                  remove(number)
                  // The button disappears with its toast, so the focus moves to the region. Focus there pauses nothing.
                  region.current?.focus()
                }}
              >
                <Icon paths={INTERFACE_ICONS.close} />
              </Close>
            </Toast>
          ))}
        </Region>
      )}
    </>
  )
}

export const query = graphql`
  fragment ToastRegion on SiteSettings {
    words {
      notifications
      dismiss
    }
  }
`

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

  &:is(:hover, :has(:focus)) > * {
    animation-play-state: paused;
  }
`

/* An animation that changes nothing is the toast's timer, because the browser can pause it. */
const timer = keyframes`
  to {
    visibility: visible;
  }
`

const Toast = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-sm);
  padding: var(--space-sm);
  border: 1px solid var(--rule);
  border-inline-start: 4px solid var(--lake);
  border-radius: var(--corner);
  background: var(--paper);
  font-size: var(--text-sm);
  animation: ${timer} ${TOAST_DURATION_MS}ms;

  > div {
    flex: 1;
  }

  p:first-child {
    font-weight: 600;
  }
`

const Close = styled(IconButton)`
  margin: -0.5rem -0.5rem -0.5rem 0;

  &:hover {
    color: var(--trail);
  }
`
