/** @jest-environment node */
// Names and addresses become email headers; none of them may inject a header, a recipient, or a MIME part.
import { type MailServer, startMailServer } from './mail-server'
import { post, sentFields, serviceWith } from './requests'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())

const NEWLINES = [
  ['CR LF', '\r\n'],
  ['a lone CR', '\r'],
  ['a lone LF', '\n'],
  ['CR LF and a space, as in folded lines', '\r\n '],
  ['LF and a tab', '\n\t'],
  ['two line breaks, which terminate the headers', '\r\n\r\n'],
  ['NUL', '\0'],
  ['a tab', '\t'],
  ['a vertical tab', '\v'],
  ['a form feed', '\f'],
  ['an escape', '\u001b'],
  ['DEL', '\u007f'],
  ['the next-line character (NEL)', '\u0085'],
  ['the Unicode line separator', '\u2028'],
  ['the Unicode paragraph separator', '\u2029'],
] as const

describe.each(['name', 'email', 'phone', 'company'])('in the field %s', (field) => {
  test.each(NEWLINES)('%s is rejected, and nothing is sent', async (_, between) => {
    const before = server.mails.length
    const start = field === 'email' ? 'ada@example.com' : 'Ada'
    const attempt = `${start}${between}Bcc: victim@other.example`
    const { status, body } = await post(serviceWith(server.port), sentFields({ [field]: attempt }))
    expect([status, body]).toEqual([422, JSON.stringify({ faults: { [field]: 'malformed' } })])
    expect(server.mails).toHaveLength(before)
  })
})

test.each([
  'ada@example.com,victim@other.example',
  'ada@example.com;victim@other.example',
  'ada@example.com victim@other.example',
  'Ada <ada@example.com>',
  '<ada@example.com>',
  '"a b"@example.com',
  'ada@example.com>\u00a0x',
  'ada@[192.0.2.1]',
  'ada',
  'ada@',
  '@example.com',
  'ada@exa mple.com',
  'ada@example.com?bcc=victim@other.example',
  'ada%0d%0aBcc:victim@other.example@example.com',
])('%j is rejected as an address, and nothing is sent', async (email) => {
  const before = server.mails.length
  const { status, body } = await post(serviceWith(server.port), sentFields({ email }))
  expect([status, body]).toEqual([422, JSON.stringify({ faults: { email: 'malformed' } })])
  expect(server.mails).toHaveLength(before)
})

const HARMLESS = [
  ['an encoded word', '=?utf-8?Q?Ada=0D=0ABcc:_victim@other.example?='],
  ['an encoded word in base64', '=?UTF-8?B?QWRhDQpCY2M6IHZpY3RpbUBvdGhlci5leGFtcGxl?='],
  ['escaped line breaks', 'Ada\\r\\nBcc: victim@other.example'],
  ['percent-encoded line breaks', 'Ada%0d%0aBcc: victim@other.example'],
  ['an address in angle brackets', 'Ada <victim@other.example>'],
  ['a list of addresses', 'Ada, victim@other.example'],
  ['a quoted string that ends early', 'Ada" <victim@other.example>, "'],
  ['a trailing backslash', 'Ada\\'],
  ['a group of addresses', 'Ada: victim@other.example;'],
  ['a comment', 'Ada (victim@other.example)'],
  ['the name of a header', 'Bcc: victim@other.example'],
  ['an SMTP command', 'RCPT TO:<victim@other.example>'],
] as const

test.each(HARMLESS)('%s in a name is treated as plain text', async (_, name) => {
  const before = server.mails.length
  const reply = await post(serviceWith(server.port), sentFields({ name, company: name, phone: name.slice(0, 40) }))
  expect(reply.status).toBe(200)
  expect(server.mails).toHaveLength(before + 1)
  const mail = server.mails.at(-1)
  expect(mail?.recipients).toEqual(['office@firm.example'])
  expect(mail?.parsed.text).toContain(`Name: ${name}`)
  expect(mail?.parsed.subject).toBe(`Consultation request from ${name}`)
  expect(mail?.parsed.replyTo).toEqual([{ name, address: 'ada@example.com' }])
  expect(mail?.parsed.headers.map(({ key }) => key).sort()).toEqual(HEADERS)
})

/** The headers of every email. */
const HEADERS = [
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

test.each(NEWLINES)('%s in the message stays in the message', async (_, between) => {
  const before = server.mails.length
  const message = `Hello${between}Bcc: victim@other.example${between}end`
  const reply = await post(serviceWith(server.port), sentFields({ message }))
  expect(reply.status).toBe(200)
  expect(server.mails).toHaveLength(before + 1)
  const mail = server.mails.at(-1)
  expect(mail?.recipients).toEqual(['office@firm.example'])
  expect(mail?.parsed.headers.map(({ key }) => key).sort()).toEqual(HEADERS)
  expect(mail?.parsed.text).toContain('Bcc: victim@other.example')
})
