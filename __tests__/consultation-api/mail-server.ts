import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { listen } from '../build/server-process'

export interface TakenMail {
  raw: string
  parsed: Email
  recipients: string[]
}

export interface MailServer {
  port: number
  mails: readonly TakenMail[]
  stop: () => Promise<void>
}

const recipientsOf = ({ envelope }: SMTPServerSession) => envelope.rcptTo.map(({ address }) => address)

/** A reply that rejects the command. */
export function refusal(responseCode: number): Error {
  return Object.assign(new Error('Rejected by the test'), { responseCode })
}

/**
 * Starts a mail server.
 *
 * @param options overrides for a server that accepts everything
 * @param atEnd called with the reply function after an email has been received and stored; by default, replies at once
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
  // Some tests disconnect clients, which causes errors here.
  server.on('error', () => undefined)
  return {
    port: await listen(server.server),
    mails,
    stop: () =>
      new Promise((done) => {
        server.close(done)
      }),
  }
}
