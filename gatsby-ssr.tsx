import type { GatsbySSR } from 'gatsby'
import { deferScripts } from './gatsby/output/defer-scripts'
import { recordStyles } from './gatsby/output/style-records'
import { PALETTES } from './src/illustrations/palette'
import { ICON_PATHS, MANIFEST_PATH } from './src/routes/files'
import displayFont from './src/styles/fonts/besley-basic.woff2'
import textFont from './src/styles/fonts/libre-franklin-basic.woff2'

export { wrapPageElement, wrapRootElement } from './src/layout/wrap-page'

/** Adds the language, icons, theme color, and font preloads to every page. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en-US' })
  setHeadComponents([
    <link key="favicon" rel="icon" href={ICON_PATHS.favicon} sizes="32x32" />,
    <link key="icon" rel="icon" href={ICON_PATHS.drawing} type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href={ICON_PATHS.touch} />,
    <link key="manifest" rel="manifest" href={MANIFEST_PATH} />,
    <meta key="theme" name="theme-color" content={PALETTES.light.markerFill} />,
    // Both typefaces appear above the fold on every page, most often in plain English text only.
    ...[displayFont, textFont].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  ])
}

/** Records a page's styles for the content security policy, and defers its scripts. `gatsby develop` needs neither. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (html) => {
  if (process.env.NODE_ENV !== 'production') return
  recordStyles(html)
  deferScripts(html)
}
