import { chosenTextExtension } from './chosen-text-extension'
import { readIntegrations } from './resolver-context'

/** `@textPerAnalytics`: the text for the configured analytics. The privacy policy therefore always says what is measured. */
export const analyticsExtension = chosenTextExtension('textPerAnalytics', async (texts, context) => {
  const { analytics } = await readIntegrations(context)
  const text = texts[analytics?.via ?? 'none']
  return analytics ? text?.replaceAll('{host}', new URL(analytics.url).hostname) : text
})
