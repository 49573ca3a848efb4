import { Component, lazy, type ReactNode, Suspense } from 'react'

const ErrorFallback = lazy(async () => {
  const { ErrorFallback } = await import('./ErrorFallback')
  return { default: ErrorFallback }
})

/**
 * Shows a fallback if the app fails to render. Only class components catch errors. The fallback is loaded only then. If that
 * fails too, the root reports an error, and the page is reloaded without the app.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Suspense>
        <ErrorFallback />
      </Suspense>
    )
  }
}
