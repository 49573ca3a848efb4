import { onAppReady } from './app-ready'

declare global {
  interface Window {
    /** How far down the page was scrolled before the app started. */
    scrolledTo?: number
  }
}

/** Records what a visitor does on any page before the app starts, for the app to replay once it runs. */
export function recordEarlyEvents(): void {
  const early = new AbortController()
  const { signal } = early
  const { pathname } = location
  // While React compares a page that was changed, it stops clicks at its root.
  addEventListener('click', ({ target }) => (window.clicked = target), { signal, capture: true })
  addEventListener('pointerover', ({ pointerType }) => (window.pointerType = pointerType), { signal })
  addEventListener('scroll', () => (window.scrolledTo = Math.max(window.scrolledTo ?? 0, scrollY)), { signal })
  // If the visitor reloads a page of the app and then goes back, the address is that of another page, which only the app
  // could show. The app does not run yet, so the browser loads that page. By itself, it would scroll it as far as this one.
  addEventListener(
    'popstate',
    () => {
      if (location.pathname === pathname) return
      history.scrollRestoration = 'manual'
      location.reload()
    },
    { signal },
  )
  onAppReady(() => {
    early.abort()
    delete window.scrolledTo
  })
}
