import { editing } from '../../content-model/editing'

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

test('Gitea without an address is rejected', () => {
  expect(issuesOf({ ...GITHUB, host: 'gitea' })).toEqual([expect.stringContaining('address is required for gitea')])
})
