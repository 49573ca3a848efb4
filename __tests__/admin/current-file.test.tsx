// What the editor reads from a git host: a real repository behind the addresses at which each host's API has its files.
import { execFileSync, spawnSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { cmsConfig } from '../../admin/cms-config'
import { readCurrentFile } from '../../admin/current-file'
import { gitHost } from '../../admin/git-hosts'
import { SESSION_KEY } from '../../admin/stored-session'
import { listen } from '../build/server-process'
import { folderForEachTest } from '../gatsby/folder'

const FILE = 'content/team/ada o’neill.yml'
const DRAFT = 'cms/team/ada'
const REPOSITORY = 'example/site'
/** A slash is encoded in addresses. */
const BRANCH = 'next/main'

const repository = folderForEachTest()
let server: Server
let origin: string
/** The branches with an open pull request. */
let open: string[]
/** The formats in which answers were asked for, in order. */
let accepted: (string | undefined)[]

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: repository.at() })

function commit(text: string): void {
  repository.write(FILE, text)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'A state')
}

/** The path and branch that an address of a host's API asks for; a branch alone for a list of pull requests, or for its last commit. */
const ADDRESSES = [
  /^\/api\/v3\/repos\/example%2Fsite\/contents\/(?<path>.*)\?ref=(?<branch>.*)$/,
  /^\/api\/v3\/repos\/example%2Fsite\/commits\/(?<commit>.*)$/,
  /^\/api\/v3\/repos\/example%2Fsite\/pulls\?state=open&head=example%3A(?<branch>.*)$/,
  /^\/api\/v4\/projects\/example%2Fsite\/repository\/files\/(?<path>[^/]*)\/raw\?ref=(?<branch>.*)$/,
  /^\/api\/v4\/projects\/example%2Fsite\/merge_requests\?state=opened&source_branch=(?<branch>.*)$/,
  /^\/api\/v1\/repos\/example%2Fsite\/raw\/(?<path>.*)\?ref=(?<branch>.*)$/,
]

beforeEach(async () => {
  open = []
  accepted = []
  git('init', '--quiet', `--initial-branch=${BRANCH}`)
  commit('role: Partner\r\n')
  server = createServer(({ url = '', headers }, response) => {
    accepted.push(headers.accept)
    // On a busy machine, a commit takes longer than the five seconds for which the server keeps a connection.
    response.setHeader('Connection', 'close')
    const address = url.replace('/repos/example/site/', '/repos/example%2Fsite/')
    const { path, branch = '', commit } = ADDRESSES.map((one) => one.exec(address)?.groups).find(Boolean) ?? {}
    if (headers.authorization !== 'Bearer secret') response.writeHead(401).end()
    else if (commit !== undefined) response.end(git('rev-parse', decodeURIComponent(commit)).toString().trim())
    else if (path === undefined) response.end(JSON.stringify(open.filter((one) => one === decodeURIComponent(branch))))
    else {
      const names = [branch, path].map(decodeURIComponent).join(':')
      const { status, stdout } = spawnSync('git', ['show', names], { cwd: repository.at() })
      response.writeHead(status === 0 ? 200 : 404).end(stdout)
    }
  })
  origin = `http://127.0.0.1:${await listen(server)}`
  localStorage.setItem(SESSION_KEY, JSON.stringify({ backendName: 'github', token: 'secret' }))
})
afterEach(() => {
  server.close()
  localStorage.clear()
})

describe.each(['github', 'gitlab', 'gitea'] as const)('with %s', (host) => {
  const read = async (file = FILE) => {
    const { backend, hasPullRequests } = gitHost({ host, repository: REPOSITORY, branch: BRANCH, address: origin })
    const config = cmsConfig(backend, hasPullRequests)
    return (await readCurrentFile(config, file, hasPullRequests ? DRAFT : undefined)).text
  }

  test('a file is read as it is now in the branch, byte for byte', async () => {
    expect(await read()).toBe('role: Partner\r\n')
    commit('\uFEFFrole: Director')
    expect(await read()).toBe('\uFEFFrole: Director')
  })

  test('reading a file that the branch does not have returns undefined', async () => {
    expect(await read('content/team/eve.yml')).toBeUndefined()
  })

  test('a file that cannot be read is not taken for one that is gone', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify({ backendName: host, token: 'expired' }))
    await expect(read()).rejects.toThrow('The git host responded with 401')
    server.close()
    server.closeAllConnections()
    await expect(read()).rejects.toThrow()
  })
})

describe.each(['github', 'gitlab'] as const)('with %s, whose changes become pull requests', (host) => {
  const read = () => {
    const { backend } = gitHost({ host, repository: REPOSITORY, branch: BRANCH, address: origin })
    return readCurrentFile(cmsConfig(backend, true), FILE, DRAFT)
  }
  const head = (branch: string) => (host === 'github' ? git('rev-parse', branch).toString().trim() : undefined)

  test.each([
    ['open', [DRAFT], DRAFT, 'role: Drafted\n'],
    ['closed, although its branch is still there', [], BRANCH, 'role: Partner\r\n'],
  ])('the file is that of the pull request only while it is open: %s', async (_, branches, branch, text) => {
    git('checkout', '--quiet', '-b', DRAFT)
    commit('role: Drafted\n')
    git('checkout', '--quiet', BRANCH)
    open = branches
    expect(await read()).toEqual({ text, commit: head(branch) })
  })
})

test('GitHub is asked for a bare commit and the bare bytes of a file, not for JSON that describes them', async () => {
  const { backend } = gitHost({ host: 'github', repository: REPOSITORY, branch: BRANCH, address: origin })
  await readCurrentFile(cmsConfig(backend, true), FILE, DRAFT)
  expect(accepted).toEqual(['application/json', 'application/vnd.github.sha', 'application/vnd.github.raw+json'])
})
