import { type AnalyticsSetup, type EncodeEvent, referrerAddress } from './types'

export const name = 'umami'

/**
 * Umami's `/api/send` (https://docs.umami.is/docs/api/sending-stats). An event without a name is a page view. The
 * fields that this omits are optional
 * (https://github.com/umami-software/umami/blob/HEAD/src/app/api/send/request-schema.ts). Nothing reads the response.
 */
export const encode: EncodeEvent = ({ name, details }, { path, referrer }, { url, website, origin }) => ({
  url,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    type: 'event',
    payload: {
      website,
      hostname: new URL(origin).hostname,
      url: path,
      referrer: referrerAddress(referrer),
      name: name === 'pageview' ? undefined : name,
      data: details,
    },
  }),
})

export const setup: AnalyticsSetup = {
  requires: {
    url: {
      hint: 'the address of your Umami server, followed by /api/send',
      pattern: /\/api\/send$/,
      rule: 'must end in /api/send, which is where Umami receives events, such as https://cloud.umami.is/api/send',
    },
    website: {
      hint: 'its website ID',
      pattern: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
      rule: 'must be the website ID that Umami shows, such as b59e9c65-ae32-47f1-8400-119fcf4861c4',
    },
  },
  service: 'Umami',
}
