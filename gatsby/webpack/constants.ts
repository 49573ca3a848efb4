import { resolve } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { textDirection } from '../../content-model/locale/text-direction'
import { readBrand } from '../brand/read-brand'
import { readSettings } from '../sources/settings'
import { CONTENT_COPY } from '../sources/content-copy'
import { languageConstants } from './language-constants'

/** Returns settings as code, one by one: webpack then inserts only those that code uses, not the whole object. */
const codeOf = (settings: object) =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, JSON.stringify(value)]))

/**
 * Replaces names in code with what it must know about the content before it can query that.
 *
 * - `PAGE_LANGUAGE` and `THEME_COLOR`: gatsby-ssr.tsx cannot read them from files, because Gatsby would then render all
 *   pages in every build.
 * - Those of the language: see `languageConstants`.
 * - `DELIVERY` and `ANALYTICS`: if they are null, webpack omits the code that depends on them. `ANALYTICS` is always null
 *   outside visitors' scripts.
 * - `configured-delivery` and `configured-analytics` are modules: the chosen providers, or any if there are none. They are
 *   not aliases, because webpack's cache would keep those of an earlier build.
 */
export function defineConstants({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  const { site, analytics, delivery } = readSettings(CONTENT_COPY)
  const isRightToLeft = textDirection(site.language) === 'rtl'
  const values: Record<string, unknown> = {
    ANALYTICS: 'null',
    DELIVERY: 'null',
    ...languageConstants(site.language),
  }
  const files = { delivery: 'endpoint', analytics: 'endpoint' }
  if (stage.endsWith('-html')) {
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
