/** @jest-environment node */
// If the mail server does not accept an email, the service never reports success, and always reports whether the email may
// have been accepted.
import { createServer, type Socket } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { createMemory } from '../../src/consultation-api/rate-limits'
import { freePort } from '../build/server-process'
import { refusal, startMailServer } from './mail-server'
import { environmentWith, post, sentFields, serviceWith } from './requests'

let warn: jest.SpyInstance
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => {
  jest.restoreAllMocks()
})

/** Posts a request and returns the response's status and `Retry-After` header. */
async function statusWith(port: number, changes: Record<string, string> = {}) {
  // The service's seconds are shorter here.
  const service = serviceWith(port, { environment: environmentWith(port, changes), msPerSecond: 150 })
  const { status, headers } = await post(service, sentFields())
  return [status, headers['Retry-After']]
}

/** `Retry-After` values for which the form does and does not retry automatically. */
const SOON = '10'
const NOT_SOON = '600'

test('the service reports an unreachable server as not having accepted the email', async () => {
  expect(await statusWith(await freePort())).toEqual([503, SOON])
})

test('the service reports an unknown host name as not having accepted the email', async () => {
  expect(await statusWith(25, { SMTP_HOST: 'mail.invalid' })).toEqual([503, SOON])
})

/** A server that sends only the replies that a test defines. */
async function withSocket(onLine: (line: string, socket: Socket) => void, greeting = '220 mail\r\n') {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (greeting) socket.write(greeting)
    let rest = ''
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line, socket)
    })
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  return {
    port: address.port,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('the service reports a server that sends no greeting as not having accepted the email', async () => {
  const server = await withSocket(() => undefined, '')
  expect(await statusWith(server.port)).toEqual([503, SOON])
  server.stop()
})

test('the service reports a server that disconnects early as not having accepted the email', async () => {
  const server = await withSocket((_, socket) => socket.destroy())
  expect(await statusWith(server.port)).toEqual([503, SOON])
  server.stop()
})

test('the service reports a server that speaks another protocol as not having accepted the email', async () => {
  const server = await withSocket(() => undefined, 'HTTP/1.1 400 Bad Request\r\n\r\n')
  expect(await statusWith(server.port)).toEqual([503, SOON])
  server.stop()
})

/** A server that accepts everything up to the end of the email, and then does what the test defines. */
const upToTheMail = (atEnd: (socket: Socket) => void) =>
  withSocket((line, socket) => {
    if (line === '.') atEnd(socket)
    else if (/^(?:EHLO|MAIL|RCPT)/.test(line)) socket.write('250 ok\r\n')
    else if (line === 'DATA') socket.write('354 go on\r\n')
  })

test('the service reports a server that disconnects after receiving the email as possibly having accepted it', async () => {
  const server = await upToTheMail((socket) => socket.destroy())
  expect(await statusWith(server.port)).toEqual([502, undefined])
  server.stop()
})

test('the service reports a server that does not reply after receiving the email as possibly having accepted it', async () => {
  const server = await upToTheMail(() => undefined)
  expect(await statusWith(server.port)).toEqual([502, undefined])
  server.stop()
})

/** A memory in which the email of a submission was possibly accepted. */
async function memoryOfUnclear(fields: Record<string, unknown>) {
  const memory = createMemory()
  const server = await upToTheMail((socket) => socket.destroy())
  expect((await post(serviceWith(server.port, { memory }), fields)).status).toBe(502)
  server.stop()
  return memory
}

test('the service sends a possibly accepted email again, with the same Message-ID', async () => {
  const fields = sentFields()
  const memory = await memoryOfUnclear(fields)
  const server = await startMailServer()
  const service = serviceWith(server.port, { memory })
  expect((await post(service, fields)).status).toBe(200)
  expect((await post(service, fields)).status).toBe(200)
  await server.stop()
  expect(server.mails.map(({ parsed }) => parsed.messageId)).toEqual([`<${String(fields.submission_id)}@firm.example>`])
})

test.each([451, 554])(
  'still reports an email as possibly accepted if it is rejected with %d when sent again',
  async (code) => {
    const fields = sentFields()
    const memory = await memoryOfUnclear(fields)
    const server = await startMailServer({}, (reply) => {
      reply(refusal(code))
    })
    expect((await post(serviceWith(server.port, { memory }), fields)).status).toBe(502)
    await server.stop()
  },
)

test('still reports an email as possibly accepted if too many were sent to send it again', async () => {
  const fields = sentFields()
  const memory = await memoryOfUnclear(fields)
  await memory.mailsTotal.penalty('all', memory.mailsTotal.points)
  expect((await post(serviceWith(await freePort(), { memory }), fields)).status).toBe(502)
})

test('the service reports a server that does not reply to DATA as not having accepted the email', async () => {
  const server = await withSocket((line, socket) => {
    if (line !== 'DATA') socket.write('250 ok\r\n')
  })
  expect(await statusWith(server.port)).toEqual([503, SOON])
  server.stop()
})

const refusedAt = (code: number): [string, SMTPServerOptions][] => [
  [
    'the connection',
    {
      onConnect: (_, reply) => {
        reply(refusal(code))
      },
    },
  ],
  [
    'the sender',
    {
      onMailFrom: (_, __, reply) => {
        reply(refusal(code))
      },
    },
  ],
  [
    'the recipient',
    {
      onRcptTo: (_, __, reply) => {
        reply(refusal(code))
      },
    },
  ],
]

test.each(refusedAt(451))(
  'reports a server that temporarily rejects %s as not having accepted the email',
  async (_, options) => {
    const server = await startMailServer(options)
    expect(await statusWith(server.port)).toEqual([503, SOON])
    await server.stop()
  },
)

test.each(refusedAt(554))(
  'reports a server that permanently rejects %s as not having accepted the email',
  async (_, options) => {
    const server = await startMailServer(options)
    expect(await statusWith(server.port)).toEqual([503, NOT_SOON])
    await server.stop()
  },
)

test.each([
  [452, SOON],
  [554, NOT_SOON],
])(
  'the service reports a server that rejects the email itself with %d as not having accepted it',
  async (code, wait) => {
    const server = await startMailServer({}, (reply) => {
      reply(refusal(code))
    })
    expect(await statusWith(server.port)).toEqual([503, wait])
    await server.stop()
  },
)

test('the service reports a server that rejects the password as not having accepted the email', async () => {
  const server = await startMailServer({
    onAuth: (_, __, reply) => {
      reply(refusal(535))
    },
  })
  expect(await statusWith(server.port, { SMTP_USER: 'a', SMTP_PASSWORD: 'secret' })).toEqual([503, NOT_SOON])
  expect(warn.mock.calls.flat().join()).not.toContain('secret')
  await server.stop()
})

test('delivers the email to a server that accepts the password', async () => {
  const server = await startMailServer({
    onAuth: ({ username, password }, _, reply) => {
      reply(null, username === 'a' && password === 'secret' ? { user: 'a' } : {})
    },
  })
  expect(await statusWith(server.port, { SMTP_USER: 'a', SMTP_PASSWORD: 'secret' })).toEqual([200, undefined])
  expect(server.mails).toHaveLength(1)
  await server.stop()
})

test('the service sends nothing unencrypted to a server on another machine', async () => {
  const server = await startMailServer()
  // This address reaches this machine, but the service does not recognize it as local.
  const status = await statusWith(server.port, { SMTP_HOST: '0.0.0.0' })
  await server.stop()
  expect(status).toEqual([503, NOT_SOON])
  expect(server.mails).toEqual([])
})

test('logs the error and the submission id', async () => {
  const server = await startMailServer({
    onMailFrom: (_, __, reply) => {
      reply(refusal(451))
    },
  })
  const fields = sentFields()
  await post(serviceWith(server.port), fields)
  await server.stop()
  expect(warn.mock.calls).toEqual([
    [
      `Consultation service: submission ${String(fields.submission_id)}: the email was not accepted (error EENVELOPE, command MAIL FROM, reply 451)`,
    ],
  ])
})
