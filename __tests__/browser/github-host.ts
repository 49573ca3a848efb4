// The parts of GitHub's API that the CMS uses, for a repository on this machine. Its GraphQL has GitHub's own schema, so
// a query that GitHub would reject is rejected here.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { buildSchema, graphql } from 'gatsby/graphql'
import { GitRepository } from './git-repository'

/** The name of the repository on the host. */
export const REPOSITORY = 'waymark/website'

/** The access token of the only user. */
export const TOKEN = 'an-access-token'

const USER = { id: 1, login: 'ada', name: 'Ada Editor', email: 'ada@example.com' }

const schema = buildSchema(readFileSync('node_modules/@octokit/graphql-schema/schema.graphql', 'utf8'), {
  // It defines two fields twice.
  assumeValidSDL: true,
})

interface PullRequest {
  number: number
  title: string
  branch: string
  isDraft: boolean
  labels: string[]
}

interface Answer {
  status: number
  body?: unknown
}

type Body = Record<string, unknown>

/** Where the CMS finds the host's answer to a request: the method, the path, and what answers it. */
type Route = readonly [method: string, path: RegExp, handle: (part: string, body: Body) => Answer]

/** A git host with one repository. */
export class GitHubHost {
  readonly repository: GitRepository
  readonly pullRequests: PullRequest[] = []
  /** The requests that the host did not understand. */
  readonly unknown: string[] = []
  private readonly server: Server
  private readonly routes: readonly Route[] = [
    ['GET', /^user$/, () => ({ status: 200, body: USER })],
    ['GET', /^collaborators\/(.+)$/, (login) => ({ status: login === USER.login ? 204 : 404 })],
    ['GET', /^git\/trees\/(\w+)$/, (revision) => ({ status: 200, body: { tree: this.blobs(revision) } })],
    ['POST', /^pulls$/, (_, body) => this.openPullRequest(body)],
    ['GET', /^issues\/(\d+)$/, (number) => this.issue(number)],
    ['PATCH', /^issues\/(\d+)$/, (number, { labels }) => this.issue(number, labels)],
    ['POST', /^issues\/(\d+)\/labels$/, (number, { labels }) => this.issue(number, labels)],
    [
      'GET',
      /^git\/blobs\/(\w+)$/,
      (sha) => {
        const body = this.repository.bytes(sha)
        return { status: body ? 200 : 404, body }
      },
    ],
  ]

