import { graphql } from 'gatsby'
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import { VisuallyHidden } from '../components/Text'
import { type Notification, onNotify } from './notify'
import type { ToastListProps } from './ToastList'
import { TOAST_DURATION_MS } from './toasts'

/**
 * Announces and shows messages. The status element is there from the start, because assistive technology announces only
 * what is added to an element that it knows. The list of toasts is loaded with the first message, because few visits show
 * any.
 */
export function ToastRegion({ settings }: { settings: Queries.ToastRegionFragment }) {
  const [announcement, setAnnouncement] = useState<{ text: string; number: number }>()
  const [List, setList] = useState<ComponentType<ToastListProps>>()

  // A layout effect, because parts of the page notify in their effects as soon as they are shown.
  useLayoutEffect(() => {
    const show = async (notification: Notification) => {
      setAnnouncement((last) => ({ text: notification.announcement, number: (last?.number ?? 0) + 1 }))
      const { ToastList, showToast } = await import('./ToastList')
      setList(() => ToastList)
      showToast(notification)
    }
    // If the list fails to load, the message has been announced, and the part of the page that sent it shows it too.
    // Without this handler, the failure would make Gatsby reload the page, and what that part shows would be lost.
    return onNotify((notification) => void show(notification).catch(() => undefined))
  }, [])

  // Otherwise, someone who reads through the page later would find an outdated message.
  useEffect(() => {
    if (!announcement) return
    const removal = setTimeout(() => {
      setAnnouncement(undefined)
    }, TOAST_DURATION_MS)
    return () => {
      clearTimeout(removal)
    }
  }, [announcement])

  return (
    <>
      {/* Each message is a new element. If the same text came again in the same one, nothing would change, so assistive
          technology would not announce it. */}
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
