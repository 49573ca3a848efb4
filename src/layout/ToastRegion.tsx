import { graphql } from 'gatsby'
import { type ComponentType, useEffect, useState } from 'react'
import { VisuallyHidden } from '../components/Text'
import { type Notification, onNotify } from './notify'
import type { ToastListProps } from './ToastList'

/**
 * Announces and shows messages. Assistive technology needs the status element before its text changes. The list is
 * loaded with the first message, because most visits never show one.
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
    // If the list fails to load, the message has been announced, and its sender shows it too. If the failure went
    // unhandled, Gatsby would reload the page, and the sender’s part of it would be empty.
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
