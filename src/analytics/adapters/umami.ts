import { type Adapter, referrerAddress } from './adapter'

/**
 * Umami's `/api/send` (https://docs.umami.is/docs/api/sending-stats): JSON with the type `event`. An event with a name is a custom one;
 * without a name, it is a page view. Of the documented fields, the size of the screen, the language, and the title are left out, and
 * so is the session identifier; the server requires none of them (https://github.com/umami-software/umami,
 * src/app/api/send/request-schema.ts). The server answers with a token for the next event, which is not read.
 */
export const umami: Adapter = ({ name, details }, { path, referrer }, { url, website, origin }) => ({
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
