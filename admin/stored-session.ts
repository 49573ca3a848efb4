/** What the CMS stores for a session, or migrates from its predecessors: see `signIn` in its source. */
const SESSION_KEYS = ['sveltia-cms.user', 'sveltia-cms.auth', 'decap-cms-user', 'netlify-cms-user']

const ORIGIN_KEY = 'admin-session-origin'

/** Deletes a session of another API origin: the CMS would send its token to any configured API. */
export function bindSession(origin: string): void {
  if (localStorage.getItem(ORIGIN_KEY) !== origin) for (const key of SESSION_KEYS) localStorage.removeItem(key)
  localStorage.setItem(ORIGIN_KEY, origin)
  // A tab that was opened before the origin changed must not store its session again.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === ORIGIN_KEY && newValue !== origin) location.reload()
  })
}
