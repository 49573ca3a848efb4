/// <reference types="webpack/module" />
import type { GatsbySSR } from 'gatsby'
import displayFont from './.cache/typefaces/display-basic.woff2'
import textFont from './.cache/typefaces/text-basic.woff2'
import { deferScripts } from './gatsby/output/defer-scripts'
import { recordPageStyles } from './gatsby/output/style-records'
import { ICON_PATHS, MANIFEST_PATH, PRINT_STYLES_PATH } from './content-model/routes/files'

declare global {
  const PAGE_LANGUAGE: { lang: string; dir?: string }
}

/**
 * An attribute that React's types lack. The start script removes it. `gatsby develop` has no start script, so there the
 * link must not be disabled.
 */
const initiallyDisabled = process.env.NODE_ENV === 'production' && { disabled: true }

export { wrapPageElement, wrapRootElement } from './src/layout/wrap-page'

// styled-components writes rules in the order in which components were evaluated. Evaluating all pages at the start makes
// that order the same in every process; otherwise, it would depend on the pages that were rendered before.
const pages = require.context('./src', true, /^\.\/(pages|templates)\/.+\.tsx$/)
pages.keys().forEach(pages)

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes(PAGE_LANGUAGE)
  setHeadComponents([
    <link key="favicon" rel="icon" href={ICON_PATHS.favicon} sizes="32x32" />,
    <link key="icon" rel="icon" href={ICON_PATHS.drawing} type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href={ICON_PATHS.touch} />,
    <link key="manifest" rel="manifest" href={MANIFEST_PATH} />,
    // The styles of printed pages would delay the largest paint by a round trip, so the start script enables them later.
    <link key="print" rel="stylesheet" href={PRINT_STYLES_PATH} media="print" {...initiallyDisabled} />,
    <meta key="theme" name="theme-color" content={THEME_COLOR} />,
    // Both appear above the fold on every page, most often in plain English text only.
    ...[displayFont, textFont].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
    )),
  ])
}

/** Prepares a page for the content security policy and the deferred start, neither of which `gatsby develop` has. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (html) => {
  if (process.env.NODE_ENV !== 'production') return
  recordPageStyles(html)
  deferScripts(html)
}
