import type * as providers from '../../../content-model/analytics/providers'
import type { AnalyticsSettings } from '../../../content-model/analytics/types'

/** What a service's documentation says about it, as the tests of every service expect it. */
interface AnalyticsSample {
  /** Settings that the content check accepts. */
  settings: AnalyticsSettings
  /** Wrong settings in YAML, after the line with the provider, each with a part of what an editor reads about them. */
  rejected: Readonly<Record<string, string>>
  /** What is sent after the address, in its query and the body: for a page view of `/contact`, */
  view: string
  /** one that begins a visit from `search.example`, */
  landing: string
  /** and a call to action in the closing section that leads to `/contact`. */
  call: string
}

const PLAUSIBLE_PAGE = '"url":"https://www.example.com/contact","domain":"example.com"'

const UMAMI_WEBSITE = 'b59e9c65-ae32-47f1-8400-119fcf4861c4'
const UMAMI_PAYLOAD = `{"type":"event","payload":{"website":"${UMAMI_WEBSITE}","hostname":"www.example.com","url":"/contact"`

export const ANALYTICS_SAMPLES: Readonly<Record<keyof typeof providers, AnalyticsSample>> = {
  endpoint: {
    settings: { url: 'https://events.example.com/take' },
    rejected: {
      '': 'Address: is missing.',
      'url: http://events.example.com/': 'must be an address that begins with https://',
      'url: https://events.example.com/\nwebsite: example.com': 'Website: is not used with endpoint.',
    },
    view: '{"event":"pageview","path":"/contact"}',
    landing: '{"event":"pageview","path":"/contact","referrer":"search.example"}',
    call: '{"event":"call-to-action","path":"/contact","place":"closing","destination":"/contact"}',
  },

  goatcounter: {
    settings: { url: 'https://example.goatcounter.com/count' },
    rejected: {
      'url: https://gc.zgo.at/count.js': 'must end in /count, ',
      'url: https://example.goatcounter.com/count\nwebsite: example.com':
        'Website: is not used with goatcounter. Delete this line.',
    },
    view: '?p=%2Fcontact',
    landing: '?p=%2Fcontact&r=https%3A%2F%2Fsearch.example',
    call: '?p=call-to-action+closing+%2Fcontact&e=true',
  },

  plausible: {
    settings: { url: 'https://plausible.io/api/event', website: 'example.com' },
    rejected: {
      'url: https://plausible.io/api/event': 'Website: is missing.',
      'url: https://plausible.io\nwebsite: example.com': 'must end in /api/event, ',
      'url: https://plausible.io/api/event\nwebsite: https://example.com': 'must be the domain of the site',
    },
    view: `{"name":"pageview",${PLAUSIBLE_PAGE}}`,
    landing: `{"name":"pageview",${PLAUSIBLE_PAGE},"referrer":"https://search.example"}`,
    call: `{"name":"call-to-action",${PLAUSIBLE_PAGE},"props":{"place":"closing","destination":"/contact"}}`,
  },

  umami: {
    settings: { url: 'https://cloud.umami.is/api/send', website: UMAMI_WEBSITE },
    rejected: {
      'url: https://cloud.umami.is/api/send': 'Website: is missing.',
      [`url: https://cloud.umami.is/script.js\nwebsite: ${UMAMI_WEBSITE}`]: 'must end in /api/send, ',
      'url: https://cloud.umami.is/api/send\nwebsite: example.com': 'must be the website ID',
    },
    view: `${UMAMI_PAYLOAD}}}`,
    landing: `${UMAMI_PAYLOAD},"referrer":"https://search.example"}}`,
    call: `${UMAMI_PAYLOAD},"name":"call-to-action","data":{"place":"closing","destination":"/contact"}}}`,
  },
}
