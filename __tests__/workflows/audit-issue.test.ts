/** @jest-environment node */
// The script that maintains an issue about new advisories, run against a fake of GitHub's API.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const MARKER = '<!-- npm-audit -->'

interface Issue {
  number: number
  user: { login: string }
  body: string | null
}

const sentIssue = z.object({ title: z.string().optional(), body: z.string().optional(), state: z.string().optional() })

/** An advisory as `npm audit --json` reports it under the affected package. */
const advisory = (name: string, id: string, changes: object = {}) => ({
  source: 1103907,
  name,
  dependency: name,
  title: `${name} has a weakness`,
  url: `https://github.com/advisories/${id}`,
  severity: 'high',
  cwe: ['CWE-74'],
  cvss: { score: 7.5, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' },
  range: '<0.7.0',
  ...changes,
})

const COOKIE = advisory('cookie', 'GHSA-pxg6-pf52-xh8x')
const LODASH = advisory('lodash', 'GHSA-r5fr-rjxr-66jc', {
  title: 'Code injection via `_.template`',
  range: '<=4.17.23',
})

/** The output of `npm audit --json`: the packages with these advisories, and gatsby, which depends on them. */
function audit(...advisories: ReturnType<typeof advisory>[]): object {
  const names = [...new Set(advisories.map(({ name }) => name))]
  const entry = (name: string, via: unknown[]): [string, object] => [
    name,
    {
      name,
      severity: 'high',
      isDirect: name === 'gatsby',
      via,
      effects: [],
      range: '*',
      nodes: [],
      fixAvailable: false,
    },
  ]
  const own = names.map((name) =>
    entry(
      name,
      advisories.filter((one) => one.name === name),
    ),
  )
  return {
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(names.length === 0 ? [] : [...own, entry('gatsby', names)]),
    metadata: { vulnerabilities: { total: names.length }, dependencies: { total: 2135 } },
  }
}

let folder: string
let server: Server
let issues: Issue[]
let changes: { request: string; sent: z.output<typeof sentIssue> }[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'))
  issues = [{ number: 3, user: { login: 'a-person' }, body: `${MARKER} quoted` }]
  changes = []
  server = createServer((request, response) => {
    const { method = '', url = '' } = request
    let sent = ''
    request.on('data', (chunk: Buffer) => (sent += chunk.toString()))
    request.on('end', () => {
      if (method !== 'GET') {
        changes.push({ request: `${method} ${url}`, sent: sentIssue.parse(JSON.parse(sent)) })
        response.end('{}')
        return
      }
      const start = (Number(new URL(url, 'http://localhost').searchParams.get('page')) - 1) * 100
      response.end(JSON.stringify(issues.slice(start, start + 100)))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Runs the script as the workflow does, with docs/advisories.md listing the advisory of cookie. */
async function report(output: object): Promise<string> {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake has no port')
  writeFileSync(join(folder, 'audit.json'), JSON.stringify(output))
  writeFileSync(join(folder, 'advisories.md'), '| cookie 0.5.0 | GHSA-pxg6-pf52-xh8x | gatsby | no cookie is set |\n')
  const files = [join(folder, 'audit.json'), join(folder, 'advisories.md')]
  const script = ['--import', 'tsx', '.github/scripts/audit-issue.mts', ...files]
  const { stdout } = await promisify(execFile)(process.execPath, script, {
    env: {
      ...process.env,
      GITHUB_API_URL: `http://127.0.0.1:${address.port}`,
      GITHUB_REPOSITORY: 'example/site',
      GITHUB_TOKEN: 'token',
    },
  })
  return stdout
}

const keepIssue = () => issues.push({ number: 9, user: { login: 'github-actions[bot]' }, body: `${MARKER}\n\nBefore` })

test('listed advisories open no issue', async () => {
  expect(await report(audit(COOKIE))).toBe('npm audit: 0 new advisories\n')
  expect(changes).toEqual([])
})

test('a new advisory opens an issue', async () => {
  await report(audit(LODASH, LODASH, COOKIE))
  expect(changes).toEqual([
    {
      request: 'POST /repos/example/site/issues',
      sent: {
        title: 'npm audit: 1 new advisory',
        body: [
          `${MARKER}\n\`npm audit\` reports advisories that docs/advisories.md does not list:`,
          '- `lodash` `<=4.17.23`, `high`: `Code injection via _.template`, [GHSA-r5fr-rjxr-66jc](https://github.com/advisories/GHSA-r5fr-rjxr-66jc)',
          'For each: upgrade the package, override it, or list it in docs/advisories.md with the reason why it is harmless here.',
        ].join('\n\n'),
      },
    },
  ])
})

test('an open issue is updated instead of opening another', async () => {
  issues.push(
    ...Array.from({ length: 100 }, (_, index) => ({ number: index + 10, user: { login: 'a-person' }, body: null })),
  )
  keepIssue()
  await report(audit(LODASH))
  expect(changes.map(({ request }) => request)).toEqual(['PATCH /repos/example/site/issues/9'])
  expect(changes[0]?.sent.body).toContain('`lodash`')
  expect(changes[0]?.sent.state).toBeUndefined()
})

test('the issue is closed once no new advisory is reported', async () => {
  keepIssue()
  await report(audit(COOKIE))
  expect(changes.map(({ request, sent }) => [request, sent.state])).toEqual([
    ['PATCH /repos/example/site/issues/9', 'closed'],
  ])
})

test('if the registry returns no audit, the run fails and does not change the issue', async () => {
  keepIssue()
  const failed = {
    message: '405 Method Not Allowed - POST /-/npm/v1/security/advisories/bulk',
    method: 'POST',
    error: {},
  }
  await expect(report(failed)).rejects.toThrow('npm audit has no result: "405 Method Not Allowed')
  expect(changes).toEqual([])
})

test.each([
  ['a mention', '@octo-org/security see #1 and example/site#2'],
  ['a link', '[Click](https://evil.example) https://evil.example'],
  ['code that ends early', 'a ` ``` ` @octo'],
  ['additional lines', 'one\n\n## A heading\n- [x] done'],
])('the text of an advisory stays text: %s', async (_, title) => {
  await report(audit(advisory('evil', 'GHSA-aaaa-bbbb-cccc', { title, severity: title, range: title })))
  const body = changes[0]?.sent.body ?? ''
  const line = body.split('\n').filter((text) => text.includes('`evil`'))
  const link = '[GHSA-aaaa-bbbb-cccc](https://github.com/advisories/GHSA-aaaa-bbbb-cccc)'
  expect(line).toEqual([expect.stringMatching(/^- `[^`]+` `[^`]+`, `[^`]+`: `[^`]+`, [^`]+$/)])
  expect(line[0]?.replaceAll(/`[^`]+`/g, '')).toBe(`-  , : , ${link}`)
})

test.each([
  ['is on another site', 'https://evil.example/GHSA-pxg6-pf52-xh8x'],
  ['only begins with a listed id', 'GHSA-pxg6-pf52-xh8x](https://evil.example) @octo-org/security'],
])('an advisory counts as new and is not linked if its URL %s', async (_, url) => {
  await report(audit(advisory('odd', '', { url })))
  expect(changes[0]?.sent.body).toContain(`, \`${url}\`\n`)
})

test('a long list is truncated before GitHub rejects it', async () => {
  const many = Array.from({ length: 400 }, (_, index) =>
    advisory(`package-${String(index)}`, `GHSA-aaaa-bbbb-${String(index).padStart(4, '0')}`, {
      title: 'x'.repeat(5000),
    }),
  )
  await report(audit(...many))
  expect(changes[0]?.sent.body?.length).toBeLessThan(65_536)
})
