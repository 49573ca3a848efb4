/** @jest-environment node */
// The consultation service as Gatsby serves it from the latest build, with a real mail server.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type MailServer, startMailServer } from '../consultation-api/mail-server'
import { environmentWith } from '../consultation-api/requests'
import { consultationRequest } from '../factories/consultation'
import { startGatsby } from './gatsby-serve'
import { sendRequest } from './send-request'

const PATH = '/api/consultation'

let mail: MailServer
let origin: string
let stop: () => Promise<void>
let log = ''

beforeAll(async () => {
  mail = await startMailServer()
  const settings = environmentWith(mail.port, { VISITOR_ADDRESS_HEADER: 'X-Real-IP' })
  ;({ origin, stop } = await startGatsby(settings, (text) => (log += text)))
}, 120_000)
afterAll(async () => {
  await stop()
  await mail.stop()
})

let visitors = 0

/** Posts a body as a page of the site does, each time as a different visitor. */
function post(body: string, type: string, headers: Record<string, string> = {}) {
  visitors += 1
  return sendRequest(origin, PATH, {
    method: 'POST',
    headers: {
      origin,
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
      'x-real-ip': `192.0.2.${visitors}`,
      ...headers,
    },
    body,
  })
}

const postJson = (fields: object) => post(JSON.stringify(fields), 'application/json')
const fieldsWith = (changes: object = {}) => ({
  ...consultationRequest(),
  website: '',
  submission_id: randomUUID(),
  ...changes,
})

test('a request from the form’s script is delivered once, with the runtime settings of the server', async () => {
  const before = mail.mails.length
  const fields = fieldsWith({ message: 'Hello 👋 שלום' })
  const first = await postJson(fields)
  // Gatsby reloads the function's file for each request.
  const again = await postJson(fields)
  expect([first.status, JSON.parse(first.body)]).toEqual([200, { submission_id: fields.submission_id }])
  expect([again.status, again.body]).toEqual([200, first.body])
  expect(mail.mails).toHaveLength(before + 1)
  expect(mail.mails.at(-1)?.recipients).toEqual(['office@firm.example'])
  expect(mail.mails.at(-1)?.parsed.text).toContain('Hello 👋 שלום')
})

test('a request from a browser without JavaScript is delivered once and redirects to the thank-you page', async () => {
  const before = mail.mails.length
  const body = new URLSearchParams({ ...consultationRequest({ message: 'Without\r\nscript' }), website: '' }).toString()
  const responses = [
    await post(body, 'application/x-www-form-urlencoded'),
    await post(body, 'application/x-www-form-urlencoded'),
  ]
  for (const { status, headers } of responses)
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      303,
      ['/contact/thanks'],
      ['no-store'],
    ])
  expect(mail.mails).toHaveLength(before + 1)
  expect(mail.mails.at(-1)?.parsed.text).toContain('Without\nscript')
})

test.each([
  ['an invalid field', 422, JSON.stringify(fieldsWith({ email: 'quokka' })), 'application/json'],
  ['a body that is not JSON', 400, '{"message": "quokka', 'application/json'],
  ['an empty body', 400, '', 'application/json'],
  ['an unsupported type', 415, 'quokka', 'text/plain'],
  [
    'a multipart form',
    415,
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nquokka\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
  ['a body of more than 32 kB', 413, 'quokka'.repeat(6000), 'application/json'],
  ['a body above Gatsby’s own limit', 413, 'quokka'.repeat(60_000), 'application/json'],
])('%s is rejected with %d and not echoed', async (_, status, body, type) => {
  const before = mail.mails.length
  const response = await post(body, type)
  expect([response.status, response.body.includes('quokka')]).toEqual([status, false])
  expect(mail.mails).toHaveLength(before)
})

test('other methods and other sites are rejected', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS']) {
    const { status, headers } = await sendRequest(origin, PATH, { method })
    expect([method, status, headers.get('allow')]).toEqual([method, 405, ['POST']])
  }
  const { status, headers } = await post('{}', 'application/json', { origin: 'https://evil.example' })
  expect([status, headers.has('access-control-allow-origin')]).toEqual([403, false])
})

test('a visitor who sends too many requests gets a Retry-After header', async () => {
  const sent = Array.from({ length: 21 }, () => post('{}', 'application/json', { 'x-real-ip': '198.51.100.1' }))
  const responses = await Promise.all(sent)
  const rejected = responses.filter(({ status }) => status === 429)
  expect(rejected.map(({ headers }) => Number(headers.get('retry-after')?.[0]) > 590)).toEqual([true])
})

test('the server’s log contains nothing that visitors submitted', () => {
  expect(log).toContain('/api/consultation')
  for (const text of ['quokka', 'Hello', 'Without', 'ada@example.com', 'Ada Sample', '192.0.2.']) {
    expect([text, log.includes(text)]).toEqual([text, false])
  }
})

test('no script of the site contains code of the service', () => {
  const scripts = readdirSync('public').filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  const found = scripts.filter((name) =>
    /nodemailer|SMTP_|rate-limiter/.test(readFileSync(join('public', name), 'utf8')),
  )
  expect(found).toEqual([])
})

test('the service is the only function and contains no value from the build environment', () => {
  expect(readdirSync('.cache/functions').sort()).toEqual(['consultation.js', 'manifest.json'])
  const code = readFileSync('.cache/functions/consultation.js', 'utf8')
  expect(code).toContain('node:process')
  expect(code).not.toContain(process.env.PATH)
})

/** Does with the function what Gatsby does for each request, and prints how many loaded copies remain. */
const LOADS = `
const file = ${JSON.stringify(resolve('.cache/functions/consultation.js'))}
for (let request = 0; request < 20; request += 1) {
  delete require.cache[file]
  require(file).default(
    { method: 'HEAD', headers: {}, readableEnded: true },
    { writeHead() {}, end() {} },
  )
}
console.log(module.children.length)
`

test('only the latest of the function’s loads by Gatsby stays in memory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'function-'))
  const script = join(folder, 'loads.cjs')
  writeFileSync(script, LOADS)
  expect(execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim()).toBe('1')
  rmSync(folder, { recursive: true })
})
