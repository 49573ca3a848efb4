import type { PreRenderHTMLArgs } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'

/** The components of Gatsby and gatsby-plugin-image on every page that this site replaces. */
const REPLACED_KEYS = [
  'script-loader',
  'gatsby-image-style',
  'gatsby-image-style-noscript',
  'gatsby-image-style-script',
]

/** The element that Gatsby later replaces with its scripts. It has no key by which it could be in the list above. */
const SCRIPTS_SLICE = '_gatsby-scripts'

/** Replaces Gatsby’s scripts with an element that gatsby/output/start-script.ts fills in. */
export function deferScripts(html: PreRenderHTMLArgs): void {
  html.replaceHeadComponents([
    ...html.getHeadComponents().filter(isNotReplaced),
    // A page's path is not always its address: every unknown address returns /404.html.
    <script key="start" data-page={html.pathname} />,
  ])
  html.replacePostBodyComponents(html.getPostBodyComponents().filter(isNotReplaced))
}

function isNotReplaced(component: ReactNode): boolean {
  if (!isValidElement<{ sliceId?: string }>(component)) return true
  return component.props.sliceId !== SCRIPTS_SLICE && !REPLACED_KEYS.includes(component.key ?? '')
}
