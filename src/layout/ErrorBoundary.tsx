import { graphql, useStaticQuery } from 'gatsby'
import { Component, type ReactNode } from 'react'
import { ErrorFallback } from './ErrorFallback'

/** Shows the fallback instead of the app if rendering the app fails. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { siteSettings } = useStaticQuery<Queries.ErrorBoundaryQuery>(graphql`
    query ErrorBoundary {
      siteSettings {
        errorFallback {
          ...ErrorFallback
        }
      }
    }
  `)
  return <Boundary fallback={<ErrorFallback copy={siteSettings.errorFallback} />}>{children}</Boundary>
}

interface BoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** React catches errors only in class components. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
