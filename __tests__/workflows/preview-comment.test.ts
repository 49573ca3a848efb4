/** @jest-environment node */
// The script that comments on a pull request, against a stand-in for GitHub's API.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const MARKER = '<!-- preview-report -->'
const HEAD = '0123456789012345678901234567890123456789'

/** What the script sends to be shown. */
const posted = z.object({ body: z.string() })

interface Comment {
  id: number
  user: { login: string }
  body: string
}

let folder: string
let server: Server
let comments: Comment[]
let changes: { request: string; body: string }[]
/** The paths that were asked for. */
let asked: string[]

const pulls = [
  { number: 7, head: { sha: 'f'.repeat(40) } },
  { number: 8, head: { sha: HEAD } },
]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'comment-'))
  comments = [{ id: 1, user: { login: 'an-editor' }, body: `${MARKER} quoted` }]
  changes = []
  asked = []
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
      const all = pathname.endsWith('/pulls') ? pulls : comments
      const start = (Number(searchParams.get('page')) - 1) * 100
      response.end(JSON.stringify(all.slice(start, start + 100)))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Runs the script as the workflow does, for a preview with this summary. */
async function comment(summary: string | undefined, run: object = {}): Promise<string> {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port')
  const event = {
    workflow_run: {
      head_sha: HEAD,
      head_branch: 'new figures&x',
      head_repository: { owner: { login: 'a-fork' } },
      html_url: 'https://github.com/example/site/actions/runs/5',
      ...run,
    },
  }
  writeFileSync(join(folder, 'event.json'), JSON.stringify(event))
  if (summary !== undefined) writeFileSync(join(folder, 'summary.md'), summary)
  const script = ['--import', 'tsx', '.github/scripts/preview-comment.mts', join(folder, 'summary.md')]
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

test('the first preview of a pull request posts a comment that leads to the report', async () => {
  await comment('## Changed\n')
  expect(changes).toEqual([
    {
      request: 'POST /repos/example/site/issues/8/comments',
      body: `${MARKER}\n## Changed\n\n\n[The preview and the whole report](https://github.com/example/site/actions/runs/5#artifacts)\n`,
    },
  ])
})

test('the next preview updates the comment, however many others stand before it', async () => {
  const others = Array.from({ length: 100 }, (_, index) => ({
    id: index + 2,
    user: { login: 'a-person' },
    body: 'Fine',
  }))
  comments.push(...others, { id: 500, user: { login: 'github-actions[bot]' }, body: `${MARKER}\nBefore` })
  await comment('After')
  expect(changes.map(({ request }) => request)).toEqual(['PATCH /repos/example/site/issues/comments/500'])
})

test('the pull request is looked up by the fork and the branch that the event names, as data', async () => {
  await comment('Changed')
  expect(asked[0]).toBe('/repos/example/site/pulls?state=open&head=a-fork%3Anew%20figures%26x&per_page=100&page=1')
})

test('a preview of a commit that is not the last one says nothing', async () => {
  expect(await comment('Changed', { head_sha: 'a'.repeat(40) })).toContain('No open pull request')
  expect(changes).toEqual([])
})

test('a preview that has failed before its summary says nothing', async () => {
  expect(await comment(undefined)).toContain('no summary')
  expect(asked).toEqual([])
})

test('a summary calls nobody by name, and is cut before GitHub refuses it', async () => {
  await comment(`@everyone ${'x'.repeat(100_000)}`)
  const body = changes[0]?.body ?? ''
  expect(body).not.toContain('@everyone')
  expect(body.length).toBeLessThan(65_536)
  expect(body).toContain('the whole report')
})
