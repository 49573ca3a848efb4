import { cmsConfig } from '../../admin/cms-config'
import { readCurrentFile } from '../../admin/current-file'
import { gitHost } from '../../admin/git-hosts'
import { SESSION_KEY } from '../../admin/stored-session'

const FILE = 'content/team/ada o’neill.yml'
const DRAFT = 'cms/team/ada'

const load = jest.spyOn(globalThis, 'fetch')
/** What the git host has, by the addresses of its API. */
let answers: Readonly<Record<string, string>>

beforeEach(() => {
  load.mockReset()
  load.mockImplementation((address) => {
    const answer = typeof address === 'string' ? answers[address] : undefined
    const bytes = new TextEncoder().encode(answer)
    return Promise.resolve({
      ok: answer !== undefined,
      status: 404,
      text: () => Promise.resolve(answer),
      json: () => Promise.resolve(JSON.parse(answer ?? '')),
      arrayBuffer: () => Promise.resolve(bytes),
    } as unknown as Response)
  })
  localStorage.setItem(SESSION_KEY, JSON.stringify({ backendName: 'github', token: 'secret' }))
})
afterEach(() => {
  localStorage.clear()
})

type Host = Parameters<typeof gitHost>[0]['host']

function read(host: Host) {
  const settings = { host, repository: 'example/site', branch: 'next/main', address: 'https://git.example' }
  const { backend, hasPullRequests } = gitHost(settings)
  return readCurrentFile(cmsConfig(backend, hasPullRequests), FILE, hasPullRequests ? DRAFT : undefined)
}

const GITHUB = 'https://git.example/api/v3/repos/example/site'
const GITHUB_LIST = `${GITHUB}/pulls?state=open&head=example%3Acms%2Fteam%2Fada`
const GITHUB_FILE = `${GITHUB}/contents/content/team/ada%20o%E2%80%99neill.yml?ref=5d0f`
const GITLAB = 'https://git.example/api/v4/projects/example%2Fsite'
const GITLAB_LIST = `${GITLAB}/merge_requests?state=opened&source_branch=cms%2Fteam%2Fada`
const GITLAB_FILE = `${GITLAB}/repository/files/content%2Fteam%2Fada%20o%E2%80%99neill.yml/raw?ref=`
const GITEA_FILE =
  'https://git.example/api/v1/repos/example/site/raw/content/team/ada%20o%E2%80%99neill.yml?ref=next%2Fmain'

/** The file in the branch, and in the pull request: byte for byte. */
const [OWN, DRAFTED] = ['\uFEFFrole: Partner\r\n', 'role: Drafted']

test.each<[host: Host, state: string, found: Record<string, string>, file: object]>([
  [
    'github',
    'branch',
    { [GITHUB_LIST]: '[]', [`${GITHUB}/commits/next%2Fmain`]: '5d0f', [GITHUB_FILE]: OWN },
    { text: OWN, commit: '5d0f' },
  ],
  [
    'github',
    'open pull request',
    { [GITHUB_LIST]: '[{}]', [`${GITHUB}/commits/cms%2Fteam%2Fada`]: '5d0f', [GITHUB_FILE]: DRAFTED },
    { text: DRAFTED, commit: '5d0f' },
  ],
  ['gitlab', 'branch', { [GITLAB_LIST]: '[]', [`${GITLAB_FILE}next%2Fmain`]: OWN }, { text: OWN }],
  [
    'gitlab',
    'open pull request',
    { [GITLAB_LIST]: '[{}]', [`${GITLAB_FILE}cms%2Fteam%2Fada`]: DRAFTED },
    { text: DRAFTED },
  ],
  ['gitea', 'branch', { [GITEA_FILE]: OWN }, { text: OWN }],
])('on %s, a file is read as it is now in the %s', async (host, _, found, file) => {
  answers = found
  expect(await read(host)).toEqual(file)
  expect(load.mock.calls.map(([address]) => address)).toEqual(Object.keys(found))
  for (const [, request] of load.mock.calls)
    // GitHub allows browsers to keep its answers for a minute.
    expect(request).toMatchObject({ cache: 'no-store', headers: { Authorization: 'Bearer secret' } })
})

test('a file that the branch does not have is none, and GitHub is asked for a bare ID and bare bytes', async () => {
  answers = { [GITHUB_LIST]: '[]', [`${GITHUB}/commits/next%2Fmain`]: '5d0f' }
  expect(await read('github')).toEqual({ text: undefined, commit: '5d0f' })
  expect(load.mock.calls.map(([, request]) => new Headers(request?.headers).get('Accept'))).toEqual([
    'application/json',
    'application/vnd.github.sha',
    'application/vnd.github.raw+json',
  ])
})

test.each<[reason: string, answer: () => Promise<Response>]>([
  ['The git host responded with 401', () => Promise.resolve({ ok: false, status: 401 } as Response)],
  ['offline', () => Promise.reject(new Error('offline'))],
])('a file that cannot be read is not taken for one that is gone: “%s”', async (reason, answer) => {
  load.mockImplementation(answer)
  await expect(read('gitea')).rejects.toThrow(reason)
})
