import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from 'gatsby'
import { ErrorBoundary } from './ErrorBoundary'
import { PageShell } from './PageShell'

/** What Gatsby wraps around every page, in the browser and on the server. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  return <PageShell path={props.location.pathname}>{element}</PageShell>
}

/** What Gatsby wraps around the whole app, in the browser and on the server. */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, 'element'>) {
  return <ErrorBoundary>{element}</ErrorBoundary>
}
