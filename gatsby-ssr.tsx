import type { GatsbySSR } from 'gatsby'
import { deferStart } from './src/site-build/start-html'
import displayFont from './src/styles/fonts/besley.woff2'
import textFont from './src/styles/fonts/libre-franklin.woff2'

export { wrapPageElement, wrapRootElement } from './src/layout/wrap'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en-US' })
  setHeadComponents([
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />,
    // Both faces are seen on the first screen of every page.
    ...[displayFont, textFont].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  ])
}

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (html) => {
  if (process.env.NODE_ENV === 'production') deferStart(html)
}
