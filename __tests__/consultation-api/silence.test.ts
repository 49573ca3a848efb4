/** @jest-environment node */
// No response and no log contains visitors' input.
import { handleRequest } from '../../src/consultation-api/service'
import { startMailServer } from './mail-server'
import { post, postPlainly, received, sentFields, serviceWith } from './requests'

/** A word that occurs in each field and nowhere else. */
const SECRET = 'quokka'

const written = {
  name: `Ada ${SECRET}`,
  email: `${SECRET}@example.com`,
  phone: `+1 ${SECRET}`,
  company: `${SECRET} & Co`,
  message: `My ${SECRET} needs advice.`,
}

const CASES = [
  'accepted',
  'rejected for its content',
  'rejected for its sender',
  'caught by the honeypot',
  'cut off',
  'too long',
  'malformed',
]

test.each(CASES)('a request that is %s leaves no input in responses or logs', async (kind) => {
  const output: string[] = []
  const capture = (...texts: unknown[]) => {
    output.push(texts.map(String).join())
    return true
  }
  for (const stream of [process.stdout, process.stderr]) jest.spyOn(stream, 'write').mockImplementation(capture)
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    jest.spyOn(console, level).mockImplementation(capture)

  // Mail servers often quote the text that they reject.
  const quoting = Object.assign(new Error(`No ${SECRET} here`), { responseCode: 554 })
  const server = await startMailServer(
    kind === 'rejected for its sender'
      ? {
          onMailFrom: (_, __, reply) => {
            reply(quoting)
          },
        }
      : {},
    (reply) => {
      reply(kind === 'rejected for its content' ? quoting : undefined)
    },
  )
  const service = serviceWith(server.port)
  const changes = {
    'caught by the honeypot': { website: SECRET },
    'too long': { message: SECRET.repeat(1000) },
    malformed: { name: `${SECRET}\r\nBcc: ${SECRET}` },
  }
  const fields = sentFields({ ...written, ...Object.entries(changes).find(([name]) => name === kind)?.[1] })
  const replies =
    kind === 'cut off'
      ? [await handleRequest(received(JSON.stringify(fields).slice(0, -20)), () => service)]
      : [await post(service, fields), await postPlainly(service, { ...written, website: '' })]
  await server.stop()
  jest.restoreAllMocks()
  expect(replies.map((reply) => JSON.stringify(reply)).join()).not.toContain(SECRET)
  expect(output.join()).not.toContain(SECRET)
  if (kind.startsWith('rejected')) expect(output).not.toEqual([])
})

test('unreadable settings cause an error response and do not stop the server', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const reply = await handleRequest(received('{}'), () => {
    throw new RangeError(SECRET)
  })
  expect(reply.status).toBe(500)
  expect(warn.mock.calls).toEqual([['Consultation service: unexpected RangeError']])
  jest.restoreAllMocks()
})

test('an unexpected error causes an error response and is not quoted', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const service = serviceWith(25)
  jest.spyOn(service.memory.requests, 'penalty').mockRejectedValue(new TypeError(SECRET))
  const reply = await post(service, sentFields())
  expect(reply.status).toBe(500)
  expect(warn.mock.calls).toEqual([['Consultation service: unexpected TypeError']])
  expect(JSON.stringify(reply)).not.toContain(SECRET)
  jest.restoreAllMocks()
})
