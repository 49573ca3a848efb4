/** @jest-environment node */
import { consultationRequest } from '../factories/consultation'
import { type MailServer, startMailServer, type TakenMail } from './mail-server'
import { post, sentFields, serviceWith } from './requests'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())

/** Posts fields and returns the single resulting email. */
async function mailOf(fields: Record<string, unknown>): Promise<TakenMail> {
  const before = server.mails.length
  const reply = await post(serviceWith(server.port), fields)
  expect([reply.status, reply.body]).toEqual([200, JSON.stringify({ submission_id: fields.submission_id })])
  const [mail, ...others] = server.mails.slice(before)
  if (!mail) throw new Error('No email arrived')
  expect(others).toEqual([])
  return mail
}

const whole = {
  name: 'Ada Sample',
  email: 'ada@example.com',
  phone: '+1 312 555 0142',
  company: 'Sample & Co',
  message: 'First line\n\n  an indented one \nand the last.',
}

test('a request arrives with every field', async () => {
  const { parsed } = await mailOf(sentFields(whole))
  for (const text of Object.values(whole)) expect(parsed.text).toContain(text)
})

test('the email omits fields that the visitor left empty', async () => {
  const { parsed } = await mailOf(sentFields())
  expect(parsed.text).not.toMatch(/Phone|Company/)
})

test('the email is sent from the firm to the firm, and replies go to the visitor', async () => {
  const { parsed, recipients } = await mailOf(sentFields(whole))
  expect(recipients).toEqual(['office@firm.example'])
  expect(parsed.from).toEqual({ address: 'website@firm.example', name: '' })
  expect(parsed.replyTo).toEqual([{ address: 'ada@example.com', name: 'Ada Sample' }])
  expect(parsed.subject).toBe('Consultation request from Ada Sample')
})

test('the email is plain text without attachments', async () => {
  const { parsed, raw } = await mailOf(sentFields({ ...whole, message: '<b>bold</b> <img src=x>' }))
  expect(raw).toContain('Content-Type: text/plain')
  expect(parsed.html).toBeUndefined()
  expect(parsed.attachments).toEqual([])
  expect(parsed.text).toContain('<b>bold</b> <img src=x>')
})

test('the message id is derived from the submission id', async () => {
  const fields = sentFields()
  const { parsed } = await mailOf(fields)
  expect(parsed.messageId).toBe(`<${String(fields.submission_id)}@firm.example>`)
})

test.each([
  ['emoji', '👩‍👩‍👧‍👦 🏳️‍🌈 🇺🇸 e\u0301'],
  ['Arabic', 'مرحبا، أريد استشارة. ١٢٣'],
  ['Hebrew', 'שלום עולם'],
  ['Chinese', '您好，我想咨询退休规划。'],
  ['bidirectional text', 'Meet at 5 ב־תל אביב (TLV), ok?'],
])('%s arrives unchanged in each field', async (_, text) => {
  const { parsed } = await mailOf(sentFields({ name: text, company: text, phone: text, message: `${text}\n${text}` }))
  expect(parsed.text?.split(text)).toHaveLength(6)
  expect(parsed.replyTo?.[0]?.name).toBe(text)
  expect(parsed.subject).toBe(`Consultation request from ${text}`)
})

test.each([
  ['an override', 'Ada \u202egpj.elpmaS'],
  ['an isolate', '\u2066Ada\u2069'],
  ['marks, as contact apps copy them', '\u202a\u200e+1 312 555 0142\u200f\u061c\u202c'],
])('names are stripped of %s, which would reorder the subject', async (_, name) => {
  const { parsed } = await mailOf(sentFields({ name, phone: name, company: name }))
  const shown = name.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
  expect(parsed.subject).toBe(`Consultation request from ${shown}`)
  expect(parsed.replyTo).toEqual([{ address: 'ada@example.com', name: shown }])
  expect(parsed.text).toContain(`Name: ${shown}\n`)
  expect(parsed.text).toContain(`Phone: ${shown}\n`)
  expect(parsed.text).toContain(`Company: ${shown}\n`)
})

test('names are stripped of byte order marks, which mail clients omit where an encoded word begins', async () => {
  const name = `${'é'.repeat(5)}a\uFEFFb`
  const { parsed } = await mailOf(sentFields({ name, phone: name, company: name }))
  const shown = 'éééééab'
  expect(parsed.subject).toBe(`Consultation request from ${shown}`)
  expect(parsed.replyTo).toEqual([{ address: 'ada@example.com', name: shown }])
  expect(parsed.text).toContain(`Name: ${shown}\nEmail: ada@example.com\nPhone: ${shown}\nCompany: ${shown}\n`)
})

test('a message keeps its directional marks', async () => {
  const message = 'שלום \u200fabc\u200e עולם'
  const { parsed } = await mailOf(sentFields({ message }))
  expect(parsed.text).toContain(message)
})

test('a request with the honeypot filled in arrives, marked as possible spam', async () => {
  const { parsed } = await mailOf(sentFields({ ...whole, website: 'https://password-manager.example' }))
  expect(parsed.subject).toBe('[Possible spam] Consultation request from Ada Sample')
  expect(parsed.text).toContain('A field that visitors do not see was filled in.')
  expect(parsed.text).toContain(whole.message)
})

test('the longest allowed request arrives in full', async () => {
  const longest = {
    name: 'ä'.repeat(200),
    email: `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}example`.padEnd(254, 'c').slice(0, 254),
    phone: '5'.repeat(40),
    company: '株'.repeat(200),
    message: '界'.repeat(5000),
  }
  const { parsed } = await mailOf(sentFields(longest))
  for (const text of Object.values(longest)) expect(parsed.text).toContain(text)
})

test.each([
  ['one long line', 'word '.repeat(900).trim()],
  ['lines that begin with a dot', '.\n..\n.hidden\nend'],
  ['lines that look like the end of an email or like headers', 'From me\n\n.\nBcc: a@b.example\nend'],
  ['different spaces that look alike', 'a\u00a0b\u2003c\td'],
])('a message of %s arrives unchanged', async (_, message) => {
  const { parsed, recipients } = await mailOf(sentFields({ message }))
  expect(parsed.text).toContain(message)
  expect(recipients).toEqual(['office@firm.example'])
})

test('a JSON request without the optional fields is accepted', async () => {
  const { name, email, message } = consultationRequest()
  const { parsed } = await mailOf({ name, email, message, submission_id: crypto.randomUUID() })
  expect(parsed.text).toContain(message)
})
