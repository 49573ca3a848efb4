import { editing } from '../../src/content-model/editing'

const GITHUB = { host: 'github', repository: 'waymark/website', branch: 'main' }

/** What is wrong with the settings, by field. */
function issuesOf(settings: object): string[] {
  const issues = editing.safeParse(settings).error?.issues ?? []
  return issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

test.each([
  ['GitHub', GITHUB],
  ['GitLab with groups within groups', { ...GITHUB, host: 'gitlab', repository: 'waymark/web/site', appId: '5d0f' }],
  ['Gitea', { ...GITHUB, host: 'gitea', address: 'https://codeberg.org', appId: '5d0f' }],
])('%s can be the host', (_, settings) => {
  expect(issuesOf(settings)).toEqual([])
})

test.each([
  ['an application ID with GitHub', { ...GITHUB, appId: '5d0f' }, 'appId is only for gitlab and gitea'],
  [
    'a sign-in service with GitLab',
    { ...GITHUB, host: 'gitlab', signIn: 'https://sign-in.example.com' },
    'signIn is only for github',
  ],
  [
    'a group within a group with GitHub',
    { ...GITHUB, repository: 'waymark/web/site' },
    'repository must be the owner and the repository name',
  ],
  ['Gitea without an address', { ...GITHUB, host: 'gitea' }, 'address is required for gitea'],
])('%s is rejected', (_, settings, message) => {
  expect(issuesOf(settings)).toEqual([expect.stringContaining(message)])
})
