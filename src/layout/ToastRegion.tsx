import { graphql } from 'gatsby'
import { useEffect, useState, type ComponentType } from 'react'
import { VisuallyHidden } from '../components/Text'
import { onNotify, type Notification } from './notify'
import type { ToastListProps } from './ToastList'

interface ToastRegionProps {
  settings: Queries.ToastRegionFragment
}

/**
 * Announces and shows messages. The status is always in the page, as assistive technology needs it to be before its
 * text changes; the list of toasts is loaded with the first message, because most visits never see one.
 */
export function ToastRegion({ settings }: ToastRegionProps) {
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
    // Where the list does not arrive, the message has been announced, and what sent it says it in its own place. Left
    // alone, the failure would make Gatsby load the page again, and that place would be empty.
    return onNotify((notification) => void show(notification).catch(() => undefined))
  }, [])

  return (
    <>
      {/* A new element for each message: the same words twice would change nothing, and not be announced again. */}
      <VisuallyHidden role="status">
        {announcement && <span key={announcement.number}>{announcement.text}</span>}
      </VisuallyHidden>
      {List && <List label={settings.words.notifications} dismiss={settings.words.dismiss} />}
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
