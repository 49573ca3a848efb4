import { Readable } from 'node:stream'
import SMTPConnection, { type SMTPError } from 'nodemailer/lib/smtp-connection'
import type { MailSettings } from './settings'

/** What became of a mail. */
export type MailFate =
  | 'taken'
  /** Surely not taken, and may be soon. */
  | 'busy'
  /** Surely not taken, until somebody mends something. */
  | 'refused'
  /** Taken or not: the connection ended after the mail had begun to go over it. */
  | 'unclear'

/** How long the mail server may take until it is ready for the mail itself, in seconds. */
const SMTP_TIMEOUT_SECONDS = 8

/** The fates as the operator reads them. */
const WORDS: Record<Exclude<MailFate, 'taken'>, string> = {
  busy: 'not taken',
  refused: 'refused',
  unclear: 'perhaps taken',
}

/** The port where TLS comes before the first word; RFC 8314, section 3.3. */
const TLS_PORT = 465

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/

/** Mail goes encrypted or not at all, except to a server on this machine, whose certificate would seldom be valid. */
function connectionTo({ host, port }: MailSettings, connectionTimeout: number): SMTPConnection {
  const here = LOOPBACK.test(host)
  const secure = port === TLS_PORT
  return new SMTPConnection({ host, port, secure, requireTLS: !here && !secure, ignoreTLS: here, connectionTimeout })
}

function fateOf({ responseCode = 0, permanent }: SMTPError, begun: boolean): Exclude<MailFate, 'taken'> {
  if (responseCode >= 400) return permanent ? 'refused' : 'busy'
  return begun ? 'unclear' : 'busy'
}

/**
 * Sends one mail over a connection of its own. A server that has got the mail may take minutes to say so (RFC 5321, section
 * 4.5.3.2.6), and its answer is waited for: whoever gave up would have the mail sent twice.
 *
 * @param mail the whole message
 * @param tell called with words for the operator where it fails: what happened, and nothing that the server has said, which
 *   may quote the mail
 * @param second how long a second is, in milliseconds
 * @returns never rejects
 */
export function sendMail(
  mail: Buffer,
  settings: MailSettings,
  tell: (what: string) => void,
  second = 1000,
): Promise<MailFate> {
  return new Promise((resolve) => {
    const connection = connectionTo(settings, SMTP_TIMEOUT_SECONDS * second)
    let begun = false
    let settled = false
    const settle = (error?: SMTPError | null) => {
      if (settled) return
      settled = true
      clearTimeout(patience)
      connection.close()
      if (!error) {
        resolve('taken')
        return
      }
      const { code = 'unknown', command = 'none', responseCode = 'none' } = error
      const fate = fateOf(error, begun)
      tell(`the mail was ${WORDS[fate]} (error ${code}, command ${command}, reply ${responseCode})`)
      resolve(fate)
    }
    const patience = setTimeout(() => {
      if (!begun) settle(Object.assign(new Error(), { code: 'ETIMEDOUT' }))
    }, SMTP_TIMEOUT_SECONDS * second)
    // The connection reads it only once the server has asked for it.
    const content = new Readable({
      read() {
        begun = true
        this.push(mail)
        this.push(null)
      },
    })
    const send = () => {
      connection.send({ from: settings.from, to: settings.to, size: mail.length }, content, settle)
    }
    connection.on('error', settle)
    connection.connect((error) => {
      if (error) settle(error)
      else if (settings.login) {
        connection.login(settings.login, (refusal) => {
          if (refusal) settle(refusal)
          else send()
        })
      } else send()
    })
  })
}
