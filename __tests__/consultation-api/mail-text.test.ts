/** @jest-environment node */
// Any text that passes the schema arrives verbatim in its own position in the email, without additional headers or parts.
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { composeMail } from '../../src/consultation-api/compose-mail'
import { requestSchema } from '../../src/consultation-form/request-schema'

const settings = { host: 'mail.firm.example', port: 587, from: 'website@firm.example', to: 'office@firm.example' }
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

/** Text that mail software is known to misinterpret. */
const TRICKS = fc.constantFrom(
  ...['\r\n', '\n', '\r', '\t', '\0', '\v', '\u001b', '\u0085', '\u2028', '\u202e', '\u2066', '\u200f', '\ufeff'],
  ...['=?utf-8?Q?Ada=0D=0ABcc:_victim@other.example?=', '=?UTF-8?B?QWRhDQpCY2M6IHg=?=', '=?', '?=', '=', '_'],
  ...['"', '\\', '<', '>', ',', ';', ':', '(', ')', '@', '.', ' ', '  ', '\u00a0', '\u00ad', '\u200b'],
  ...['Bcc: victim@other.example', '\r\n\r\n<b>', '\n.\n', '--', 'From ', 'a'.repeat(120), 'é', 'שלום', '株', '👩‍👩‍👧'],
)
const text = fc.oneof(
  fc.array(TRICKS, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
)
const sent = fc.record({
  name: text,
  email: fc.oneof(
    fc.constant('ada@example.com'),
    fc.stringMatching(/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9]{1,20}(?:\.[a-z]{1,20}){0,3}$/),
  ),
  phone: text,
  company: text,
  message: text,
  service: text,
})

test.each([false, true])('every request arrives unchanged (suspicious: %s)', async (isSuspicious) => {
  let arrived = 0
  const property = fc.asyncProperty(sent, fc.uuid(), async (fields, id) => {
    const { data: request } = requestSchema.safeParse(fields)
    if (!request) return
    arrived += 1
    const mail = await PostalMime.parse(await composeMail({ request, id, isSuspicious }, settings))
    const { name, email, phone, company, message, service } = request
    expect(mail.subject).toBe(`${isSuspicious ? '[Possible spam] ' : ''}Consultation request from ${name}`)
    expect(mail.replyTo).toEqual([{ name, address: email }])
    expect(mail.from).toEqual({ name: '', address: settings.from })
    expect(mail.to).toEqual([{ name: '', address: settings.to }])
    expect(mail.headers.map(({ key }) => key).sort()).toEqual(HEADERS)
    expect([mail.html, mail.attachments]).toEqual([undefined, []])
    const lines = [`Name: ${name}`, `Email: ${email}`]
    if (phone) lines.push(`Phone: ${phone}`)
    if (company) lines.push(`Company: ${company}`)
    if (service) lines.push(`About: ${service}`)
    expect(mail.text?.split('\n\n\nSent by the form')[0]).toBe([...lines, '', message].join('\n'))
  })
  await fc.assert(property, { numRuns: 500 })
  // Enough of the generated requests must be valid.
  expect(arrived).toBeGreaterThan(50)
})
