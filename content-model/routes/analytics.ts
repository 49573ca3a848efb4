/** The services that can count visits: `provider` of `analytics` in `content/integrations.yml`. */
export type AnalyticsProvider = 'plausible' | 'goatcounter' | 'umami' | 'endpoint'

/** The settings under `analytics` in `content/integrations.yml`. */
export interface ChosenAnalytics {
  provider: AnalyticsProvider
  /** The address that events go to. */
  url: string
  /** The name or id of the site at the service, if the service needs one. */
  website?: string | undefined
}

/** Returns the origin of the server that events go to. */
export function analyticsOrigin({ url }: Pick<ChosenAnalytics, 'url'>): string {
  return new URL(url).origin
}

/** What the app needs to measure a visit, besides the service. */
export interface Measurement extends Omit<ChosenAnalytics, 'provider'> {
  /** The origin of the published site. Visits elsewhere, such as to a preview or on a developer's computer, are not counted. */
  origin: string
}
