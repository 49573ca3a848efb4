import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

/** A mail as the server has taken it. */
export interface TakenMail {
  /** What came over the line, before anything was decoded. */
  raw: string
  parsed: Email
  /** Whom the server was told to bring it to. */
  recipients: string[]
}

/** A real mail server on this machine. */
export interface MailServer {
  port: number
  /** What it has taken, the first one first. */
  mails: readonly TakenMail[]
  stop: () => Promise<void>
}

const recipientsOf = ({ envelope }: SMTPServerSession) => envelope.rcptTo.map(({ address }) => address)

/** A reply that refuses. */
export function refusal(responseCode: number): Error {
  return Object.assign(new Error('Refused by the test'), { responseCode })
}

/**
 * Starts a mail server.
 *
 * @param options how it differs from one that takes everything
 * @param atEnd called with the reply to a mail that has come, once it is kept; without it the reply is given at once
 */
export async function startMailServer(
  options: SMTPServerOptions = {},
  atEnd: (reply: (error?: Error) => void) => void = (reply) => {
    reply()
  },
): Promise<MailServer> {
  const mails: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 1,
    onData: (stream, session, reply) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks)
        void PostalMime.parse(raw).then((parsed) => {
          mails.push({ raw: raw.toString('latin1'), parsed, recipients: recipientsOf(session) })
          atEnd(reply)
        })
      })
    },
    ...options,
  })
  // Clients that go away are part of the tests.
  server.on('error', () => undefined)
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  return {
    port: address.port,
    mails,
    stop: () =>
      new Promise((done) => {
        server.close(done)
      }),
  }
}
