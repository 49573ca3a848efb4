// The script that comments on a pull request, run against a fake of GitHub's API.
import { execFile } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { z } from 'zod'
import { listen } from '../../build/server-process'
import { folderForEachTest } from '../../gatsby/folder'
import { renderComment } from '../../hostile/rendered-comment'

const BOT = 'github-actions[bot]'
const MARKER = '<!-- preview-report -->'
const HEAD = '0123456789012345678901234567890123456789'

/** The runs of the preview and of the workflow that reports on it. */
const PREVIEW = 'https://github.com/example/site/actions/runs/5'
const RUN = 'https://github.com/example/site/actions/runs/6'
const LINKS = [`${RUN}/artifacts/71`, `${PREVIEW}#artifacts`]
const FIRST_LINE = 'Full report · Built site and checks for 0123456'
const UNREADABLE = 'The summary is too long, or not a file.'
const CODE =
  'This pull request changes code or has at least 100 changed files. Its own code made the report in that run: review the code before you rely on it.'

const posted = z.object({ body: z.string() })

interface State {
  comments: { id: number; user: { login: string }; body: string }[]
  artifacts: { id: number; name: string }[]
  /** The files that the pull request changes. */
  files: { filename: string; previous_filename?: string }[]
  /** The pull requests from the branch: their numbers, head commits, and bases. */
  pulls: { number: number; sha: string; base: string }[]
  /** The head commit of the pull request after its files have been listed. */
  head: string
  /** The source repository of the pull request; null once it is deleted. */
  source: { full_name: string } | null
}

const folder = folderForEachTest()
let server: Server
let port: number
let github: State
let changes: { request: string; body: string }[]
let asked: string[]

/** GitHub's response at a path; undefined for other paths. */
function answerAt(pathname: string): object | undefined {
  const answers = new Map<string, object>([
    ['/pulls', github.pulls.map(({ number, sha }) => ({ number, head: { sha } }))],
    ['/actions/runs/6/artifacts', { artifacts: github.artifacts }],
  ])
  for (const { number, base } of github.pulls) {
    answers.set(`/pulls/${number}`, { number, head: { sha: github.head, repo: github.source }, base: { ref: base } })
    answers.set(`/pulls/${number}/files`, github.files)
    answers.set(`/issues/${number}/comments`, github.comments)
  }
  return answers.get(pathname.replace('/repos/example/site', ''))
}

