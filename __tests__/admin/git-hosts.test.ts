import { gitHost } from '../../admin/git-hosts'
import type { Editing } from '../../content-model/editing'

const EDITING = { repository: 'waymark/website', branch: 'main' } as const

const SAVED_IN = { repo: 'waymark/website', branch: 'main' }
const TOKEN = { ...SAVED_IN, auth_methods: ['token'] }
const SIGNED_IN = { ...SAVED_IN, auth_methods: ['oauth', 'token'] }
const [OWN, SERVICE] = ['https://git.example.com', 'https://sign-in.example.com']
const GITHUB = { name: 'github', api_root: 'https://api.github.com' }
const GITLAB = { name: 'gitlab', base_url: 'https://gitlab.com', api_root: 'https://gitlab.com/api/v4' }

test.each<[string, Omit<Editing, 'repository' | 'branch'>, object]>([
  ['paste an access token', { host: 'github' }, { ...GITHUB, ...TOKEN }],
  ['sign in with a service', { host: 'github', signIn: SERVICE }, { ...GITHUB, ...SIGNED_IN, base_url: SERVICE }],
  ['paste an access token', { host: 'gitlab' }, { ...GITLAB, ...TOKEN }],
  [
    'sign in without a secret',
    { host: 'gitlab', appId: '5d0f' },
    { ...GITLAB, ...SIGNED_IN, auth_type: 'pkce', app_id: '5d0f' },
  ],
  [
    'use both APIs of their own server',
    { host: 'github', address: `${OWN}/` },
    { ...GITHUB, ...TOKEN, api_root: `${OWN}/api/v3`, graphql_api_root: `${OWN}/api/graphql` },
  ],
  [
    'sign in to their own server',
    { host: 'gitea', address: OWN, appId: '5d0f' },
    { name: 'gitea', ...SIGNED_IN, base_url: OWN, api_root: `${OWN}/api/v1`, app_id: '5d0f' },
  ],
])('editors can %s with %j', (_, settings, backend) => {
  expect(gitHost({ ...EDITING, ...settings }).backend).toEqual(backend)
})

test.each([
  ['github', undefined, 'https://api.github.com', 'https://avatars.githubusercontent.com', true],
  ['github', 'https://git.example.com', 'https://git.example.com', 'https://git.example.com', true],
  ['gitlab', undefined, 'https://gitlab.com', 'https://gitlab.com', true],
  ['gitea', 'https://codeberg.org/', 'https://codeberg.org', 'https://codeberg.org', false],
] as const)(
  'for %s at %s, the editor connects to %s and loads images from %s; changes become pull requests: %s',
  (host, address, origin, images, hasPullRequests) => {
    const settings = gitHost({ ...EDITING, host, address })
    expect(settings).toMatchObject({ origins: [origin], imageOrigins: [images], hasPullRequests })
  },
)
