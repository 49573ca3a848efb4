import MailComposer from 'nodemailer/lib/mail-composer'
import { encodeWord, foldLines } from 'nodemailer/lib/mime-funcs'
import type { ConsultationRequest } from '../consultation-form/consultation-request'
import type { MailSettings } from './settings'

/** Subject prefix of a request that may come from a bot. */
const SPAM_PREFIX = '[Possible spam] '
const SPAM_NOTE = 'A field that visitors do not see was filled in. Programs do this, and so do some password managers.'

/** Words of letters, digits, and underscores, which every mail client shows as is. */
const PLAIN = /^\w+(?: \w+)*$/

/** Maximum length of an encoded word, so that it fits on a 76-character line after the header name (RFC 2047, section 2). */
const WORD_LIMIT = 64

interface MailedRequest {
  request: ConsultationRequest
  /** The id of the submission. The `Message-ID` is derived from it, so that mail systems can recognize repeats. */
  id: string
  /** Whether the hidden honeypot field was filled in. */
  isSuspicious: boolean
}

/** The email body, with the visitor's input unchanged. */
function textOf({ request: { name, email, phone, company, service, message }, isSuspicious }: MailedRequest): string {
  const lines = [`Name: ${name}`, `Email: ${email}`]
  if (phone) lines.push(`Phone: ${phone}`)
  if (company) lines.push(`Company: ${company}`)
  if (service) lines.push(`About: ${service}`)
  const notes = ['Sent by the form on the website. A reply goes to the visitor.', ...(isSuspicious ? [SPAM_NOTE] : [])]
  return [...lines, '', message, '', '', ...notes, ''].join('\n')
}

/**
 * Encodes a text for use in a header value, so that every mail client shows exactly this text. Text that already looks
 * encoded is encoded again. nodemailer would leave it as is, and a client would decode it to something else, possibly with
 * line breaks.
 *
 * @returns plain words separated by spaces, or encoded words (RFC 2047)
 */
function encodeHeaderText(text: string): string {
  return PLAIN.test(text) ? text : encodeWord(text, 'B', WORD_LIMIT)
}

/** The headers that contain the visitor's input. */
function visitorHeaders({ request: { name, email }, isSuspicious }: MailedRequest): string {
  const subject = encodeHeaderText(`Consultation request from ${name}`)
  return [
    // The schema allows only characters in an address that need no encoding.
    `Reply-To: ${encodeHeaderText(name)} <${email}>`,
    `Subject: ${isSuspicious ? SPAM_PREFIX : ''}${subject}`,
  ]
    .map((header) => `${foldLines(header)}\r\n`)
    .join('')
}

/**
 * Composes the email that delivers a request to the firm. It is sent from the firm's own address, because mail servers do
 * not allow sending in a visitor's name. Replies go to the visitor.
 *
 * @returns the message in the format that mail servers accept
 */
export async function composeMail(mailed: MailedRequest, { from, to }: MailSettings): Promise<Buffer> {
  const message = await new MailComposer({
    from,
    to,
    messageId: `<${mailed.id.toLowerCase()}@${from.replace(/^.*@/, '')}>`,
    text: textOf(mailed),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
  return Buffer.concat([Buffer.from(visitorHeaders(mailed)), message])
}
