import { type AnalyticsSetup, type EncodeEvent, referrerAddress } from './types'

export const name = 'plausible'

/**
 * Plausible's Events API (https://plausible.io/docs/events-api). Like Plausible's own script, this sends JSON with the
 * content type of plain text (https://github.com/plausible/analytics, tracker/src/networking.js): before JSON with its
 * own type, browsers would send another request, which asks the service for permission (CORS).
 */
export const encode: EncodeEvent = ({ name, details }, { path, referrer }, { url, website, origin }) => ({
  url,
  body: JSON.stringify({
    name,
    url: origin + path,
    domain: website,
    referrer: referrerAddress(referrer),
    props: details,
  }),
})

export const setup: AnalyticsSetup = {
  requires: {
    url: {
      hint: 'the address of your Plausible server, followed by /api/event',
      pattern: /\/api\/event$/,
      rule: 'must end in /api/event, which is where Plausible receives events, such as https://plausible.io/api/event',
    },
    website: {
      hint: 'the domain of the site',
      pattern: /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
      rule: 'must be the domain of the site as Plausible lists it, such as example.com',
    },
  },
  service: 'Plausible',
}
