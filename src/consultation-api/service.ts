import { setTimeout as after } from 'node:timers/promises'
import { faultsOf, requestSchema } from '../consultation-form/request-schema'
import { composeMail } from './compose-mail'
import { readEnvironment } from './environment'
import { hasLongHeader } from './header-length'
import { log, logIgnoredProxy } from './log'
import { countMail, countRequest, createMemory, mailOnce, type Memory } from './memory'
import type { Outcome } from './outcome'
import { isOwnOrigin } from './own-origin'
import type { HttpRequest, HttpResponse } from './http-types'
import { replyTo } from './reply'
import { sendMail, type MailFate } from './send-mail'
import { readSettings, type Settings } from './settings'
import { formatOf, idOf, readSubmission, type BodyFormat } from './submission'
import { visitorAddress } from './visitor-address'

/** The most bytes of a body. What the form sends is half of it at most, unless it is sent without script in Chinese. */
const BODY_LIMIT = 32 * 1024

/** How long a visitor waits for the mail server, in seconds: less than the form waits for this service. */
const MAIL_TIMEOUT_SECONDS = 12

/** When a request that was not taken may be sent again, in seconds. The form waits for half a minute at most. */
const SOON = 10
const NOT_SOON = 600

/** What the service works with. */
export interface Dependencies {
  environment: Readonly<Record<string, string | undefined>>
  memory: Memory
  /** How long a second is, in milliseconds. */
  msPerSecond?: number
}

const processMemory = createMemory()

/** Answers a request with this process's environment and memory; see {@link answerRequest}. */
export function answerInProcess(received: HttpRequest): Promise<HttpResponse> {
  return answerRequest(received, () => ({ environment: readEnvironment(), memory: processMemory }))
}

/**
 * Answers a request to the service: mails what the form sent to the firm, once.
 *
 * @param find finds what the service works with
 * @returns the answer; never rejects, because Gatsby's server exits when a function does
 */
export async function answerRequest(received: HttpRequest, find: () => Dependencies): Promise<HttpResponse> {
  const format = formatOf(received.headers['content-type'])
  const asPage = format === 'form'
  try {
    const outcome =
      received.method === 'POST' ? await outcomeOf(received, format, find()) : { kind: 'wrongMethod' as const }
    return replyTo(outcome, asPage)
  } catch (error) {
    log(`an unforeseen ${error instanceof Error ? error.name : 'error'}`)
    return replyTo({ kind: 'failed' }, asPage)
  }
}

/** The cheapest refusals come first: whoever sends garbage must not be able to make it expensive. */
async function outcomeOf(
  received: HttpRequest,
  format: BodyFormat | undefined,
  surroundings: Dependencies,
): Promise<Outcome> {
  const { headers, body } = received
  const { environment, memory } = surroundings
  const settings = readSettings(environment)
  if ('wrong' in settings) {
    log(`no request can be taken, because these settings are missing or wrong: ${settings.wrong.join(', ')}`)
    return { kind: 'unavailable', retryAfter: NOT_SOON }
  }
  const { siteOrigin, visitorAddressHeader } = settings
  if (hasLongHeader(headers, visitorAddressHeader)) return { kind: 'longHeaders' }
  if (!isOwnOrigin(headers, siteOrigin)) return { kind: 'foreign' }
  if (!format) return { kind: 'wrongType' }
  if (visitorAddressHeader === undefined) logIgnoredProxy(headers, memory)
  const retryAfter = await countRequest(memory, visitorAddress(received, visitorAddressHeader))
  if (retryAfter > 0) return { kind: 'tooMany', retryAfter }

  if (!(body instanceof Uint8Array)) return { kind: 'unreadable' }
  if (body.length > BODY_LIMIT) return { kind: 'tooLarge' }
  return mailSubmission(body, format, settings, surroundings)
}

async function mailSubmission(
  body: Uint8Array,
  format: BodyFormat,
  settings: Settings,
  { memory, msPerSecond = 1000 }: Dependencies,
): Promise<Outcome> {
  const submission = readSubmission(body, format)
  if (!submission) return { kind: 'unreadable' }
  const { data: request, error } = requestSchema.safeParse(submission.fields)
  if (error) return { kind: 'invalid', faults: faultsOf(error) }

  const { id = idOf(request), isSuspicious } = submission
  const key = id.toLowerCase()
  const retryAfter = await countMail(memory, key)
  if (retryAfter > 0) {
    log(`submission ${id}: the mail was not taken, because too many were sent in the last minutes`)
    return { kind: 'unavailable', retryAfter }
  }
  const tell = (what: string) => {
    log(`submission ${id}: ${what}`)
  }
  const mail = mailOnce(memory, key, async () =>
    sendMail(await composeMail({ request, id, isSuspicious }, settings.mail), settings.mail, tell, msPerSecond),
  )
  // The mail itself is not given up: a repeat of the submission joins it.
  return outcomeOfMail(
    await Promise.race([mail, after(MAIL_TIMEOUT_SECONDS * msPerSecond, 'unclear' as const, { ref: false })]),
    id,
  )
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
