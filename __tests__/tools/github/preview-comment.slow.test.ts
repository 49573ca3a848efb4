// The script that comments on a pull request, run against a fake of GitHub's API.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { z } from 'zod'
import { renderComment } from '../../hostile/rendered-comment'

const BOT = 'github-actions[bot]'
const MARKER = '<!-- preview-report -->'
const HEAD = '0123456789012345678901234567890123456789'

const RUN = 'https://github.com/example/site/actions/runs/5'
const LINKS = [`${RUN}/artifacts/71`, `${RUN}#artifacts`]
const FIRST_LINE = 'Full report · Built site and checks for 0123456'
const UNREADABLE = 'The summary is too long, or not a file.'
const WARNING = 'This pull request changes code, and that code wrote the report below. Review the code first.'

const posted = z.object({ body: z.string() })

interface State {
  comments: { id: number; user: { login: string }; body: string }[]
  artifacts: { id: number; name: string }[]
  /** The files that the pull request changes. */
  files: { filename: string; previous_filename?: string }[]
  /** The head commit of the pull request after its files have been listed. */
  head: string
  /** The source repository of the pull request; null once it is deleted. */
  source: { full_name: string } | null
}

let folder: string
let server: Server
let github: State
let changes: { request: string; body: string }[]
let asked: string[]

/** GitHub's response at a path; undefined for other paths. */
function answerAt(pathname: string): object | undefined {
  return {
    '/pulls': ['f'.repeat(40), HEAD].map((sha, index) => ({ number: 7 + index, head: { sha } })),
    '/pulls/8': { number: 8, head: { sha: github.head, repo: github.source } },
    '/pulls/8/files': github.files,
    '/actions/runs/5/artifacts': { artifacts: github.artifacts },
    '/issues/8/comments': github.comments,
  }[pathname.replace('/repos/example/site', '')]
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'comment-'))
  github = {
    comments: [{ id: 1, user: { login: 'an-editor' }, body: `${MARKER} quoted` }],
    artifacts: ['site', 'index.html'].map((name, index) => ({ id: 70 + index, name })),
    files: [{ filename: 'content/statistics.yml' }],
    head: HEAD,
    source: { full_name: 'example/site' },
  }
  changes = []
  asked = []
  server = createServer((request, response) => {
    const { method = '', url = '' } = request
    asked.push(url)
    void text(request).then((sent) => {
      if (method !== 'GET') changes.push({ request: `${method} ${url}`, body: posted.parse(JSON.parse(sent)).body })
      const found = method === 'GET' ? answerAt(new URL(url, 'http://localhost').pathname) : {}
      response.statusCode = found === undefined ? 404 : 200
      response.end(JSON.stringify(found ?? {}))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const summaryFile = () => join(folder, 'summary.md')

async function comment(summary?: string, event: object = {}): Promise<string> {
  if (summary !== undefined) writeFileSync(summaryFile(), summary)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake has no port')
  const workflowRun = {
    head_sha: HEAD,
    head_branch: 'new figures&x',
    head_repository: { owner: { login: 'example' } },
    id: 5,
    html_url: RUN,
    ...event,
  }
  writeFileSync(join(folder, 'event.json'), JSON.stringify({ workflow_run: workflowRun }))
  const script = ['--import', 'tsx', 'tools/github/preview-comment.mts', summaryFile()]
  const { stdout } = await promisify(execFile)(process.execPath, script, {
    env: {
      ...process.env,
      GITHUB_API_URL: `http://127.0.0.1:${address.port}`,
      GITHUB_REPOSITORY: 'example/site',
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      GITHUB_TOKEN: 'token',
    },
  })
  return stdout
}

const shown = () => renderComment(changes[0]?.body ?? '')

test('the first preview of a pull request posts a comment that links to the report', async () => {
  await comment('## Changed\n')
  expect(changes.map(({ request }) => request)).toEqual(['POST /repos/example/site/issues/8/comments'])
  expect(shown()).toMatchObject({ text: `${FIRST_LINE} Changed`, links: LINKS, elements: ['p', 'a', 'a', 'h2'] })
})

test('the next preview updates the comment', async () => {
  github.comments.push({ id: 500, user: { login: BOT }, body: `${MARKER}\nBefore` })
  await comment('After')
  expect(changes.map(({ request }) => request)).toEqual(['PATCH /repos/example/site/issues/comments/500'])
})

test('the pull request is looked up by the fork and branch of the event, which are URL-encoded', async () => {
  await comment('Changed', { head_repository: { owner: { login: 'a-fork' } } })
  expect(asked[0]).toBe('/repos/example/site/pulls?state=open&head=a-fork%3Anew%20figures%26x&per_page=100')
})

test.each([
  ['has been replaced by a push', 'a'.repeat(40), HEAD],
  ['is replaced by a push while the files are listed', HEAD, 'a'.repeat(40)],
])('a preview of a commit that %s posts nothing', async (_, sha, head) => {
  github.head = head
  expect(await comment('Changed', { head_sha: sha })).toContain('No open pull request')
  expect(changes).toEqual([])
})

test.each([
  ['of a fork', { full_name: 'a-fork/site' }],
  ['of a deleted fork', null],
])('the comment for a pull request %s has only the links', async (_, source) => {
  github.source = source
  await comment('All checks pass. @everyone')
  expect(shown()).toEqual({ text: FIRST_LINE, elements: ['p', 'a', 'a'], links: LINKS, linked: ['0123456'] })
})

test.each([
  ['was moved into the content', [{ filename: 'content/a.yml', previous_filename: 'src/a.yml' }]],
  ['was moved out of the content', [{ filename: 'a.yml', previous_filename: 'content/a.yml' }]],
  ['may be beyond the files that are listed', Array.from({ length: 100 }, () => ({ filename: 'content/site.yml' }))],
])('a file counts as code if it %s', async (_, files) => {
  github.files = files
  await comment('All checks pass.')
  expect(shown().text).toBe(`${FIRST_LINE} ${WARNING} All checks pass.`)
})

test('the summary of a code change cannot hide the link and the warning', async () => {
  github.files = [{ filename: 'src/pages/index.tsx' }]
  await comment('<!-- ')
  expect(shown()).toMatchObject({ text: `${FIRST_LINE} ${WARNING}`, links: LINKS })
})

test.each([
  [64_000, 'x'.repeat(64_000)],
  [64_001, UNREADABLE],
])('the comment shows a summary of up to 64,000 bytes: %d', async (length, expected) => {
  await comment('x'.repeat(length))
  expect(shown().text).toBe(`${FIRST_LINE} ${expected}`)
})

test('a summary that is a symbolic link is not shown', async () => {
  symlinkSync(join(folder, 'event.json'), summaryFile())
  await comment()
  expect(shown().text).toBe(`${FIRST_LINE} ${UNREADABLE}`)
})
