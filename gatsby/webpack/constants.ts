import type { CreateWebpackConfigArgs } from 'gatsby'
import { textDirection } from '../../src/locale/text-direction'
import type { Measurement } from '../../src/routes/analytics'
import { readBrand } from '../../tools/content/parse/read-brand'
import { readSettings } from '../sources/settings'
import { CONTENT_COPY } from '../sources/validated-copy'

/** Replaces names in the code of a bundle with values, given as code. */
function define({ actions, plugins }: CreateWebpackConfigArgs, values: Readonly<Record<string, unknown>>): void {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as Function
  actions.setWebpackConfig({ plugins: [plugins.define(values)] })
}

/**
 * Defines what gatsby-ssr.tsx needs to know about the content, which it can't read itself: Gatsby would render all pages again in every
 * build, because a page might depend on a file. Because the values are part of the bundle, Gatsby writes every page again when they
 * change. `gatsby develop` shows a change after a restart.
 *
 * `PAGE_LANGUAGE` has the attributes of the `html` element, and `THEME_COLOR` is the color of browsers' toolbars.
 */
export function defineDocument(args: CreateWebpackConfigArgs): void {
  if (!args.stage.endsWith('-html')) return
  const { language } = readSettings(CONTENT_COPY).site
  const attributes = { lang: language, ...(textDirection(language) === 'rtl' && { dir: 'rtl' }) }
  const { paper } = readBrand(CONTENT_COPY).colors
  define(args, { PAGE_LANGUAGE: JSON.stringify(attributes), THEME_COLOR: JSON.stringify(paper) })
}

/**
 * Gives the app the settings of the analytics as the constants `ANALYTICS` and `ANALYTICS_VIA`. They are null if nothing is measured,
 * and then webpack leaves out all code that depends on them. Only visitors are counted, so they are null outside of their scripts as
 * well.
 */
export function defineAnalytics(args: CreateWebpackConfigArgs): void {
  const settings = args.stage === 'build-javascript' ? readSettings(CONTENT_COPY) : undefined
  if (!settings?.analytics) {
    define(args, { ANALYTICS: 'null', ANALYTICS_VIA: 'null' })
    return
  }
  const { via, ...service } = settings.analytics
  const measurement: Measurement = { ...service, origin: settings.site.url }
  // Given value by value, webpack inserts a single one where the app needs only that.
  const values = Object.entries(measurement).map(([name, value]) => [name, JSON.stringify(value)] as const)
  define(args, { ANALYTICS: Object.fromEntries(values), ANALYTICS_VIA: JSON.stringify(via) })
}
