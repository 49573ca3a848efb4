/** @jest-environment node */
// What the service says where the mail server does not take a mail: never that it has arrived, and always whether it may have.
import { createServer, type Socket } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { freePort } from '../build/server-process'
import { environmentWith, post, sentFields, serviceWith } from './asked'
import { refusal, startMailServer } from './mail-server'

let warn: jest.SpyInstance
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => {
  jest.restoreAllMocks()
})

/** Posts a request and returns the status of the answer, and the wait that it asks for. */
async function statusWith(port: number, changes: Record<string, string> = {}) {
  // The seconds of the service are shorter here.
  const service = serviceWith(port, { environment: environmentWith(port, changes), msPerSecond: 150 })
  const { status, headers } = await post(service, sentFields())
  return [status, headers['Retry-After']]
}

/** What the form tries again by itself, and what it does not. */
const SOON = '10'
const NOT_SOON = '600'

test('a server that is not there has not taken it', async () => {
  expect(await statusWith(await freePort())).toEqual([503, SOON])
})

test('a name that nobody has has not taken it', async () => {
  expect(await statusWith(25, { SMTP_HOST: 'mail.invalid' })).toEqual([503, SOON])
})

/** A server that answers nothing but what a test has it say, and when. */
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

test('a server that never greets has not taken it', async () => {
  const server = await withSocket(() => undefined, '')
  expect(await statusWith(server.port)).toEqual([503, SOON])
  server.stop()
})

test('a server that goes away before it greets has not taken it', async () => {
  const server = await withSocket((_, socket) => socket.destroy())
  expect(await statusWith(server.port)).toEqual([503, SOON])
  server.stop()
})

test('a server that speaks another language has not taken it', async () => {
  const server = await withSocket(() => undefined, 'HTTP/1.1 400 Bad Request\r\n\r\n')
  expect(await statusWith(server.port)).toEqual([503, SOON])
  server.stop()
})

/** A server that takes everything up to the mail itself, and then does what a test has it do. */
const upToTheMail = (atEnd: (socket: Socket) => void) =>
  withSocket((line, socket) => {
    if (line === '.') atEnd(socket)
    else if (/^(?:EHLO|MAIL|RCPT)/.test(line)) socket.write('250 ok\r\n')
    else if (line === 'DATA') socket.write('354 go on\r\n')
  })

test('a server that goes away once it has the mail may have taken it', async () => {
  const server = await upToTheMail((socket) => socket.destroy())
  expect(await statusWith(server.port)).toEqual([502, undefined])
  server.stop()
})

test('a server that says nothing once it has the mail may have taken it', async () => {
  const server = await upToTheMail(() => undefined)
  expect(await statusWith(server.port)).toEqual([502, undefined])
  server.stop()
})

test('a server that says nothing when it is asked to take a mail has not taken it', async () => {
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

test.each(refusedAt(451))('a server that refuses %s for now has not taken it', async (_, options) => {
  const server = await startMailServer(options)
  expect(await statusWith(server.port)).toEqual([503, SOON])
  await server.stop()
})

test.each(refusedAt(554))('a server that refuses %s for good has not taken it', async (_, options) => {
  const server = await startMailServer(options)
  expect(await statusWith(server.port)).toEqual([503, NOT_SOON])
  await server.stop()
})

test.each([
  [452, SOON],
  [554, NOT_SOON],
])('a server that refuses the mail itself by %d has not taken it', async (code, wait) => {
  const server = await startMailServer({}, (reply) => {
    reply(refusal(code))
  })
  expect(await statusWith(server.port)).toEqual([503, wait])
  await server.stop()
})

test('a server that refuses the password has not taken it', async () => {
  const server = await startMailServer({
    onAuth: (_, __, reply) => {
      reply(refusal(535))
    },
  })
  expect(await statusWith(server.port, { SMTP_USER: 'a', SMTP_PASSWORD: 'secret' })).toEqual([503, NOT_SOON])
  expect(warn.mock.calls.flat().join()).not.toContain('secret')
  await server.stop()
})

test('a server that accepts the password takes it', async () => {
  const server = await startMailServer({
    onAuth: ({ username, password }, _, reply) => {
      reply(null, username === 'a' && password === 'secret' ? { user: 'a' } : {})
    },
  })
  expect(await statusWith(server.port, { SMTP_USER: 'a', SMTP_PASSWORD: 'secret' })).toEqual([200, undefined])
  expect(server.mails).toHaveLength(1)
  await server.stop()
})

test('to a server that is not on this machine, nothing goes without encryption', async () => {
  const server = await startMailServer()
  // Not a name of this machine to the service, and yet this machine.
  const status = await statusWith(server.port, { SMTP_HOST: '0.0.0.0' })
  await server.stop()
  expect(status).toEqual([503, NOT_SOON])
  expect(server.mails).toEqual([])
})

test('the operator is told what has happened, and which submission it was', async () => {
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
      `Consultation service: submission ${String(fields.submission_id)}: the mail was not taken (error EENVELOPE, command MAIL FROM, reply 451)`,
    ],
  ])
})
