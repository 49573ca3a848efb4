import type { ChosenAnalytics } from '../../content-model/analytics'
import type { ChosenDelivery } from '../../content-model/delivery'
import type { ChosenScheduling } from '../../content-model/scheduling'

// These addresses are part of the builds, so the tests that use them run one at a time.
/** The port of the endpoint that takes consultation requests. */
export const ENDPOINT_PORT = 9327
/** The port of the published site, which is the only one whose visits are counted. */
export const SITE_PORT = 9328
export const SITE_ORIGIN = `http://localhost:${String(SITE_PORT)}`
/** The port of the service that counts visits. */
export const EVENTS_PORT = 9329

const EVENTS_ORIGIN = `http://127.0.0.1:${String(EVENTS_PORT)}`

interface SiteBuild {
  folder: string
  /** The firm's name; otherwise that of the content. */
  name?: string
  delivery: ChosenDelivery
  analytics: ChosenAnalytics
  scheduling?: ChosenScheduling
}

/** The builds that the project `slow-setup` creates, with other scripts than the site's own build. */
export const BUILDS = {
  endpoint: {
    folder: '.cache/site-builds/endpoint',
    delivery: { provider: 'endpoint', url: `http://127.0.0.1:${String(ENDPOINT_PORT)}/requests` },
    analytics: { provider: 'endpoint', url: `${EVENTS_ORIGIN}/take` },
    scheduling: { provider: 'calendly', url: 'https://calendly.com/waymark/first-call' },
  },
  netlify: {
    folder: '.cache/site-builds/netlify',
    name: 'Cairnhouse',
    delivery: { provider: 'netlify' },
    analytics: { provider: 'umami', url: `${EVENTS_ORIGIN}/api/send`, website: 'b59e9c65-ae32-47f1-8400-119fcf4861c4' },
  },
} as const satisfies Readonly<Record<string, SiteBuild>>
