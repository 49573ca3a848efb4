import type { CreateWebpackConfigArgs } from 'gatsby'
import { textDirection } from '../../src/locale/text-direction'
import { readBrand } from '../../tools/content/parse/read-brand'
import { readAnalytics } from '../sources/site-analytics'
import { readLocale } from '../sources/site-locale'
import { CONTENT_COPY } from '../sources/validated-copy'

/**
 * Defines the attributes of the `html` element for gatsby-ssr.tsx, which has no access to GraphQL. Because they are part of the
 * bundle, Gatsby writes every page again when they change. `gatsby develop` shows a change after a restart.
 */
export function definePageLanguage({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  if (!stage.endsWith('-html')) return
  const { language } = readLocale(CONTENT_COPY)
  const attributes = { lang: language, ...(textDirection(language) === 'rtl' && { dir: 'rtl' }) }
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby's own type for it is Function
  actions.setWebpackConfig({ plugins: [plugins.define({ PAGE_LANGUAGE: JSON.stringify(attributes) })] })
}

/**
 * Gives server rendering the brand's theme color as the constant `THEME_COLOR`. It can't read the brand itself: Gatsby would render
 * all pages again in every build, because a page might depend on a file.
 */
export function defineThemeColor({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  if (!stage.endsWith('-html')) return
  const { paper } = readBrand(CONTENT_COPY).colors
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby's type of it is Function
  actions.setWebpackConfig({ plugins: [plugins.define({ THEME_COLOR: JSON.stringify(paper) })] })
}

/**
 * Gives the app the settings of the analytics as the constants `ANALYTICS` and `ANALYTICS_VIA`. They are null if nothing is measured,
 * and then webpack leaves out all code that depends on them. Only visitors are counted, so they are null outside of their scripts as
 * well.
 */
export function defineAnalytics({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  const analytics = stage === 'build-javascript' ? readAnalytics(CONTENT_COPY) : undefined
  const { via, ...measurement } = analytics ?? { via: null }
  const values = Object.entries(measurement).map(([name, value]) => [name, JSON.stringify(value)] as const)
  // Given value by value, webpack inserts a single one where the app needs only that.
  const constants = {
    ANALYTICS: analytics ? Object.fromEntries(values) : 'null',
    ANALYTICS_VIA: JSON.stringify(via),
  }
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby's type of it is Function
  actions.setWebpackConfig({ plugins: [plugins.define(constants)] })
}
