import type { Adapter } from './adapter'

/**
 * The firm's own service. `docs/going-live.md` specifies its contract: JSON, sent as plain text, so that browsers need not ask for
 * permission first.
 */
export const endpoint: Adapter = ({ name, details }, { path, referrer }, { url }) => ({
  url,
  body: JSON.stringify({ event: name, path, referrer, ...details }),
})