beforeEach(async () => {
  github = {
    comments: [{ id: 1, user: { login: 'an-editor' }, body: `${MARKER} quoted` }],
    artifacts: ['site', 'index.html'].map((name, index) => ({ id: 70 + index, name })),
    files: [{ filename: 'content/statistics.yml' }],
    pulls: [
      { number: 7, sha: 'f'.repeat(40), base: 'main' },
      { number: 8, sha: HEAD, base: 'main' },
    ],
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
  port = await listen(server)
})
afterEach(() => {
  server.close()
})

const summaryFile = () => folder.at('summary.md')

/** Runs the script: to comment, or without a file, to decide what to report on. */
async function run(files: readonly string[], event: object): Promise<string> {
  const workflowRun = {
    head_sha: HEAD,
    head_branch: 'new figures&x',
    head_repository: { owner: { login: 'example' } },
    id: 5,
    html_url: PREVIEW,
    ...event,
  }
  folder.write('event.json', JSON.stringify({ workflow_run: workflowRun, repository: { default_branch: 'main' } }))
  folder.write('output')
  const script = ['--import', 'tsx', 'tools/github/preview-comment.mts', ...files]
  const { stdout } = await promisify(execFile)(process.execPath, script, {
    env: {
      ...process.env,
      GITHUB_API_URL: `http://127.0.0.1:${port}`,
      GITHUB_REPOSITORY: 'example/site',
      GITHUB_EVENT_PATH: folder.at('event.json'),
      GITHUB_OUTPUT: folder.at('output'),
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_RUN_ID: '6',
      GITHUB_TOKEN: 'token',
    },
  })
  return stdout
}

async function comment(summary?: string, event: object = {}): Promise<string> {
  if (summary !== undefined) folder.write('summary.md', summary)
  return run([summaryFile()], event)
}

/** What the workflow is told to report on. */
async function decision(event: object = {}): Promise<string> {
  await run([], event)
  expect(changes).toEqual([])
  return folder.read('output')
}

const shown = () => renderComment(changes[0]?.body ?? '')

test('the first preview of a pull request posts a comment that links to the report', async () => {
  await comment('## Changed\n')
  expect(changes.map(({ request }) => request)).toEqual(['POST /repos/example/site/issues/8/comments'])
  expect(shown()).toMatchObject({ text: `${FIRST_LINE} Changed`, links: LINKS, elements: ['p', 'a', 'a', 'h2'] })
})

test('the next preview updates the comment, and no other one of the same author', async () => {
  github.comments.push({ id: 499, user: { login: BOT }, body: `See ${MARKER}` })
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

test('a report is made on a pull request that changes only content and the words that the check accepts', async () => {
  github.files.push({ filename: 'spelling-words.txt' })
  expect(await decision()).toBe(`head=${HEAD}\nnumber=8\n`)
})

// In these situations, the code that made a report, or a part of it, could be that of a pull request.
test.each<[title: string, change: () => void, says: string]>([
  ['of a fork', () => (github.source = { full_name: 'a-fork/site' }), ''],
  ['of a deleted fork', () => (github.source = null), ''],
  ['that changes code', () => (github.files = [{ filename: 'src/pages/index.tsx' }]), ` ${CODE}`],
  [
    'that moved a file into the content',
    () => (github.files = [{ filename: 'content/a.yml', previous_filename: 'src/a.yml' }]),
    ` ${CODE}`,
  ],
  [
    'that moved a file out of the content',
    () => (github.files = [{ filename: 'a.yml', previous_filename: 'content/a.yml' }]),
    ` ${CODE}`,
  ],
  [
    'whose files may be beyond those that are listed',
    () => (github.files = Array.from({ length: 100 }, () => ({ filename: 'content/site.yml' }))),
    ` ${CODE}`,
  ],
  [
    'to another branch than the default one',
    () => (github.pulls = [{ number: 8, sha: HEAD, base: 'other' }]),
    ' There is a report only for pull requests to main.',
  ],
])(
  'there is no report on a pull request %s, and the comment has no summary even if there is one',
  async (_, change, says) => {
    change()
    expect(await decision()).toBe('')
    await comment('All checks pass. @everyone <!-- ')
    expect(shown().text).toBe(FIRST_LINE + says)
  },
)

test('several pull requests with one head get only links, because the preview may be that of another', async () => {
  github.pulls = [
    { number: 7, sha: HEAD, base: 'other' },
    { number: 8, sha: HEAD, base: 'main' },
  ]
  expect(await decision()).toBe('')
  await comment('All checks pass.')
  expect(changes.map(({ request }) => request.replace('/repos/example/site', ''))).toEqual([
    'POST /issues/7/comments',
    'POST /issues/8/comments',
  ])
  for (const { body } of changes)
    expect(renderComment(body).text).toBe(`${FIRST_LINE} Several pull requests have this head, so there is no report.`)
})

test('if no report was made, the comment links to the preview only', async () => {
  github.artifacts = []
  github.files = [{ filename: 'src/pages/index.tsx' }]
  await comment()
  expect(shown()).toMatchObject({ text: `Built site and checks for 0123456 ${CODE}`, links: [`${PREVIEW}#artifacts`] })
})

test.each([
  [64_000, 'x'.repeat(64_000)],
  [64_001, UNREADABLE],
])('the comment shows a summary of up to 64,000 bytes: %d', async (length, expected) => {
  await comment('x'.repeat(length))
  expect(shown().text).toBe(`${FIRST_LINE} ${expected}`)
})

test('a summary that is a symbolic link is not shown', async () => {
  symlinkSync(folder.at('event.json'), summaryFile())
  await comment()
  expect(shown().text).toBe(`${FIRST_LINE} ${UNREADABLE}`)
})
