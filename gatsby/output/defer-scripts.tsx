import type { PreRenderHTMLArgs } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'

/** By their keys, what Gatsby and gatsby-plugin-image put into every page and this site does in its own ways. */
const REPLACED = ['script-loader', 'gatsby-image-style', 'gatsby-image-style-noscript', 'gatsby-image-style-script']

/** Gatsby's scripts, as a part that it puts into the HTML afterwards; it has no key. */
const SCRIPTS_SLICE = '_gatsby-scripts'

/**
 * Leaves room for the start script at the end of a page's head, in place of Gatsby's own scripts, which then start when
 * they are wanted. The build fills it once it knows those scripts: gatsby/output/start-script.ts.
 */
export function deferStart(html: PreRenderHTMLArgs): void {
  html.replaceHeadComponents([
    ...html.getHeadComponents().filter(isKept),
    // The page's path is not always its address: every unknown address answers with the page of /404.html.
    <script key="start" data-page={html.pathname} />,
  ])
  html.replacePostBodyComponents(html.getPostBodyComponents().filter(isKept))
}

function isKept(component: ReactNode): boolean {
  if (!isValidElement<{ sliceId?: string }>(component)) return true
  return component.props.sliceId !== SCRIPTS_SLICE && !REPLACED.includes(component.key ?? '')
}
