import { createServer, type Socket } from 'node:net'
import fc from 'fast-check'
import type { SMTPServerOptions } from 'smtp-server'
import { type ConsultationRequest, requestText } from '../../content-model/delivery/consultation-request'
import { sendMail, settingsSchema } from '../../src/consultation-api/send-mail'
import { requestSchema } from '../../src/consultation-form/request-schema'
import { listen } from '../build/server-process'
import { completeRequest, consultationCopy, consultationRequest } from '../factories/consultation'
import { type MailServer, refusal, startMailServer } from './mail-server'
import { environmentWith } from './requests'

const ID = 'f5f1d1f5-1f0a-4c80-a6f0-3c1e0fb8f8a1'

function mail(port: number, changes: Partial<ConsultationRequest> = {}, environment: Record<string, string> = {}) {
  const settings = settingsSchema.parse(environmentWith(port, environment))
  return sendMail(consultationRequest(changes), ID, '', settings)
}

let warn: jest.SpyInstance
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ['absent', undefined, 587],
  ['empty', '', 587],
  ['set', '2525', 2525],
])('if SMTP_PORT is %s, the port is the documented default or the one that is set', (_, setting, port) => {
  expect(settingsSchema.parse({ ...environmentWith(25), SMTP_PORT: setting }).SMTP_PORT).toBe(port)
})

describe('with a mail server that accepts the email', () => {
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
  })
  afterAll(() => server.stop())

  test('the email goes from the firm to the firm, and replies go to the visitor', async () => {
    const whole = { ...completeRequest(), message: 'One\n\n  two' }
    expect(await mail(server.port, whole)).toEqual({ status: 200 })
    const { parsed, raw, recipients } = server.mails.at(-1) ?? {}
    expect(recipients).toEqual(['office@inbox.example'])
    expect(parsed).toMatchObject({
      from: { address: 'website@firm.example' },
      to: [{ address: 'office@inbox.example' }],
      replyTo: [{ address: 'ada@example.com', name: 'Ada Sample' }],
      subject: 'Consultation: Ada Sample',
      messageId: `<${ID}@firm.example>`,
    })
    expect(raw).toContain('Content-Type: text/plain')
    expect(parsed?.text?.trimEnd()).toBe(requestText(whole, consultationCopy()))
  })

  /** Text that mail software is known to misinterpret. */
  const TRICKS = fc.constantFrom(
    ...['\r\n', '\n', '\r', '\t', '\0', '\v', '\u001b', '\u0085', '\u2028', '\u202e', '\u2066', '\u200f', '\ufeff'],
    ...['=?utf-8?Q?Ada=0D=0ABcc:_victim@other.example?=', '=?UTF-8?B?QWRhDQpCY2M6IHg=?=', '=?', '?=', '=', '_'],
    ...['"', '\\', '<', '>', ',', ';', ':', '(', ')', '@', '.', ' ', '  ', '\u00a0', '\u00ad', '\u200b'],
    ...['Bcc: victim@other.example', '\r\n\r\n<b>', '\n.\n', '\r\n.\r\n', 'From ', 'a'.repeat(120), 'é', 'שלום', '👩‍👧'],
  )
  const text = fc.oneof(
    fc.array(TRICKS, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  )

  const HEADERS = 'content-transfer-encoding content-type date from message-id mime-version reply-to subject to'

  test('no input adds a header, a recipient, or an email, and all of it arrives', async () => {
    let accepted = 0
    const property = fc.asyncProperty(text, text, async (name, message) => {
      const { data } = requestSchema.safeParse({ ...consultationRequest(), name, company: name, message })
      // A name of invisible characters only is left out.
      if (!data?.name) return
      accepted += 1
      const before = server.mails.length
      await mail(server.port, data)
      expect(server.mails).toHaveLength(before + 1)
      const { parsed, recipients } = server.mails.at(-1) ?? {}
      expect(recipients).toEqual(['office@inbox.example'])
      const shown = data.name.replaceAll('=?', '= ?')
      expect(parsed).toMatchObject({
        subject: `Consultation: ${shown}`,
        replyTo: [{ name: shown, address: data.email }],
        attachments: [],
      })
      expect(parsed?.headers.map(({ key }) => key).sort()).toEqual(HEADERS.split(' '))
      expect(parsed?.text?.replace(/\n$/, '')).toBe(requestText(data, consultationCopy()))
    })
    await fc.assert(property, { numRuns: 80 })
    expect(accepted).toBeGreaterThan(15)
  })
})

/** When the form may send a request again: it waits for the first and gives up on the second. */
const SOON = 10
const NOT_SOON = 600

type Reply = (error: Error) => void
const refusing = (code: number) => (_: unknown, __: unknown, reply: Reply) => {
  reply(refusal(code))
}
const refusingEmail: SMTPServerOptions['onData'] = (stream, _, reply) => {
  stream.resume().on('end', () => {
    reply(refusal(499))
  })
}

test.each<[string, SMTPServerOptions, number, string]>([
  ['the sender for now', { onMailFrom: refusing(451) }, SOON, 'error EENVELOPE, command MAIL FROM, reply 451'],
  ['the recipient', { onRcptTo: refusing(500) }, NOT_SOON, 'error EENVELOPE, command RCPT TO, reply 500'],
  ['the email for now', { onData: refusingEmail }, SOON, 'error EMESSAGE, command DATA, reply 499'],
])('an email is not accepted if the server refuses %s', async (_, options, retryAfter, logged) => {
  const server = await startMailServer(options)
  const answer = await mail(server.port)
  await server.stop()
  expect(answer).toEqual({ status: 503, retryAfter })
  // Servers quote what they refuse.
  expect(warn.mock.calls).toEqual([[`Consultation service: email ${ID} failed (${logged})`]])
})

test.each([
  ['accepts', 'secret', { status: 200 }],
  ['refuses', 'wrong', { status: 503, retryAfter: NOT_SOON }],
])('a server %s the password %s', async (_, password, answer) => {
  const server = await startMailServer({
    onAuth: (login, __, reply) => {
      reply(null, login.username === 'a' && login.password === 'secret' ? { user: 'a' } : {})
    },
  })
  expect(await mail(server.port, {}, { SMTP_USER: 'a', SMTP_PASSWORD: password })).toMatchObject(answer)
  await server.stop()
  expect(warn.mock.calls.join()).not.toContain(password)
})

test('nothing is sent unencrypted to a server on another machine', async () => {
  const server = await startMailServer()
  // This address reaches this machine, but the service does not recognize it as local.
  const { status } = await mail(server.port, {}, { SMTP_HOST: '0.0.0.0' })
  await server.stop()
  expect([status, server.mails]).toEqual([503, []])
})

test('an email is not accepted if the server is unreachable', async () => {
  const { port, stop } = await startMailServer()
  await stop()
  expect(await mail(port)).toEqual({ status: 503, retryAfter: SOON })
})

test.each([
  ['is not accepted if the server disconnects before the email', 'EHLO', 503],
  ['may be accepted if the server disconnects after the email', '.', 502],
])('an email %s', async (_, last, status) => {
  const server = createServer((socket: Socket) => {
    socket.write('220 mail\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const lines = chunk.toString().split('\r\n')
      if (lines.some((line) => line.startsWith(last))) socket.destroy()
      else if (lines[0] === 'DATA') socket.write('354 go on\r\n')
      else if (/^(?:EHLO|MAIL|RCPT)/.test(lines[0] ?? '')) socket.write('250 ok\r\n')
    })
  })
  const port = await listen(server)
  expect(await mail(port)).toMatchObject({ status })
  server.close()
})
