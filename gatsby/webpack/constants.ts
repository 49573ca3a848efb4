import type { CreateWebpackConfigArgs } from 'gatsby'
import { textDirection } from '../../content-model/locale/text-direction'
import type { Measurement } from '../../content-model/routes/analytics'
import { readBrand } from '../brand/read-brand'
import { readSettings } from '../sources/settings'
import { CONTENT_COPY } from '../sources/validated-copy'

/**
 * Replaces names in the code of a bundle with what it needs to know about the content.
 *
 * gatsby-ssr.tsx can't read files itself: Gatsby would render all pages again in every build, because a page might depend on a file.
 * Because the values are part of the bundle, Gatsby writes every page again when they change. `gatsby develop` shows a change after a
 * restart. `PAGE_LANGUAGE` has the attributes of the `html` element, and `THEME_COLOR` is the color of browsers' toolbars.
 *
 * `ANALYTICS` and `ANALYTICS_PROVIDER` are the settings of the analytics, null if nothing is measured. Then webpack leaves out all code that
 * depends on them. Only visitors are counted, so they are also null outside of browser scripts.
 */
export function defineConstants({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  const { site, analytics } = readSettings(CONTENT_COPY)
  const values: Record<string, unknown> = { ANALYTICS: 'null', ANALYTICS_PROVIDER: 'null' }
  if (stage.endsWith('-html')) {
    const isRightToLeft = textDirection(site.language) === 'rtl'
    values.PAGE_LANGUAGE = JSON.stringify({ lang: site.language, ...(isRightToLeft && { dir: 'rtl' }) })
    values.THEME_COLOR = JSON.stringify(readBrand(CONTENT_COPY).colors.paper)
  }
  if (stage === 'build-javascript' && analytics) {
    const { provider, ...service } = analytics
    const measurement: Measurement = { ...service, origin: site.url }
    // Passed individually, so that webpack inserts only the value that the app needs.
    values.ANALYTICS = Object.fromEntries(
      Object.entries(measurement).map(([name, value]) => [name, JSON.stringify(value)]),
    )
    values.ANALYTICS_PROVIDER = JSON.stringify(provider)
  }
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as Function
  actions.setWebpackConfig({ plugins: [plugins.define(values)] })
}
