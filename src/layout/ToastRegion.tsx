import { graphql } from 'gatsby'
import { type ComponentType, useEffect, useState } from 'react'
import { VisuallyHidden } from '../components/Text'
import { type Notification, onNotify } from './notify'
import type { ToastListProps } from './ToastList'

/**
 * Announces and shows messages. Assistive technology needs the status element before its text. The list loads with the
 * first message, as few visits show one.
 */
export function ToastRegion({ settings }: { settings: Queries.ToastRegionFragment }) {
  const [announcement, setAnnouncement] = useState<{ text: string; number: number }>()
  const [List, setList] = useState<ComponentType<ToastListProps>>()

  useEffect(() => {
    const show = async (notification: Notification) => {
      setAnnouncement((last) => ({
        text: `${notification.title}. ${notification.text}`,
        number: (last?.number ?? 0) + 1,
      }))
      const { ToastList, showToast } = await import('./ToastList')
      setList(() => ToastList)
      showToast(notification)
    }
    // If the list fails to load, the message was announced, and its sender shows it. Unhandled, the failure would make
    // Gatsby reload the page, and empty the sender’s part.
    return onNotify((notification) => void show(notification).catch(() => undefined))
  }, [])

  return (
    <>
      {/* A new element for each message: repeating the same text would change nothing and not be announced. */}
      <VisuallyHidden role="status">
        {announcement && <span key={announcement.number}>{announcement.text}</span>}
      </VisuallyHidden>
      {List && <List label={settings.uiLabels.notifications} dismiss={settings.uiLabels.dismiss} />}
    </>
  )
}

export const query = graphql`
  fragment ToastRegion on SiteSettings {
    uiLabels {
      notifications
      dismiss
    }
  }
`
