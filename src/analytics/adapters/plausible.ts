import { type Adapter, referrerAddress } from './adapter'

/**
 * Plausible's Events API (https://plausible.io/docs/events-api): JSON with the name of the event, the address of the page, and the
 * domain of the site, and, where they apply, the referrer and custom properties. As Plausible's own script does, it is sent as plain
 * text, so that browsers need not ask for permission first
 * (https://github.com/plausible/analytics, tracker/src/networking.js and lib/plausible/ingestion/request.ex).
 */
export const plausible: Adapter = ({ name, details }, { path, referrer }, { url, website, origin }) => ({
  url,
  body: JSON.stringify({
    name,
    url: origin + path,
    domain: website,
    referrer: referrerAddress(referrer),
    props: details,
  }),
})
