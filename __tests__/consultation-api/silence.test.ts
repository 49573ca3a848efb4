/** @jest-environment node */
// Nothing of what visitors write is in an answer or in a log.
import { answerRequest } from '../../src/consultation-api/service'
import { post, postPlainly, received, sentFields, serviceWith } from './asked'
import { startMailServer } from './mail-server'

/** Words that are in each field, and nowhere else. */
const SECRET = 'quokka'

const written = {
  name: `Ada ${SECRET}`,
  email: `${SECRET}@example.com`,
  phone: `+1 ${SECRET}`,
  company: `${SECRET} & Co`,
  message: `My ${SECRET} needs advice.`,
}

const CASES = [
  'taken',
  'refused by its content',
  'refused by its sender',
  'trapped',
  'cut off',
  'too long',
  'malformed',
]

test.each(CASES)('a request that is %s leaves nothing behind', async (kind) => {
  const spoken: string[] = []
  const listen = (...texts: unknown[]) => {
    spoken.push(texts.map(String).join())
    return true
  }
  for (const stream of [process.stdout, process.stderr]) jest.spyOn(stream, 'write').mockImplementation(listen)
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    jest.spyOn(console, level).mockImplementation(listen)

  // Mail servers like to quote what they refuse.
  const quoting = Object.assign(new Error(`No ${SECRET} here`), { responseCode: 554 })
  const server = await startMailServer(
    kind === 'refused by its sender'
      ? {
          onMailFrom: (_, __, reply) => {
            reply(quoting)
          },
        }
      : {},
    (reply) => {
      reply(kind === 'refused by its content' ? quoting : undefined)
    },
  )
  const service = serviceWith(server.port)
  const changes = {
    trapped: { website: SECRET },
    'too long': { message: SECRET.repeat(1000) },
    malformed: { name: `${SECRET}\r\nBcc: ${SECRET}` },
  }
  const fields = sentFields({ ...written, ...Object.entries(changes).find(([name]) => name === kind)?.[1] })
  const replies =
    kind === 'cut off'
      ? [await answerRequest(received(JSON.stringify(fields).slice(0, -20)), () => service)]
      : [await post(service, fields), await postPlainly(service, { ...written, website: '' })]
  await server.stop()
  jest.restoreAllMocks()
  expect(replies.map((reply) => JSON.stringify(reply)).join()).not.toContain(SECRET)
  expect(spoken.join()).not.toContain(SECRET)
  if (kind.startsWith('refused')) expect(spoken).not.toEqual([])
})

test('settings that cannot be read are answered, and do not end the server', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const reply = await answerRequest(received('{}'), () => {
    throw new RangeError(SECRET)
  })
  expect(reply.status).toBe(500)
  expect(warn.mock.calls).toEqual([['Consultation service: an unforeseen RangeError']])
  jest.restoreAllMocks()
})

test('an error that nobody has foreseen is answered and not quoted', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const service = serviceWith(25)
  jest.spyOn(service.memory.requests, 'penalty').mockRejectedValue(new TypeError(SECRET))
  const reply = await post(service, sentFields())
  expect(reply.status).toBe(500)
  expect(warn.mock.calls).toEqual([['Consultation service: an unforeseen TypeError']])
  expect(JSON.stringify(reply)).not.toContain(SECRET)
  jest.restoreAllMocks()
})
