import * as providers from '../../../content-model/analytics/providers'
import type { AnalyticsSettings, EncodeEvent } from '../../../content-model/analytics/types'
import { type SettingSamples, withSamples } from '../provider-samples'

/** The entire request that reports an event. */
type Sent = ReturnType<EncodeEvent>

/** What a service's documentation says about it, as the tests of every service expect it. */
interface AnalyticsSample extends SettingSamples {
  settings: AnalyticsSettings
  /** What is sent for a page view of `/contact`, */
  view: Sent
  /** for one that begins a visit from `search.example`, */
  landing: Sent
  /** and for a call to action in the closing section that leads to `/contact`. */
  call: Sent
}

const toEndpoint = (body: string): Sent => ({ url: 'https://events.example.com/take', body })

const toGoatCounter = (query: string): Sent => ({ url: `https://example.goatcounter.com/count?${query}` })

const PLAUSIBLE_PAGE = '"url":"https://www.example.com/contact","domain":"example.com"'
const toPlausible = (name: string, more = ''): Sent => ({
  url: 'https://plausible.io/api/event',
  body: `{"name":"${name}",${PLAUSIBLE_PAGE}${more}}`,
})

const UMAMI_WEBSITE = 'b59e9c65-ae32-47f1-8400-119fcf4861c4'
const UMAMI_PAGE = `"website":"${UMAMI_WEBSITE}","hostname":"www.example.com","url":"/contact"`
const toUmami = (more = ''): Sent => ({
  url: 'https://cloud.umami.is/api/send',
  headers: { 'Content-Type': 'application/json' },
  body: `{"type":"event","payload":{${UMAMI_PAGE}${more}}}`,
})

const SAMPLES: Readonly<Record<keyof typeof providers, AnalyticsSample>> = {
  endpoint: {
    settings: { url: 'https://events.example.com/take' },
    wrong: {},
    view: toEndpoint('{"event":"pageview","path":"/contact"}'),
    landing: toEndpoint('{"event":"pageview","path":"/contact","referrer":"search.example"}'),
    call: toEndpoint('{"event":"call-to-action","path":"/contact","place":"closing","destination":"/contact"}'),
  },

  goatcounter: {
    settings: { url: 'https://example.goatcounter.com/count' },
    wrong: { url: 'https://gc.zgo.at/count.js' },
    view: toGoatCounter('p=%2Fcontact'),
    landing: toGoatCounter('p=%2Fcontact&r=https%3A%2F%2Fsearch.example'),
    call: toGoatCounter('p=call-to-action+closing+%2Fcontact&e=true'),
  },

  plausible: {
    settings: { url: 'https://plausible.io/api/event', website: 'example.com' },
    wrong: { url: 'https://plausible.io', website: 'https://example.com' },
    view: toPlausible('pageview'),
    landing: toPlausible('pageview', ',"referrer":"https://search.example"'),
    call: toPlausible('call-to-action', ',"props":{"place":"closing","destination":"/contact"}'),
  },

  umami: {
    settings: { url: 'https://cloud.umami.is/api/send', website: UMAMI_WEBSITE },
    wrong: { url: 'https://cloud.umami.is/script.js', website: 'example.com' },
    view: toUmami(),
    landing: toUmami(',"referrer":"https://search.example"'),
    call: toUmami(',"name":"call-to-action","data":{"place":"closing","destination":"/contact"}'),
  },
}

/** The services that count visits, with their samples. */
export const ANALYTICS_PROVIDERS = withSamples(Object.values(providers), SAMPLES)
