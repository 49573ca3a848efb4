// The script that comments on a pull request, run against a fake of GitHub's API.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { renderComment } from '../../hostile/rendered-comment'

const MARKER = '<!-- preview-report -->'
const HEAD = '0123456789012345678901234567890123456789'

const RUN = 'https://github.com/example/site/actions/runs/5'
const LINKS = [`${RUN}/artifacts/71`, `${RUN}#artifacts`]
const FIRST_LINE = 'Full report · Built site and checks for 0123456'
const WARNING = 'This pull request changes code, and that code wrote the report below. Review the code first.'

/** The body of a request that posts or updates a comment. */
const posted = z.object({ body: z.string() })

interface Comment {
  id: number
  user: { login: string }
  body: string
}

let folder: string
let server: Server
let comments: Comment[]
/** The artifacts of the run. */
let artifacts: { id: number; name: string }[]
let changes: { request: string; body: string }[]
/** The requested paths. */
let asked: string[]
/** The files that the pull request changes. */
let files: { filename: string; previous_filename?: string }[]
/** The head commit of the pull request after its files have been listed. */
let head: string
/** The source repository of the pull request; null once it is deleted. */
let source: { full_name: string } | null

const pulls = [
  { number: 7, head: { sha: 'f'.repeat(40) } },
  { number: 8, head: { sha: HEAD } },
]

const manyFiles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ filename: `content/team/${index}.yml` }))

