import MailComposer from 'nodemailer/lib/mail-composer'
import { foldLines } from 'nodemailer/lib/mime-funcs'
import type { ConsultationRequest } from '../consultation-form/consultation-request'
import { encodeHeaderText } from './encode-header-text'
import type { MailSettings } from './settings'

/** Before the subject of a request that may come from a program. */
const SUSPICION = '[Possible spam] '
const SUSPICION_REASON =
  'A field that visitors do not see was filled in. Programs do this, and so do some password managers.'

/** A request that is about to become a mail. */
interface MailedRequest {
  request: ConsultationRequest
  /** The submission's. The `Message-ID` is made of it, by which mail systems recognize a repeat too. */
  id: string
  /** Whether the field that visitors do not see was filled in. */
  isSuspicious: boolean
}

/** The mail's body: what the visitor wrote, unchanged. */
function textOf({ request: { name, email, phone, company, message }, isSuspicious }: MailedRequest): string {
  const lines = [`Name: ${name}`, `Email: ${email}`]
  if (phone) lines.push(`Phone: ${phone}`)
  if (company) lines.push(`Company: ${company}`)
  const notes = [
    'Sent by the form on the website. A reply goes to the visitor.',
    ...(isSuspicious ? [SUSPICION_REASON] : []),
  ]
  return [...lines, '', message, '', '', ...notes, ''].join('\n')
}

/** The headers that hold what the visitor wrote. */
function visitorHeaders({ request: { name, email }, isSuspicious }: MailedRequest): string {
  const subject = encodeHeaderText(`Consultation request from ${name}`)
  return [
    // The schema admits no character to an address that would have to be encoded.
    `Reply-To: ${encodeHeaderText(name)} <${email}>`,
    `Subject: ${isSuspicious ? SUSPICION : ''}${subject}`,
  ]
    .map((header) => `${foldLines(header)}\r\n`)
    .join('')
}

/**
 * Writes the mail that brings a request to the firm. It comes from the firm's own address, because a mail server would not
 * let it send in a visitor's name, and replies go to the visitor.
 *
 * @returns the message as a mail server takes it
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
