/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { consultationRequest } from '../factories/consultation'
import { refusal, startMailServer } from './mail-server'
import { post, postPlainly, sentFields, serviceWith } from './requests'

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('a repeated submission gets the same response and sends no second email', async () => {
  const server = await startMailServer()
  const service = serviceWith(server.port)
  const fields = sentFields()
  const first = await post(service, fields)
  const again = await post(service, { ...fields, submission_id: String(fields.submission_id).toUpperCase() })
  await server.stop()
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body.toLowerCase()).toBe(first.body)
  expect(server.mails).toHaveLength(1)
})

test('two submissions with the same text send two emails', async () => {
  const server = await startMailServer()
  const service = serviceWith(server.port)
  await post(service, sentFields())
  await post(service, sentFields())
  await server.stop()
  expect(server.mails).toHaveLength(2)
})

test('concurrent repeats send one email and all wait for its delivery', async () => {
  const replies: (() => void)[] = []
  const server = await startMailServer({}, (reply) => replies.push(reply))
  const service = serviceWith(server.port)
  const fields = sentFields()
  let answered = 0
  const asked = Array.from({ length: 8 }, async () => {
    const { status } = await post(service, fields)
    answered += 1
    return status
  })
  while (replies.length === 0) await new Promise((later) => setTimeout(later, 5))
  expect(answered).toBe(0)
  replies.forEach((reply) => {
    reply()
  })
  expect(await Promise.all(asked)).toEqual(Array(8).fill(200))
  await server.stop()
  expect(server.mails).toHaveLength(1)
})

test('concurrent repeats fail together, and the submission can then be sent again', async () => {
  let failing = true
  const server = await startMailServer({
    onMailFrom: (_, __, reply) => {
      reply(failing ? refusal(451) : null)
    },
  })
  const service = serviceWith(server.port)
  const fields = sentFields()
  const replies = await Promise.all([post(service, fields), post(service, fields), post(service, fields)])
  expect(replies.map(({ status }) => status)).toEqual([503, 503, 503])
  failing = false
  expect((await post(service, fields)).status).toBe(200)
  await server.stop()
  expect(server.mails).toHaveLength(1)
})

test('a slow confirmation by the mail server causes no second email: a repeat waits for the first', async () => {
  const replies: (() => void)[] = []
  const server = await startMailServer({}, (reply) => replies.push(reply))
  // The service's seconds are shorter here.
  const service = serviceWith(server.port, { msPerSecond: 150 })
  const fields = sentFields()
  expect((await post(service, fields)).status).toBe(502)
  const again = post(service, fields)
  replies.forEach((reply) => {
    reply()
  })
  expect((await again).status).toBe(200)
  await server.stop()
  expect(server.mails).toHaveLength(1)
})

test('a form that is sent twice without JavaScript sends one email', async () => {
  const server = await startMailServer()
  const service = serviceWith(server.port)
  const fields = { ...consultationRequest({ message: 'Line one\r\nline two' }), website: '', submission_id: '' }
  const replies = await Promise.all([postPlainly(service, fields), postPlainly(service, fields)])
  const reload = await postPlainly(service, fields)
  const other = await postPlainly(service, { ...fields, phone: '1' })
  await server.stop()
  expect([...replies, reload, other].map(({ status }) => status)).toEqual([303, 303, 303, 303])
  expect(server.mails).toHaveLength(2)
})

test('a form post without JavaScript may include an id', async () => {
  const server = await startMailServer()
  const service = serviceWith(server.port)
  const fields = { ...consultationRequest(), submission_id: randomUUID() }
  expect((await post(service, fields)).status).toBe(200)
  expect((await postPlainly(service, fields)).status).toBe(303)
  await server.stop()
  expect(server.mails).toHaveLength(1)
})
