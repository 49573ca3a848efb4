// GitHub's API, as far as the editor at /admin uses it, over a repository on this machine.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema, graphql } from 'gatsby/graphql'
import type { BrowserContext, Route } from '@playwright/test'

export const API = 'https://api.github.com'
export const TOKEN = 'secret'

/** Texts, or undefined for files to delete, by their paths. */
type Changes = Readonly<Record<string, string | undefined>>

/** A bare repository. */
export class Repository {
  private readonly root = mkdtempSync(join(tmpdir(), 'repository-'))

  constructor(files: Changes) {
    this.git('init', '--quiet', '--bare', '--initial-branch=main')
    this.commit('main', files)
  }

  git(...args: string[]): string {
    return this.run(args)
  }

  private run(args: readonly string[], input = ''): string {
    return execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@sample.example', ...args], {
      cwd: this.root,
      input,
      env: { ...process.env, GIT_INDEX_FILE: join(this.root, 'changes') },
      stdio: ['pipe', 'pipe', 'ignore'],
      encoding: 'utf8',
    })
  }

  /** The commit that a branch points at; undefined if there is no such branch. */
  head(branch: string): string | undefined {
    return this.git('for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`).trim() || undefined
  }

  /** The text of a file on a branch, or in a commit; undefined if there is none. */
  read(commit: string, path: string): string | undefined {
    try {
      return this.git('show', `${commit}:${path}`)
    } catch {
      return undefined
    }
  }

  /** Adds a commit to a branch. */
  commit(branch: string, changes: Changes): string {
    const parent = this.head(branch)
    this.git('read-tree', parent ?? '--empty')
    const lines = Object.entries(changes).map(([path, text]) =>
      text === undefined
        ? `0 ${'0'.repeat(40)}\t${path}\n`
        : `100644 ${this.run(['hash-object', '-w', '--stdin'], text).trim()}\t${path}\n`,
    )
    this.run(['update-index', '--index-info'], lines.join(''))
    const parents = parent ? ['-p', parent] : []
    const commit = this.git('commit-tree', this.git('write-tree').trim(), ...parents, '-m', 'A change').trim()
    this.git('update-ref', `refs/heads/${branch}`, commit)
    return commit
  }

  dispose(): void {
    rmSync(this.root, { recursive: true })
  }
}

const SCHEMA = buildSchema(`
  type Query { repository(owner: String!, name: String!): Repository }
  type Repository {
    id: ID
    ref(qualifiedName: String!): Ref
    object(oid: String, expression: String): Blob
    pullRequests(states: [State!], labels: [String!], first: Int, orderBy: Order, headRefName: String): PullRequests
  }
  enum State { OPEN }
  enum OrderField { UPDATED_AT }
  enum Direction { DESC }
  input Order { field: OrderField!, direction: Direction! }
  type Ref { name: String, target: Commit }
  type Blob { oid: String, byteSize: Int, isBinary: Boolean, isTruncated: Boolean, text: String }
  type Commit { oid: String, message: String, committedDate: String, author: Author, history(first: Int, path: String): History, file(path: String!): Blob }
  type History { nodes: [Commit] }
  type Author { name: String, email: String, user: User }
  type User { name: String, email: String, databaseId: Int, login: String, avatarUrl: String }
  type PullRequests { totalCount: Int, nodes: [PullRequest] }
  type PullRequest {
    id: ID, number: Int, title: String, url: String, isDraft: Boolean, isCrossRepository: Boolean, createdAt: String, updatedAt: String
    headRefName: String, headRefOid: String, author: User, labels(first: Int): Labels, files(first: Int): Files
  }
  type Labels { nodes: [Label] }
  type Label { name: String }
  type Files { nodes: [File] }
  type File { path: String, changeType: String }
  type Mutation { createRef(input: CreateRefInput!): RefPayload, createCommitOnBranch(input: CreateCommitOnBranchInput!): CommitPayload }
  input CreateRefInput { repositoryId: ID!, name: String!, oid: String! }
  type RefPayload { ref: Ref }
  input Branch { repositoryNameWithOwner: String!, branchName: String! }
  input Addition { path: String!, contents: String! }
  input Deletion { path: String! }
  input FileChanges { additions: [Addition!], deletions: [Deletion!] }
  input Message { headline: String! }
  input CreateCommitOnBranchInput { branch: Branch!, expectedHeadOid: String!, fileChanges: FileChanges!, message: Message! }
  type CommitPayload { commit: Commit }
`)

interface NewCommit {
  branch: { branchName: string }
  expectedHeadOid: string
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] }
}

export class GitHub {
  /** The branches with an open pull request. */
  private readonly pullRequests: string[] = []
  /** What happens once the editor has read the file that it is about to write. */
  afterRead: (() => void) | undefined

  constructor(private readonly repository: Repository) {}

  private commitFrom(oid: string): object {
    return {
      oid,
      message: 'A change',
      committedDate: '2026-01-05T09:00:00Z',
      author: { name: 'Ada', email: 'ada@sample.example' },
      history: () => ({ nodes: [this.commitFrom(oid)] }),
      file: ({ path }: { path: string }) => ({ oid: this.repository.git('rev-parse', `${oid}:${path}`).trim() }),
    }
  }

  private refOf(branch: string): object | undefined {
    const head = this.repository.head(branch)
    return head === undefined ? undefined : { name: branch, target: this.commitFrom(head) }
  }

