/** The services that can count visits: `via` of `analytics` in `content/integrations.yml`. */
export type AnalyticsVia = 'plausible' | 'goatcounter' | 'umami' | 'endpoint'

/** The settings under `analytics` in `content/integrations.yml`. */
export interface ChosenAnalytics {
  via: AnalyticsVia
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
export interface Measurement extends Omit<ChosenAnalytics, 'via'> {
  /** The origin of the published site. Visits elsewhere, such as to a preview or on a developer's computer, are not counted. */
  origin: string
}
