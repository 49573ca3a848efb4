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

/** React’s types lack this attribute. `gatsby develop` has no start script that would enable the link. */
const initiallyDisabled = process.env.NODE_ENV === 'production' && { disabled: true }

export { wrapPageElement, wrapRootElement } from './src/layout/wrap-page'

// A page's rules are in the order in which components were evaluated, which would depend on the pages before it.
const pages = require.context('./src', true, /^\.\/(pages|templates)\/.+\.tsx$/)
pages.keys().forEach(pages)

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes(PAGE_LANGUAGE)
  setHeadComponents([
    <link key="favicon" rel="icon" href={ICON_PATHS.favicon} sizes="32x32" />,
    <link key="icon" rel="icon" href={ICON_PATHS.drawing} type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href={ICON_PATHS.touch} />,
    <link key="manifest" rel="manifest" href={MANIFEST_PATH} />,
    // They would delay the largest paint by a round trip. The start script enables them.
    <link key="print" rel="stylesheet" href={PRINT_STYLES_PATH} media="print" {...initiallyDisabled} />,
    <meta key="theme" name="theme-color" content={THEME_COLOR} />,
    // Both appear above the fold on every page, most often in plain English text only.
    ...[displayFont, textFont].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  ])
}

/** For the content security policy, and the deferred start. `gatsby develop` needs neither. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (html) => {
  if (process.env.NODE_ENV !== 'production') return
  recordPageStyles(html)
  deferScripts(html)
}
