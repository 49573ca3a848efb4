export interface Notification {
  title: string
  text: string
  /** What screen readers announce instead. The toast is for the eye only. */
  announcement: string
}

type Listener = (notification: Notification) => void

const listeners = new Set<Listener>()

/** Shows a message to the visitor on whichever page they are: the list of toasts listens. */
export function notify(notification: Notification): void {
  for (const listener of listeners) listener(notification)
}

/** Listens for messages, until the returned function is called. */
export function onNotify(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
