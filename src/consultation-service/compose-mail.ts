import MailComposer from 'nodemailer/lib/mail-composer'
import type { ConsultationRequest } from '../consultation/consultation-request'
import type { MailSettings } from './settings'

/** The mail's body: what the visitor wrote, as it was written. */
function textOf({ name, email, phone, company, message }: ConsultationRequest): string {
  const lines = [`Name: ${name}`, `Email: ${email}`]
  if (phone) lines.push(`Phone: ${phone}`)
  if (company) lines.push(`Company: ${company}`)
  return [...lines, '', message, '', '', 'Sent by the form on the website. A reply goes to the visitor.', ''].join('\n')
}

/**
 * Writes the mail that brings a request to the firm. It comes from the firm's own address, since a mail server would refuse
 * to send in a visitor's name, and is answered to the visitor.
 *
 * @param id the submission's; the `Message-ID` is made of it, by which mail systems too know a repeat
 * @returns the message as a mail server takes it
 */
export function composeMail(request: ConsultationRequest, id: string, { from, to }: MailSettings): Promise<Buffer> {
  return new MailComposer({
    from,
    to,
    replyTo: { name: request.name, address: request.email },
    subject: `Consultation request from ${request.name}`,
    messageId: `<${id.toLowerCase()}@${from.replace(/^.*@/, '')}>`,
    text: textOf(request),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}
