import { gitHost } from '../../admin/git-hosts'
import type { Editing } from '../../content-model/editing'

const EDITING = { repository: 'waymark/website', branch: 'main' } as const

test.each<[string, Omit<Editing, 'repository' | 'branch'>, object]>([
  ['paste an access token', { host: 'github' }, { auth_methods: ['token'] }],
  [
    'sign in with a service',
    { host: 'github', signIn: 'https://sign-in.example.com' },
    { auth_methods: ['oauth', 'token'], base_url: 'https://sign-in.example.com' },
  ],
  [
    'sign in without a secret',
    { host: 'gitlab', appId: '5d0f' },
    { auth_methods: ['oauth', 'token'], auth_type: 'pkce', app_id: '5d0f', api_root: 'https://gitlab.com/api/v4' },
  ],
  [
    'use both APIs of their own server',
    { host: 'github', address: 'https://git.example.com/' },
    { api_root: 'https://git.example.com/api/v3', graphql_api_root: 'https://git.example.com/api/graphql' },
  ],
])('editors can %s with %j', (_, settings, backend) => {
  expect(gitHost({ ...EDITING, ...settings }).backend).toMatchObject(backend)
})

test.each([
  ['github', undefined, 'https://api.github.com', 'https://avatars.githubusercontent.com'],
  ['github', 'https://git.example.com', 'https://git.example.com', 'https://git.example.com'],
  ['gitlab', undefined, 'https://gitlab.com', 'https://gitlab.com'],
  ['gitea', 'https://codeberg.org/', 'https://codeberg.org', 'https://codeberg.org'],
] as const)('for %s at %s, the editor connects to %s and loads images from %s', (host, address, origin, images) => {
  expect(gitHost({ ...EDITING, host, address })).toMatchObject({ origins: [origin], imageOrigins: [images] })
})

test('each change becomes a pull request, except on Gitea', () => {
  const address = 'https://git.example.com'
  expect(gitHost({ ...EDITING, host: 'gitlab', address }).hasPullRequests).toBe(true)
  expect(gitHost({ ...EDITING, host: 'gitea', address }).hasPullRequests).toBe(false)
})
