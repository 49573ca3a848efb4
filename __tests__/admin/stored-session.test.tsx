import { bindSession } from '../../admin/stored-session'

const KEYS = ['sveltia-cms.user', 'sveltia-cms.auth', 'decap-cms-user', 'netlify-cms-user']

beforeEach(() => {
  for (const key of [...KEYS, 'sveltia-cms.prefs']) localStorage.setItem(key, '{}')
})
afterEach(() => {
  localStorage.clear()
})

const storedKeys = () => [...KEYS, 'sveltia-cms.prefs'].filter((key) => localStorage.getItem(key) !== null)

test.each([
  ['is forgotten if its origin is unknown', null, []],
  ['is kept for the origin that it was made for', 'https://api.github.com', KEYS],
  ['is forgotten for another origin', 'https://evil.example', []],
])('a session %s, and preferences are kept', (_, origin, kept) => {
  if (origin !== null) bindSession(origin)
  for (const key of KEYS) localStorage.setItem(key, '{}')
  bindSession('https://api.github.com')
  expect(storedKeys()).toEqual([...kept, 'sveltia-cms.prefs'])
})
