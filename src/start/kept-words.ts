import { isAppExpected } from './started'

/** The fields that a visitor writes in; each is kept under its own name. */
const fields = () => document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form [name]')

/**
 * Where the app cannot start, keeps what was written in a form until the page is loaded again: to load it is the way to
 * send it, and not every browser gives fields their words back then.
 *
 * @param signal ends the keeping, as the app does when it starts
 */
export function keepWords(signal: AbortSignal): void {
  addEventListener(
    'pageshow',
    () => {
      for (const field of fields()) {
        field.value ||= sessionStorage.getItem(field.name) ?? ''
        sessionStorage.removeItem(field.name)
      }
    },
    // Also where the app starts before the last picture has come.
    { once: true },
  )
  addEventListener(
    'pagehide',
    () => {
      if (!isAppExpected()) for (const { name, value } of fields()) sessionStorage.setItem(name, value)
    },
    { signal },
  )
}
