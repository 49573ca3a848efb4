import { z } from 'zod'
import { analyticsOf } from '../../src/content-model/analytics'
import { readSite, type ResolverContext } from './delivery-extension'

const texts = z.record(z.string(), z.string())

/**
 * `@textPerAnalytics`: selects the text for the configured analytics from a group of texts, and fills in its placeholder. The
 * privacy policy therefore always says what is measured.
 */
export const analyticsExtension = {
  name: 'textPerAnalytics',
  extend: () => ({
    resolve: async (
      source: Readonly<Record<string, unknown>>,
      _args: unknown,
      context: ResolverContext,
      { fieldName }: { fieldName: string },
    ) => {
      const value = source[fieldName]
      if (value === undefined || value === null) return null
      const analytics = analyticsOf(await readSite(context))
      const { [analytics?.via ?? 'none']: text } = texts.parse(value)
      return analytics ? text?.replaceAll('{host}', new URL(analytics.url).hostname) : text
    },
  }),
}