  private constructor(content: string) {
    this.repository = new GitRepository(content)
    this.server = createServer((request, response) => {
      const { origin = '' } = request.headers
      const cors = {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Headers': 'authorization, content-type, accept, cache-control',
        'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      }
      if (request.method === 'OPTIONS') {
        response.writeHead(204, cors).end()
        return
      }
      const failed = (error: unknown): Answer => {
        this.unknown.push(String(error))
        return { status: 500 }
      }
      void this.answer(request)
        .catch(failed)
        .then(({ status, body }) => {
          const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json'
          response.writeHead(status, { ...cors, 'Content-Type': type })
          response.end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body))
        })
    })
  }

  /** Starts the host, with a copy of a folder in its repository. */
  static async start(content: string): Promise<GitHubHost> {
    const host = new GitHubHost(content)
    await new Promise<void>((done) => host.server.listen(0, 'localhost', done))
    return host
  }

  /** The origin of the host. */
  get origin(): string {
    const address = this.server.address()
    if (address === null || typeof address === 'string') throw new Error('The host has no port')
    return `http://localhost:${String(address.port)}`
  }

  /** Stops the host, and deletes its repository. */
  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
    this.repository.dispose()
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const { method = '', url = '', headers } = request
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (headers.authorization !== `token ${TOKEN}`) return { status: 401, body: { message: 'Bad credentials' } }
    const body = (chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString('utf8'))) as Body
    const { pathname } = new URL(url, this.origin)
    if (pathname === '/api/graphql') return { status: 200, body: await this.query(body) }
    const path = pathname.replace('/api/v3/', '').replace(`repos/${REPOSITORY}/`, '')
    for (const [verb, pattern, handle] of this.routes) {
      const parts = verb === method ? pattern.exec(path) : null
      if (parts) return handle(parts[1] ?? '', body)
    }
    this.unknown.push(`${method} ${pathname}`)
    return { status: 404, body: { message: 'Not Found' } }
  }

  private async query({ query, variables }: Body) {
    const result = await graphql({
      schema,
      source: String(query),
      variableValues: variables as Body,
      rootValue: {
        repository: ({ owner, name }: Record<string, string>) =>
          `${owner}/${name}` === REPOSITORY ? this.repositoryNode() : null,
        createRef: ({ input }: { input: { name: string; oid: string } }) => this.createRef(input),
        createCommitOnBranch: ({ input }: { input: CommitInput }) => this.createCommit(input),
      },
    })
    for (const { message } of result.errors ?? []) this.unknown.push(message)
    return result
  }

  private repositoryNode() {
    return {
      id: REPOSITORY,
      ref: ({ qualifiedName }: { qualifiedName: string }) => {
        const head = this.repository.head(qualifiedName)
        return head === undefined ? null : { name: qualifiedName, target: this.commitNode(head) }
      },
      object: ({ oid, expression }: { oid?: string; expression?: string }) => this.blobNode(oid ?? expression ?? ''),
      pullRequests: ({ headRefName }: { headRefName?: string }) => {
        const nodes = this.pullRequests
          .filter(({ branch }) => headRefName === undefined || branch === headRefName)
          .map((pullRequest) => this.pullRequestNode(pullRequest))
        return { nodes, totalCount: nodes.length }
      },
    }
  }

  private blobNode(object: string) {
    const bytes = this.repository.bytes(object)
    if (!bytes) return null
    const isBinary = bytes.includes(0)
    return {
      __typename: 'Blob',
      oid: this.repository.git('rev-parse', object).trim(),
      text: isBinary ? null : bytes.toString('utf8'),
      byteSize: bytes.length,
      isBinary,
      isTruncated: false,
    }
  }

  private commitNode(revision: string): object {
    const [oid = '', date = '', message = ''] = this.repository
      .git('show', '--no-patch', '--format=%H%n%cI%n%s', revision)
      .split('\n')
    return {
      __typename: 'Commit',
      oid,
      message,
      committedDate: date,
      author: {
        name: USER.name,
        email: USER.email,
        user: { __typename: 'User', databaseId: USER.id, login: USER.login },
      },
      history: ({ first, path = '.' }: { first: number; path?: string }) => ({
        nodes: this.repository
          .git('log', `--max-count=${String(first)}`, '--format=%H', revision, '--', path)
          .split('\n')
          .filter(Boolean)
          .map((hash) => this.commitNode(hash)),
      }),
      file: ({ path }: { path: string }) => this.blobNode(`${revision}:${path}`),
    }
  }

  private pullRequestNode({ number, title, branch, isDraft, labels }: PullRequest) {
    const [, date] = this.repository.git('show', '--no-patch', '--format=%H%n%cI', branch).split('\n')
    return {
      id: String(number),
      number,
      title,
      url: `${this.origin}/${REPOSITORY}/pull/${String(number)}`,
      isDraft,
      isCrossRepository: false,
      createdAt: date,
      updatedAt: date,
      headRefName: branch,
      headRefOid: this.repository.head(branch),
      author: { __typename: 'User', ...USER, databaseId: USER.id, avatarUrl: '' },
      labels: { nodes: labels.map((name) => ({ name })) },
      files: {
        nodes: this.repository
          .git('diff', '--name-status', `main...${branch}`)
          .split('\n')
          .filter(Boolean)
          .map((line) => {
            const [change, path] = line.split('\t')
            return { path, changeType: { A: 'ADDED', D: 'DELETED' }[change ?? ''] ?? 'MODIFIED' }
          }),
      },
    }
  }

  private createRef({ name, oid }: { name: string; oid: string }) {
    if (this.repository.head(name.replace('refs/heads/', '')) !== undefined)
      throw new Error(`A ref named "${name}" already exists in the repository.`)
    this.repository.git('update-ref', name, oid)
    return { ref: { name } }
  }

  private createCommit({ branch: { branchName = '' }, expectedHeadOid, fileChanges, message }: CommitInput) {
    if (this.repository.head(branchName) !== expectedHeadOid)
      throw new Error(`Expected branch to point to "${expectedHeadOid}"`)
    const changes = {
      additions: (fileChanges.additions ?? []).map(({ path, contents }) => ({
        path,
        bytes: Buffer.from(contents, 'base64'),
      })),
      deletions: (fileChanges.deletions ?? []).map(({ path }) => path),
    }
    return { commit: this.commitNode(this.repository.commit(branchName, changes, message.headline)) }
  }

  private blobs(revision: string): object[] {
    return this.repository.files(revision).map((file) => ({ ...file, type: 'blob' }))
  }

  private openPullRequest({ title, head, draft }: Body): Answer {
    const pullRequest = {
      number: this.pullRequests.length + 1,
      title: String(title),
      branch: String(head),
      isDraft: draft === true,
      labels: [],
    }
    this.pullRequests.push(pullRequest)
    const { id, url, createdAt, updatedAt, headRefOid } = this.pullRequestNode(pullRequest)
    return {
      status: 201,
      body: {
        number: pullRequest.number,
        node_id: id,
        title,
        html_url: url,
        head: { sha: headRefOid },
        created_at: createdAt,
        updated_at: updatedAt,
      },
    }
  }

  /** The issue of a pull request, with new labels if they are given. */
  private issue(number: string, labels?: unknown): Answer {
    const pullRequest = this.pullRequests[Number(number) - 1]
    if (pullRequest && labels) pullRequest.labels = (labels as string[]).slice()
    return { status: 200, body: { labels: pullRequest?.labels.map((name) => ({ name })) } }
  }
}

interface CommitInput {
  branch: { branchName?: string }
  expectedHeadOid: string
  fileChanges: {
    additions?: { path: string; contents: string }[]
    deletions?: { path: string }[]
  }
  message: { headline: string }
}
