import { resolve } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { textDirection } from '../../content-model/locale/text-direction'
import { readBrand } from '../brand/read-brand'
import { readSettings } from '../sources/settings'
import { CONTENT_COPY } from '../sources/content-copy'

/** Given one by one, webpack inserts only the value that the app needs. */
const codeOf = (settings: object) =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, JSON.stringify(value)]))

/**
 * Replaces names with what code needs to know about the content at start. gatsby-ssr.tsx can’t read files, or Gatsby
 * would render all pages in every build. A null `DELIVERY` or `ANALYTICS` omits what depends on it; `ANALYTICS` is null
 * outside visitors' scripts. `configured-delivery` and `configured-analytics` are the chosen providers, or any;
 * webpack’s cache would keep previous aliases.
 */
export function defineConstants({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  const { site, analytics, delivery } = readSettings(CONTENT_COPY)
  const values: Record<string, unknown> = { ANALYTICS: 'null', DELIVERY: 'null' }
  const files = { delivery: 'endpoint', analytics: 'endpoint' }
  if (stage.endsWith('-html')) {
    const isRightToLeft = textDirection(site.language) === 'rtl'
    values.PAGE_LANGUAGE = JSON.stringify({ lang: site.language, ...(isRightToLeft && { dir: 'rtl' }) })
    values.THEME_COLOR = JSON.stringify(readBrand(CONTENT_COPY).colors.paper)
  }
  if (delivery.provider !== 'simulated') {
    const { provider, ...settings } = delivery
    values.DELIVERY = codeOf(settings)
    files.delivery = provider
  }
  if (stage === 'build-javascript' && analytics) {
    const { provider, ...settings } = analytics
    values.ANALYTICS = codeOf({ ...settings, origin: site.url })
    files.analytics = provider
  }
  const plugin = (name: 'define' | 'normalModuleReplacement', ...options: unknown[]): unknown =>
    // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as Function
    plugins[name](...options)
  const provider = (kind: keyof typeof files) => resolve(`content-model/${kind}/${files[kind]}.ts`)
  actions.setWebpackConfig({
    plugins: [
      plugin('define', values),
      plugin('normalModuleReplacement', /^configured-delivery$/, provider('delivery')),
      plugin('normalModuleReplacement', /^configured-analytics$/, provider('analytics')),
    ],
  })
}
