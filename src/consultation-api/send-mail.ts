import { Readable } from 'node:stream'
import SMTPConnection, { type SMTPError } from 'nodemailer/lib/smtp-connection'
import type { MailSettings } from './settings'

/** The outcome of sending an email. */
export type MailOutcome =
  | 'accepted'
  /** Definitely not accepted, but may be soon. */
  | 'busy'
  /** Definitely not accepted, and will not be until someone fixes the cause. */
  | 'rejected'
  /** Accepted or not: the connection ended after transmission of the email had begun. */
  | 'unclear'

/** How long to wait until the mail server is ready to receive the email, in seconds. */
const SMTP_TIMEOUT_SECONDS = 8

const LOG_TEXTS: Record<Exclude<MailOutcome, 'accepted'>, string> = {
  busy: 'not accepted',
  rejected: 'rejected',
  unclear: 'possibly accepted',
}

/** The port for implicit TLS; RFC 8314, section 3.3. */
const TLS_PORT = 465

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/

/** Requires TLS, except for a server on this machine, whose certificate would rarely be valid. */
function connectionTo({ host, port }: MailSettings, connectionTimeout: number): SMTPConnection {
  const here = LOOPBACK.test(host)
  const secure = port === TLS_PORT
  return new SMTPConnection({ host, port, secure, requireTLS: !here && !secure, ignoreTLS: here, connectionTimeout })
}

function outcomeOf({ responseCode = 0, permanent }: SMTPError, hasBegun: boolean): Exclude<MailOutcome, 'accepted'> {
  if (responseCode >= 400) return permanent ? 'rejected' : 'busy'
  return hasBegun ? 'unclear' : 'busy'
}

/**
 * Sends one email over its own connection. After receiving the email, a server may take minutes to confirm it (RFC 5321,
 * section 4.5.3.2.6). There is no timeout for this, because giving up would cause the email to be sent twice.
 *
 * @param logFailure called on failure with a message for the log. It never contains the server's reply text, which may
 *   quote the email
 * @returns the outcome; never rejects
 */
export function sendMail(
  mail: Buffer,
  settings: MailSettings,
  logFailure: (message: string) => void,
  msPerSecond = 1000,
): Promise<MailOutcome> {
  return new Promise((resolve) => {
    const connection = connectionTo(settings, SMTP_TIMEOUT_SECONDS * msPerSecond)
    let begun = false
    let settled = false
    const settle = (error?: SMTPError | null) => {
      if (settled) return
      settled = true
      clearTimeout(timeout)
      connection.close()
      if (!error) {
        resolve('accepted')
        return
      }
      const { code = 'unknown', command = 'none', responseCode = 'none' } = error
      const outcome = outcomeOf(error, begun)
      logFailure(`the email was ${LOG_TEXTS[outcome]} (error ${code}, command ${command}, reply ${responseCode})`)
      resolve(outcome)
    }
    const timeout = setTimeout(() => {
      if (!begun) settle(Object.assign(new Error(), { code: 'ETIMEDOUT' }))
    }, SMTP_TIMEOUT_SECONDS * msPerSecond)
    // The connection reads the stream only after the server has asked for the email.
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
