/** The key under which the CMS stores its session. */
export const SESSION_KEY = 'sveltia-cms.user'

/** That, and those of its predecessors, whose session it takes over: see `signIn` in its source. */
const SESSION_KEYS = [SESSION_KEY, 'sveltia-cms.auth', 'decap-cms-user', 'netlify-cms-user']

const ORIGIN_KEY = 'admin-session-origin'

/**
 * Deletes a stored session that belongs to another API. The CMS sends the token of a session to whichever API is configured,
 * so a change of `content/integrations.yml` could collect the tokens of editors.
 */
export function bindSession(origin: string): void {
  if (localStorage.getItem(ORIGIN_KEY) !== origin) for (const key of SESSION_KEYS) localStorage.removeItem(key)
  localStorage.setItem(ORIGIN_KEY, origin)
  // A tab that was opened before the origin changed must not store its session again.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === ORIGIN_KEY && newValue !== origin) location.reload()
  })
}
