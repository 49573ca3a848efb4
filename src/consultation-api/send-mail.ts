import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import {
  type ConsultationRequest,
  requestText,
  type RequestWords,
} from '../../content-model/delivery/consultation-request'
import type { Answer } from './answer'

/** How long connecting to the mail server may take, in milliseconds: less than the service's response may take. */
const CONNECTION_TIMEOUT_MS = 8000
/**
 * How long the mail server may then say nothing, in milliseconds. RFC 5321, section 4.5.3.2, allows it minutes, but a server
 * that has stopped responding must not hold its connection, and with it a place among those of the service, for as long.
 */
const SILENCE_TIMEOUT_MS = 120_000
/** When to send again, in seconds, after a failure that may be over soon. The form waits that long and tries again. */
export const SOON = 10
/** For a failure that somebody must repair first. It is longer than the form waits, so that it does not try again. */
export const NOT_SOON = 600
/** The port for implicit TLS; RFC 8314, section 3.3. */
const TLS_PORT = 465
/** The port for STARTTLS; RFC 6409, section 3.1. */
const DEFAULT_PORT = 587

/** The environment variables; `.env.example` documents each. */
export const settingsSchema = z.object({
  SMTP_HOST: z.string().min(1),
  // An empty variable is 0.
  SMTP_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(0)
    .transform((port) => port || DEFAULT_PORT),
  SMTP_USER: z.string().default(''),
  SMTP_PASSWORD: z.string().default(''),
  MAIL_FROM: z.email(),
  MAIL_TO: z.email(),
  VISITOR_ADDRESS_HEADER: z.string().toLowerCase().default(''),
})

/** The properties of nodemailer's errors that never quote the email. Only these may be in a log. */
const errorSchema = z.object({ code: z.string(), command: z.string(), responseCode: z.number() }).partial()

/** The site's labels for the fields, and the subject of the email, which gatsby/output/consultation-api.ts defines. */
declare const REQUEST_WORDS: RequestWords & { subject: string }

/**
 * Emails a request from the firm's address to its mailbox. Replies go to the visitor. Never rejects.
 *
 * @param id the email's id, by which mail systems recognize repeats
 * @returns 200 once accepted, 503 if definitely not, and otherwise 502
 */
export async function sendMail(
  request: ConsultationRequest,
  id: string,
  note: string,
  settings: z.output<typeof settingsSchema>,
): Promise<Answer> {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: pass, MAIL_FROM: from } = settings
  // The certificate of a mail server on this machine is rarely valid, and nobody else can read what is sent there.
  const ignoreTLS = ['localhost', '127.0.0.1', '::1'].includes(host)
  const transport = createTransport({
    host,
    port,
    secure: port === TLS_PORT,
    requireTLS: !ignoreTLS,
    ignoreTLS,
    auth: user ? { user, pass } : undefined,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  })
  // nodemailer leaves text as it is that looks like an encoded word (RFC 2047). Mail clients would decode it, and show a
  // name that the visitor did not write.
  const name = request.name.replaceAll('=?', '= ?')
  const progress = { hasBegun: false }
  // nodemailer asks for the text only after it has connected and logged in. Before that, nothing can have been delivered.
  function* text() {
    progress.hasBegun = true
    yield requestText(request, REQUEST_WORDS)
  }
  try {
    await transport.sendMail({
      from,
      to: settings.MAIL_TO,
      replyTo: { name, address: request.email },
      subject: `${note}${REQUEST_WORDS.subject}: ${name}`,
      messageId: `<${id}@${from.replace(/^.*@/, '')}>`,
      text: Readable.from(text()),
    })
    return { status: 200 }
  } catch (error) {
    const { code, command, responseCode = 0 } = errorSchema.parse(error)
    console.warn(`Consultation service: email ${id} failed (error ${code}, command ${command}, reply ${responseCode})`)
    if (responseCode === 0 && progress.hasBegun) return { status: 502 }
    return { status: 503, retryAfter: responseCode >= 500 ? NOT_SOON : SOON }
  }
}
