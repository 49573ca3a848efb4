import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { parseEnv } from 'node:util'
import { addressBlock } from '../../src/consultation-api/address-block'
import { responseFor } from '../../src/consultation-api/answer'
import { settingsSchema } from '../../src/consultation-api/send-mail'
import type { Service } from '../../src/consultation-api/service'
import { consultationRequest } from '../factories/consultation'
import { listen } from '../build/server-process'
import { type MailServer, refusal, startMailServer } from './mail-server'
import { post, postPlainly, sentFields, serviceWith } from './requests'

let server: MailServer
let warn: jest.SpyInstance
/** By how much the clock of what the service remembers has been advanced, in milliseconds. */
let advancedMs: number
beforeEach(async () => {
  server = await startMailServer()
  advancedMs = 0
  const now = performance.now.bind(performance)
  jest.spyOn(performance, 'now').mockImplementation(() => now() + advancedMs)
  warn = jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(async () => {
  await server.stop()
  jest.restoreAllMocks()
})

const service = () => serviceWith(server.port)

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

async function advanceClock(milliseconds: number): Promise<void> {
  advancedMs += milliseconds
  // The caches read the clock at most once per millisecond.
  await new Promise((done) => setTimeout(done, 5))
}

test('a request is emailed, and the response contains its id', async () => {
  const fields = sentFields()
  const { status, body } = await post(service(), fields)
  expect([status, body]).toEqual([200, JSON.stringify({ submission_id: fields.submission_id })])
  expect(server.mails).toHaveLength(1)
})

const FORM_TYPE = 'application/x-www-form-urlencoded'

test.each([FORM_TYPE, `${FORM_TYPE}; charset=UTF-8`])(
  'the longest message without JavaScript is emailed as %s, and redirects to the thank-you page',
  async (type) => {
    const fields = { ...consultationRequest({ message: `${'a\r\n'.repeat(2499)}en` }), website: '' }
    const headers = { 'content-type': type }
    const answer = await postPlainly(service(), fields, { headers })
    expect(answer).toMatchObject({ status: 303, headers: { Location: '/contact/thanks' } })
    expect(server.mails).toHaveLength(1)
  },
)

test('a request with the honeypot filled in is emailed as possible spam, because password managers also fill it in', async () => {
  await post(service(), sentFields({ website: 'https://password-manager.example' }))
  expect(server.mails[0]?.parsed.subject).toBe('[Spam?] Consultation: Ada Sample')
})

test('the response names each invalid field', async () => {
  const fields = sentFields({ name: '  ', email: 'ada', message: 'a'.repeat(5001), phone: 7 })
  const { status, body } = await post(service(), fields)
  const faults = { name: 'missing', email: 'malformed', phone: 'missing', message: 'tooLong' }
  expect([status, JSON.parse(body)]).toEqual([422, { faults }])
  expect(server.mails).toEqual([])
})

test.each([
  ['no content', Buffer.from('')],
  ['invalid JSON', Buffer.from('{"name": "Ada')],
  ['a list', Buffer.from('[]')],
  ['an id that is not a UUID', Buffer.from(JSON.stringify(sentFields({ submission_id: 'a\r\nb' })))],
  ['bytes that are not UTF-8', Buffer.from(JSON.stringify(sentFields({ name: 'é' })), 'latin1')],
  ['fields that the host has parsed', sentFields()],
])('a body with %s is rejected', async (_, body) => {
  expect(await post(service(), {}, { body })).toMatchObject({ status: 400 })
})

test.each([
  ['of another site', 'https://evil.example'],
  ['on another port', 'https://www.firm.example:8443'],
  ['that is opaque', 'null'],
  ['that is missing', undefined],
])('an origin %s is rejected', async (_, origin) => {
  expect(await post(service(), sentFields(), { headers: { origin } })).toMatchObject({ status: 403 })
})

test('other methods are rejected, with the headers of every response', async () => {
  const answer = await post(service(), sentFields(), { method: 'GET' })
  expect(answer).toMatchObject({ status: 405, headers: { Allow: 'POST', 'Cache-Control': 'no-store' } })
  expect(answer.headers).toMatchObject({ 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' })
  expect(answer.headers).toMatchObject({ 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" })
})

test.each([
  [{ SMTP_HOST: '', MAIL_TO: undefined }, 'SMTP_HOST, MAIL_TO'],
  [{ MAIL_FROM: 'a\nb@firm.example' }, 'MAIL_FROM'],
  [{ SMTP_PORT: 'x' }, 'SMTP_PORT'],
  [{ SMTP_PORT: '99999' }, 'SMTP_PORT'],
])('with the settings %j, all requests are rejected, and the names are logged', async (changes, names) => {
  const { status, headers } = await post(serviceWith(server.port, changes), sentFields())
  // Longer than the form waits, so that it does not retry.
  expect([status, headers['Retry-After']]).toEqual([503, '600'])
  const reason = 'no requests are accepted, because of these settings'
  expect(warn.mock.calls).toEqual([[`Consultation service: ${reason}: ${names}`]])
})

test('.env.example lists every setting of the service', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  expect(Object.keys(example).sort()).toEqual(Object.keys(settingsSchema.shape).sort())
})

/** Sends emails, which all succeed, from different addresses of a block. */
async function sendMails(limited: Service, count: number): Promise<void> {
  for (let host = 1; host <= count; host += 1)
    expect(await post(limited, sentFields(), { from: `2001:db8:1:${host}::1` })).toMatchObject({ status: 200 })
}

test('after 20 emails, a block of addresses has to wait until ten minutes after the first of them, and others do not', async () => {
  const limited = service()
  const from = '2001:db8:1:ffff::1'
  await sendMails(limited, 1)
  await advanceClock(9 * MINUTE)
  await sendMails(limited, 19)
  const { status, headers } = await post(limited, sentFields(), { from })
  expect(status).toBe(429)
  // In seconds, less those that this test has taken.
  expect(Number(headers['Retry-After'])).toBeGreaterThan(30)
  expect(Number(headers['Retry-After'])).toBeLessThanOrEqual(60)
  const plainly = await postPlainly(limited, { ...consultationRequest() }, { from })
  expect(plainly).toMatchObject({ status: 429, body: '<p>Not sent' })
  expect(await post(limited, sentFields(), { from: '2001:db8:2::1' })).toMatchObject({ status: 200 })
  await advanceClock(MINUTE)
  await sendMails(limited, 20)
  expect(await post(limited, sentFields(), { from })).toMatchObject({ status: 429 })
})

test('a block of addresses that has to wait still gets the response to a repeat, and learns what is wrong with its fields', async () => {
  const limited = service()
  const fields = sentFields()
  const from = '2001:db8:1::1'
  await post(limited, fields, { from })
  await sendMails(limited, 19)
  expect(await post(limited, fields, { from })).toMatchObject({ status: 200 })
  expect(await post(limited, {}, { from })).toMatchObject({ status: 422 })
})

test.each([
  ['rejected requests', () => ({ body: Buffer.from('{}') })],
  ['emails that the mail server rejects', () => ({})],
])('%s do not count, so that nobody can shut out their neighbors with them', async (_, changes) => {
  let isFailing = true
  const failing = await startMailServer({}, (reply) => {
    reply(isFailing ? refusal(451) : undefined)
  })
  const limited = serviceWith(failing.port)
  for (let request = 0; request < 25; request += 1)
    expect([422, 503]).toContain((await post(limited, sentFields(), changes())).status)
  isFailing = false
  expect(await post(limited, sentFields())).toMatchObject({ status: 200 })
  await failing.stop()
})

test('of two simultaneous emails, only the one that the mail server accepts counts', async () => {
  type Reply = (error?: Error) => void
  const replyAtOnce = (reply: Reply) => {
    reply()
  }
  let onMail = replyAtOnce
  const nextMail = () => new Promise<Reply>((resolve) => (onMail = resolve))
  const mixed = await startMailServer({}, (reply) => {
    onMail(reply)
  })
  const limited = serviceWith(mixed.port)
  const [firstMail, first] = [nextMail(), post(limited, sentFields(), { from: '2001:db8:1::1' })]
  const replyToFirst = await firstMail
  const [secondMail, second] = [nextMail(), post(limited, sentFields(), { from: '2001:db8:1::2' })]
  const replyToSecond = await secondMail
  replyToFirst(refusal(451))
  expect(await first).toMatchObject({ status: 503 })
  replyToSecond()
  expect(await second).toMatchObject({ status: 200 })
  onMail = replyAtOnce
  await sendMails(limited, 19)
  expect(await post(limited, sentFields(), { from: '2001:db8:1::1' })).toMatchObject({ status: 429 })
  await mixed.stop()
})

test('a repeat does not count twice', async () => {
  const limited = service()
  const fields = sentFields()
  for (let request = 0; request < 25; request += 1) await post(limited, fields)
  expect(await post(limited, sentFields())).toMatchObject({ status: 200 })
})

test('while a mail server stalls, the service opens few connections to it, and tells others to try again soon', async () => {
  const sockets = new Set<Socket>()
  const stalling = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  const busy = { ...serviceWith(await listen(stalling)), patienceMs: 2000 }
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, block) => post(busy, sentFields(), { from: `2001:db8:${block}::1` })),
  )
  expect(sockets.size).toBe(10)
  expect(answers.filter(({ status }) => status === 502)).toHaveLength(10)
  expect(answers.filter(({ status, headers }) => status === 503 && headers['Retry-After'] === '10')).toHaveLength(290)
  // Once they fail, there is room for others.
  for (const socket of sockets) socket.destroy()
  await Promise.all(busy.memory.mails.values())
  stalling.close()
  expect(await post({ ...service(), memory: busy.memory }, sentFields())).toMatchObject({
    status: 200,
  })
})

test('the wait before another request is rounded up, so that nobody comes too early', () => {
  expect(responseFor({ status: 429, retryAfter: 1.2 }, false).headers).toMatchObject({ 'Retry-After': '2' })
})

test('behind a proxy, visitors are counted by the header that the settings name', async () => {
  const limited = serviceWith(server.port, { VISITOR_ADDRESS_HEADER: 'X-Real-IP' })
  const from = (visitor: string) => ({ headers: { 'x-real-ip': visitor } })
  for (let request = 0; request < 20; request += 1) await post(limited, sentFields(), from('198.51.100.1'))
  expect(await post(limited, sentFields(), from('198.51.100.1'))).toMatchObject({ status: 429 })
  expect(await post(limited, sentFields(), from('203.0.113.1'))).toMatchObject({ status: 200 })
})

test('for a day, a repeat gets the same response and sends no second email', async () => {
  const known = service()
  const fields = sentFields()
  const answers = await Promise.all([post(known, fields), post(known, fields)])
  await advanceClock(DAY - MINUTE)
  answers.push(await post(known, fields))
  expect(answers).toEqual(Array(3).fill(answers[0]))
  expect(server.mails).toHaveLength(1)
  await advanceClock(MINUTE)
  await post(known, fields)
  expect(server.mails).toHaveLength(2)
})

test('another text with the same id is another email, even at the same time, and mail systems do not take it for a repeat', async () => {
  const known = service()
  const fields = sentFields()
  const texts = ['One', 'Another', 'A third'].map((message) => ({ ...fields, message }))
  const [first, ...others] = texts
  const answers = [...(await Promise.all(others.map((text) => post(known, text)))), await post(known, { ...first })]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(server.mails.map(({ parsed }) => parsed.messageId)).size).toBe(3)
})

test('without JavaScript, the same text is a repeat, and another text is not', async () => {
  const known = service()
  const fields = { ...consultationRequest(), website: '', submission_id: '' }
  await Promise.all([postPlainly(known, fields), postPlainly(known, fields)])
  await postPlainly(known, { ...fields, message: 'Another' })
  expect(server.mails).toHaveLength(2)
})

test('a submission whose email was rejected can be sent again', async () => {
  let isFailing = true
  const failing = await startMailServer({}, (reply) => {
    reply(isFailing ? refusal(451) : undefined)
  })
  const known = serviceWith(failing.port)
  const fields = sentFields()
  expect(await post(known, fields)).toMatchObject({ status: 503 })
  isFailing = false
  expect(await post(known, fields)).toMatchObject({ status: 200 })
  await failing.stop()
})

test('if the mail server is slow to confirm an email, the outcome is unclear, and a repeat waits for the same email', async () => {
  const replies: (() => void)[] = []
  const slow = await startMailServer({}, (reply) => replies.push(reply))
  const waiting = { ...serviceWith(slow.port), patienceMs: 1000 }
  const fields = sentFields()
  expect(await post(waiting, fields)).toMatchObject({ status: 502 })
  const again = post(waiting, fields)
  for (const reply of replies) reply()
  expect(await again).toMatchObject({ status: 200 })
  await slow.stop()
  expect(slow.mails).toHaveLength(1)
})

test.each([
  ['a rejected request', 403, '<p>Refused', { headers: { origin: 'null' } }],
  ['an email that was not sent', 503, '<p>Not sent', {}],
])('the page for %s comes from the build and contains nothing from the request', async (_, code, text, changes) => {
  const fields = { ...consultationRequest({ message: '<script>quokka</script>' }), submission_id: randomUUID() }
  const { status, headers, body } = await postPlainly(serviceWith(1), fields, changes)
  expect([status, headers['Content-Type']]).toEqual([code, 'text/html; charset=utf-8'])
  expect(body).toBe(text)
})

test('an unexpected error causes a response and is not quoted', async () => {
  const broken = service()
  jest.spyOn(broken.memory.mails, 'get').mockImplementation(() => {
    throw new TypeError('quokka')
  })
  expect(await post(broken, sentFields())).toMatchObject({ status: 500, body: '{}' })
  expect(warn.mock.calls).toEqual([['Consultation service: unexpected TypeError']])
  expect(await postPlainly(broken, { ...consultationRequest() })).toMatchObject({ status: 500, body: '<p>Unclear' })
})

test.each([
  ['IPv4 addresses with the same first 24 bits', ['192.0.2.1', '192.0.2.255', '::ffff:192.0.2.7']],
  ['IPv6 addresses with the same first 48 bits', ['2001:db8:1::1', '2001:DB8:1:ffff::1', '2001:db8:1:0:5:6:7:8%eth0']],
  ['IPv6 addresses of a network with zeros', ['2001:db8::1', '2001:db8:0:1::', '2001:db8:0:1:0:0:0:1']],
  ['IPv6 addresses of a network with more zeros', ['2001::1', '2001:0:0:1::1']],
])('%s are in one block', (_, addresses) => {
  expect(new Set(addresses.map((address) => addressBlock({}, '', address))).size).toBe(1)
})

test.each([
  ['only the header that the settings name', { 'x-forwarded-for': '203.0.113.9' }, '10.0.0'],
  ['the last address of a list, which the proxy added', { 'x-real-ip': '203.0.113.9, 198.51.100.7' }, '198.51.100'],
  ['the client’s address if the proxy sends none', { 'x-real-ip': 'unknown' }, '10.0.0'],
])('a visitor is counted by %s', (_, headers, block) => {
  expect(addressBlock(headers, 'x-real-ip', '10.0.0.1')).toBe(block)
})