  private pullRequestOf(branch: string): object {
    const [base = '', head = ''] = ['main', branch].map((name) => this.repository.head(name))
    const changed = this.repository.git('diff', '--name-status', '--no-renames', `${base}...${head}`).trim().split('\n')
    const types: Readonly<Record<string, string>> = { A: 'ADDED', D: 'DELETED', M: 'MODIFIED' }
    return {
      id: branch,
      number: this.pullRequests.indexOf(branch) + 1,
      title: branch,
      url: `https://github.com/example/site/pull/${branch}`,
      createdAt: '2026-01-05T09:00:00Z',
      updatedAt: '2026-01-05T09:00:00Z',
      headRefName: branch,
      headRefOid: head,
      labels: { nodes: [{ name: 'sveltia-cms/draft' }] },
      files: { nodes: changed.map((line) => ({ path: line.slice(2), changeType: types[line.charAt(0)] })) },
    }
  }

  private readonly root = {
    repository: () => ({
      id: 'R_1',
      ref: ({ qualifiedName }: { qualifiedName: string }) => this.refOf(qualifiedName),
      object: ({ oid, expression = oid }: { oid?: string; expression?: string }) => {
        const text = this.repository.git('cat-file', 'blob', String(expression))
        const isBinary = text.includes('\0')
        return { oid: expression, byteSize: text.length, isBinary, isTruncated: false, text: isBinary ? null : text }
      },
      pullRequests: ({ headRefName }: { headRefName?: string }) => {
        const branches = this.pullRequests.filter((branch) => headRefName === undefined || branch === headRefName)
        return { totalCount: branches.length, nodes: branches.map((branch) => this.pullRequestOf(branch)) }
      },
    }),
    createRef: ({ input: { name, oid } }: { input: { name: string; oid: string } }) => {
      const branch = name.replace('refs/heads/', '')
      if (this.repository.head(branch)) throw new Error(`A ref named "${name}" already exists in the repository.`)
      this.repository.git('update-ref', name, oid)
      return { ref: { name: branch } }
    },
    createCommitOnBranch: ({ input }: { input: NewCommit }) => {
      const { branchName } = input.branch
      const head = this.repository.head(branchName)
      if (head !== input.expectedHeadOid)
        throw new Error(`Expected branch to point to "${input.expectedHeadOid}" but it points to "${String(head)}".`)
      const { additions, deletions } = input.fileChanges
      const oid = this.repository.commit(branchName, {
        ...Object.fromEntries(
          additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64').toString()]),
        ),
        ...Object.fromEntries(deletions.map(({ path }) => [path, undefined])),
      })
      return { commit: this.commitFrom(oid) }
    },
  }

  /** What the REST API answers: a text, or an object for JSON; undefined for 404. */
  private rest(method: string, { pathname, searchParams }: URL, body: Record<string, string>): unknown {
    const path = decodeURIComponent(pathname.replace('/repos/example/site', ''))
    if (path === '/user') return { id: 1, name: 'Ada', login: 'ada', email: 'ada@sample.example' }
    if (path.startsWith('/collaborators/')) return ''
    if (path.startsWith('/git/trees/')) {
      const listed = this.repository
        .git('ls-tree', '-r', '-l', String(path.split('/').at(-1)))
        .trim()
        .split('\n')
      const tree = listed.map((line) => /^\d+ blob (?<sha>\w+) +(?<size>\d+)\t(?<path>.*)$/.exec(line)?.groups)
      return { tree: tree.map((file) => ({ ...file, type: 'blob', size: Number(file?.size) })) }
    }
    if (path.startsWith('/contents/')) {
      const text = this.repository.read(String(searchParams.get('ref')), path.slice('/contents/'.length))
      this.afterRead?.()
      this.afterRead = undefined
      return text
    }
    if (path.startsWith('/commits/')) return this.repository.head(path.slice('/commits/'.length))
    if (path.startsWith('/git/blobs/')) return this.repository.git('cat-file', 'blob', String(path.split('/').at(-1)))
    const pullRequest = (branch: string) => ({ ...this.pullRequestOf(branch), node_id: branch })
    if (path === '/pulls' && method === 'GET')
      return this.pullRequests.filter((branch) => searchParams.get('head') === `example:${branch}`).map(pullRequest)
    const branch = String(body.head)
    if (path === '/pulls' && !this.pullRequests.includes(branch)) {
      this.pullRequests.push(branch)
      return pullRequest(branch)
    }
    return path.startsWith('/issues/') ? [] : undefined
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request()
    const url = new URL(request.url())
    const headers = { 'Access-Control-Allow-Origin': '*' }
    const body = (request.postDataJSON() ?? {}) as { query: string; variables: object } & Record<string, string>
    if (!(await request.headerValue('authorization'))?.endsWith(` ${TOKEN}`))
      await route.fulfill({ status: 401, json: { message: 'Bad credentials' }, headers })
    else if (url.pathname === '/graphql') {
      const { query, variables } = body
      const json = await graphql({
        schema: SCHEMA,
        source: query,
        rootValue: this.root,
        variableValues: { ...variables },
      })
      await route.fulfill({ json, headers })
    } else {
      const found = this.rest(request.method(), url, body)
      if (found === undefined) await route.fulfill({ status: 404, json: { message: 'Not Found' }, headers })
      else await route.fulfill({ ...(typeof found === 'string' ? { body: found } : { json: found }), headers })
    }
  }

  /** Answers the requests of all pages of a browser's context. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route(`${API}/**`, (route) => this.answer(route))
  }
}
