import { gitHost } from '../../admin/git-hosts'

const EDITING = { repository: 'waymark/website', branch: 'main' } as const

test('without a sign-in service, editors paste an access token', () => {
  expect(gitHost({ ...EDITING, host: 'github' }).backend).toMatchObject({ auth_methods: ['token'] })
  expect(gitHost({ ...EDITING, host: 'github', signIn: 'https://sign-in.example.com' }).backend).toMatchObject({
    auth_methods: ['oauth', 'token'],
    base_url: 'https://sign-in.example.com',
  })
})

test('GitLab signs editors in without a secret', () => {
  expect(gitHost({ ...EDITING, host: 'gitlab', appId: '5d0f' }).backend).toMatchObject({
    auth_type: 'pkce',
    app_id: '5d0f',
    api_root: 'https://gitlab.com/api/v4',
  })
})

test('on GitHub Enterprise Server, both APIs are under the same path', () => {
  expect(gitHost({ ...EDITING, host: 'github', address: 'https://git.example.com' }).backend).toMatchObject({
    api_root: 'https://git.example.com/api/v3',
    graphql_api_root: 'https://git.example.com/api/graphql',
  })
})

test.each([
  ['github', undefined, 'https://api.github.com'],
  ['github', 'https://git.example.com', 'https://git.example.com'],
  ['gitlab', undefined, 'https://gitlab.com'],
  ['gitea', 'https://codeberg.org/', 'https://codeberg.org'],
] as const)('for %s at %s, the editor may send requests only to %s', (host, address, origin) => {
  expect(gitHost({ ...EDITING, host, address }).origins).toEqual([origin])
})

test('each change becomes a pull request, except on Gitea', () => {
  const address = 'https://git.example.com'
  expect(gitHost({ ...EDITING, host: 'gitlab', address }).hasPullRequests).toBe(true)
  expect(gitHost({ ...EDITING, host: 'gitea', address }).hasPullRequests).toBe(false)
})
