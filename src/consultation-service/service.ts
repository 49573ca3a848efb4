import { setTimeout as after } from 'node:timers/promises'
import { faultsOf, requestSchema } from '../consultation/request-schema'
import { composeMail } from './compose-mail'
import { countRequest, mailOnce, type Memory } from './memory'
import type { Outcome } from './outcome'
import { isOwnOrigin } from './own-origin'
import type { Received, Reply } from './received'
import { replyTo } from './reply'
import { sendMail, type MailFate } from './send-mail'
import { readSettings } from './settings'
import { formatOf, idOf, readSubmission, type BodyFormat } from './submission'
import { visitorAddress } from './visitor-address'

/** The most bytes of a body. What the form sends is half of it at most, unless it goes without script in Chinese. */
const BODY_LIMIT = 32 * 1024

/** How long a visitor waits for the mail server, in seconds: less than the form waits for this service. */
const PATIENCE = 12

/** When a request that was not taken may be sent again, in seconds. The form waits for half a minute at most. */
const SOON = 10
const NOT_SOON = 600

/** What the service works with. */
export interface Surroundings {
  environment: Readonly<Record<string, string | undefined>>
  memory: Memory
  /** How long a second is, in milliseconds. */
  second?: number
}

/** What the operator is to know; never what a visitor wrote, or who. */
function log(what: string): void {
  console.warn(`Consultation service: ${what}`)
}

/**
 * Answers a request to the service: mails what the form sent to the firm, once.
 *
 * @param find finds what the service works with
 * @returns the answer; never rejects, because Gatsby's server ends where a function does
 */
export async function answerRequest(received: Received, find: () => Surroundings): Promise<Reply> {
  const format = formatOf(received.headers['content-type'])
  const asPage = format === 'form'
  try {
    return replyTo(await outcomeOf(received, format, find()), asPage)
  } catch (error) {
    log(`an unforeseen ${error instanceof Error ? error.name : 'error'}`)
    return replyTo({ kind: 'failed' }, asPage)
  }
}

async function outcomeOf(
  received: Received,
  format: BodyFormat | undefined,
  { environment, memory, second = 1000 }: Surroundings,
): Promise<Outcome> {
  const { method, headers, body } = received
  if (method !== 'POST') return { kind: 'wrongMethod' }

  const settings = readSettings(environment)
  if ('wrong' in settings) {
    log(`no request can be taken, because these settings are missing or wrong: ${settings.wrong.join(', ')}`)
    return { kind: 'unavailable', retryAfter: NOT_SOON }
  }
  if (!isOwnOrigin(headers, settings.siteOrigin)) return { kind: 'foreign' }
  if (!format) return { kind: 'wrongType' }
  const retryAfter = await countRequest(memory, visitorAddress(received, settings.visitorAddressHeader))
  if (retryAfter > 0) return { kind: 'tooMany', retryAfter }

  if (!(body instanceof Uint8Array)) return { kind: 'unreadable' }
  if (body.length > BODY_LIMIT) return { kind: 'tooLarge' }
  const submission = readSubmission(body, format)
  if (!submission) return { kind: 'unreadable' }
  if (submission.trapped) {
    log('dropped what had filled in the field that no visitor sees')
    return { kind: 'delivered', id: submission.id ?? '' }
  }
  const { data: request, error } = requestSchema.safeParse(submission.fields)
  if (error) return { kind: 'invalid', faults: faultsOf(error) }

  const id = submission.id ?? idOf(request)
  const tell = (what: string) => {
    log(`submission ${id}: ${what}`)
  }
  const mail = mailOnce(memory, id.toLowerCase(), async () =>
    sendMail(await composeMail(request, id, settings.mail), settings.mail, tell, second),
  )
  // The mail itself is not given up: a repeat of the submission joins it.
  return outcomeOfMail(await Promise.race([mail, after(PATIENCE * second, 'unclear' as const, { ref: false })]), id)
}

function outcomeOfMail(fate: MailFate, id: string): Outcome {
  switch (fate) {
    case 'taken':
      return { kind: 'delivered', id }
    case 'busy':
      return { kind: 'unavailable', retryAfter: SOON }
    case 'refused':
      return { kind: 'unavailable', retryAfter: NOT_SOON }
    case 'unclear':
      return { kind: 'unclear' }
  }
}
