import { analyticsOf } from '../../src/content-model/analytics'
import { chosenTextExtension } from './chosen-text-extension'
import { readSite } from './resolver-context'

/** `@textPerAnalytics`: the text for the configured analytics. The privacy policy therefore always says what is measured. */
export const analyticsExtension = chosenTextExtension('textPerAnalytics', async (texts, context) => {
  const analytics = analyticsOf(await readSite(context))
  const text = texts[analytics?.via ?? 'none']
  return analytics ? text?.replaceAll('{host}', new URL(analytics.url).hostname) : text
})
