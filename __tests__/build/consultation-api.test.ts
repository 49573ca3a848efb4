// The consultation service as Gatsby serves it from the latest build, with a real mail server.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type MailServer, startMailServer } from '../consultation-api/mail-server'
import { environmentWith, sentFields } from '../consultation-api/requests'
import { byName, CONSULTATION_FIELDS } from '../../content-model/consultation-form/fields'
import { requestWords } from '../../gatsby/output/consultation-api'
import { consultationRequest } from '../factories/consultation'
import { folderForEachTest } from '../gatsby/folder'
import { FILES, readText } from './built-site'
import { sendRequest } from './send-request'
import { type SiteServer, startGatsby } from './server-process'

const FUNCTION = '.cache/functions/consultation.js'

let mail: MailServer
let gatsby: SiteServer
let log = ''

beforeAll(async () => {
  mail = await startMailServer()
  gatsby = await startGatsby(environmentWith(mail.port), (text) => (log += text))
}, 120_000)
afterAll(async () => {
  await gatsby.stop()
  await mail.stop()
})

function post(body: string, type = 'application/json') {
  const { origin } = gatsby
  const headers = { origin, 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }
  return sendRequest(origin, '/api/consultation', { method: 'POST', headers, body })
}

// Gatsby evaluates the function's file again for each request.
test('a request from the form’s script and its repeat send one email', async () => {
  const fields = sentFields({ message: 'Hello 👋 שלום' })
  for (const { status, body } of [await post(JSON.stringify(fields)), await post(JSON.stringify(fields))])
    expect([status, JSON.parse(body)]).toEqual([200, { submission_id: fields.submission_id }])
  expect(mail.mails.map(({ parsed }) => parsed.text)).toEqual([expect.stringContaining('Hello 👋 שלום')])
})

test('the longest request from a browser without JavaScript is delivered', async () => {
  // In UTF-8, its letters are as long as any that browsers count as one.
  const longest = byName(CONSULTATION_FIELDS, ({ kind, maxLength }) =>
    kind === 'email' ? 'ada@example.com' : '界'.repeat(maxLength),
  )
  const fields = { ...longest, website: '' }
  const { status, headers } = await post(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded')
  expect([status, headers.get('location')]).toEqual([303, ['/contact/thanks']])
  expect(mail.mails.at(-1)?.parsed.text).toContain(longest.message)
})

test('the email has the labels of the site', () => {
  const text = mail.mails[0]?.parsed.text
  for (const { name, kind, label } of requestWords('content').fields)
    if (consultationRequest()[name]) expect(text).toContain(kind === 'paragraph' ? `\n\n${label}\n` : `${label}: `)
})

test('the server’s log contains nothing that visitors submitted', () => {
  expect(log).toContain('/api/consultation')
  expect(log).not.toMatch(/Hello|ada@example|Ada Sample|界/)
})

test('no script of the site contains code of the service', () => {
  const scripts = FILES.filter((file) => /^[^/]+\.js$/.test(file))
  expect(scripts.filter((file) => /nodemailer|SMTP_/.test(readText(file)))).toEqual([])
})

test('the service is the only function and contains no value from the build environment', () => {
  expect(readdirSync('.cache/functions').sort()).toEqual(['consultation.js', 'manifest.json'])
  expect(readFileSync(FUNCTION, 'utf8')).not.toContain(process.env.PATH)
})

const folder = folderForEachTest()

test('only the latest of the function’s loads by Gatsby stays in memory', () => {
  // Does with the function what Gatsby does for each request, and prints how many loaded copies remain.
  const code = `
    const file = ${JSON.stringify(resolve(FUNCTION))}
    for (let request = 0; request < 5; request += 1) {
      delete require.cache[file]
      require(file).default({ method: 'HEAD', headers: {}, readableEnded: true }, { writeHead: () => ({ end() {} }) })
    }
    console.log(module.children.length)`
  folder.write('loads.cjs', code)
  expect(execFileSync(process.execPath, [folder.at('loads.cjs')], { encoding: 'utf8' }).trim()).toBe('1')
})