/** GitHub's response at a path; undefined for other paths. */
function answerAt(pathname: string): object | undefined {
  switch (pathname) {
    case '/repos/example/site/pulls':
      return pulls
    case '/repos/example/site/pulls/8':
      return { number: 8, head: { sha: head, repo: source } }
    case '/repos/example/site/pulls/8/files':
      return files
    case '/repos/example/site/actions/runs/5/artifacts':
      return { artifacts }
    case '/repos/example/site/issues/8/comments':
      return comments
    default:
      return undefined
  }
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'comment-'))
  comments = [{ id: 1, user: { login: 'an-editor' }, body: `${MARKER} quoted` }]
  artifacts = [
    { id: 70, name: 'site' },
    { id: 71, name: 'index.html' },
  ]
  changes = []
  asked = []
  files = [{ filename: 'content/statistics.yml' }]
  head = HEAD
  source = { full_name: 'example/site' }
  server = createServer((request, response) => {
    const { method = '', url = '' } = request
    asked.push(url)
    let sent = ''
    request.on('data', (chunk: Buffer) => (sent += chunk.toString()))
    request.on('end', () => {
      if (method !== 'GET') {
        changes.push({ request: `${method} ${url}`, body: posted.parse(JSON.parse(sent)).body })
        response.end('{}')
        return
      }
      const { pathname, searchParams } = new URL(url, 'http://localhost')
      const found = answerAt(pathname)
      const start = (Number(searchParams.get('page')) - 1) * 100
      response.statusCode = found === undefined ? 404 : 200
      response.end(JSON.stringify(Array.isArray(found) ? found.slice(start, start + 100) : (found ?? {})))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const summaryFile = () => join(folder, 'summary.md')

/** Runs the script as the workflow does. */
async function run(event: object = {}): Promise<string> {
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

/** Runs the script for a preview with a summary. */
async function comment(summary: string, event: object = {}): Promise<string> {
  writeFileSync(summaryFile(), summary)
  return run(event)
}

/** The posted comment as rendered. */
const shown = () => renderComment(changes[0]?.body ?? '')

test('the first preview of a pull request posts a comment that links to the report', async () => {
  await comment('## Changed\n')
  expect(changes.map(({ request }) => request)).toEqual(['POST /repos/example/site/issues/8/comments'])
  expect(shown()).toMatchObject({ text: `${FIRST_LINE} Changed`, links: LINKS, elements: ['p', 'a', 'a', 'h2'] })
})

test('a preview without a report links only to the run', async () => {
  artifacts = []
  await run()
  expect(shown().links).toEqual([`${RUN}#artifacts`])
})

test('the next preview updates the comment, however many other comments precede it', async () => {
  const others = Array.from({ length: 100 }, (_, index) => ({
    id: index + 2,
    user: { login: 'a-person' },
    body: 'Fine',
  }))
  comments.push(...others, { id: 500, user: { login: 'github-actions[bot]' }, body: `${MARKER}\nBefore` })
  await comment('After')
  expect(changes.map(({ request }) => request)).toEqual(['PATCH /repos/example/site/issues/comments/500'])
})

test('the pull request is looked up by the fork and branch of the event, which are URL-encoded', async () => {
  await comment('Changed', { head_repository: { owner: { login: 'a-fork' } } })
  expect(asked[0]).toBe('/repos/example/site/pulls?state=open&head=a-fork%3Anew%20figures%26x&per_page=100&page=1')
})

test('a preview of an outdated commit posts nothing', async () => {
  expect(await comment('Changed', { head_sha: 'a'.repeat(40) })).toContain('No open pull request')
  expect(changes).toEqual([])
})

test('a push while the files are being listed keeps the outdated preview from being shown', async () => {
  head = 'a'.repeat(40)
  expect(await comment('Changed')).toContain('No open pull request')
  expect(changes).toEqual([])
})

test('a preview that failed before writing its summary replaces the earlier comment', async () => {
  comments.push({ id: 500, user: { login: 'github-actions[bot]' }, body: `${MARKER}\nAll checks pass.` })
  await run()
  expect(changes.map(({ request }) => request)).toEqual(['PATCH /repos/example/site/issues/comments/500'])
  expect(shown().text).toBe(`${FIRST_LINE} The preview ended before its summary was written.`)
})

test.each([
  ['changes code', { full_name: 'a-fork/site' }, 'src/pages/index.tsx'],
  ['changes only content', { full_name: 'a-fork/site' }, 'content/statistics.yml'],
  ['has been deleted', null, 'content/statistics.yml'],
])('the comment for a fork that %s has only the links', async (_, fork, filename) => {
  source = fork
  files = [{ filename }]
  await comment('All checks pass. @everyone')
  expect(shown()).toEqual({ text: FIRST_LINE, elements: ['p', 'a', 'a'], links: LINKS, linked: ['0123456'] })
})

test.each([
  ['is next to the content folder', [{ filename: 'contents/statistics.yml' }]],
  ['is the content folder itself', [{ filename: 'content' }]],
  ['was moved into the content', [{ filename: 'content/a.yml', previous_filename: 'src/a.yml' }]],
  ['was moved out of the content', [{ filename: 'a.yml', previous_filename: 'content/a.yml' }]],
  ['is the last of many', [...manyFiles(250), { filename: 'package.json' }]],
  ['may be beyond the files that GitHub lists', manyFiles(3000)],
])('a file counts as code if it %s', async (_, changed) => {
  files = changed
  await comment('All checks pass.')
  expect(shown().text).toBe(`${FIRST_LINE} ${WARNING} All checks pass.`)
})

test('a change of only content files, however many, shows its summary without a warning', async () => {
  files = [...manyFiles(2998), { filename: 'content/a.yml', previous_filename: 'content/b.yml' }]
  await comment('All checks pass.')
  expect(shown().text).toBe(`${FIRST_LINE} All checks pass.`)
})

test.each(['<!-- ', '<details><summary>Report</summary>', '```\n', '[a]: https://evil.example/'])(
  'a code change cannot hide the link and the warning with %j',
  async (summary) => {
    files = [{ filename: 'src/pages/index.tsx' }]
    await comment(summary)
    expect(shown().text.startsWith(`${FIRST_LINE} ${WARNING}`)).toBe(true)
    expect(shown().links).toEqual(LINKS)
  },
)

test.each([
  [
    'that is too large',
    () => {
      writeFileSync(summaryFile(), 'x'.repeat(64_001))
    },
  ],
  [
    'that is a symbolic link',
    () => {
      symlinkSync(join(folder, 'event.json'), summaryFile())
    },
  ],
  [
    'that is a folder',
    () => {
      mkdirSync(summaryFile())
    },
  ],
])('a summary %s is not shown', async (_, write) => {
  write()
  await run()
  expect(shown().text).toBe(`${FIRST_LINE} The summary is too long, or not a file.`)
})
