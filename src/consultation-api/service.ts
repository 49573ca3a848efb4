import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { faultsOf, requestSchema } from '../consultation-form/request-schema'
import { composeMail } from './compose-mail'
import { hasLongHeader, isSameOrigin } from './header-checks'
import { log, logIgnoredProxy } from './log'
import type { Outcome } from './outcome'
import { countMail, countRequest, createMemory, mailOnce, type Memory } from './rate-limits'
import { type HttpResponse, responseFor } from './response'
import { type MailOutcome, sendMail } from './send-mail'
import { readEnvironment, readSettings, type Settings } from './settings'
import { type BodyFormat, formatOf, idFromContent, readSubmission } from './submission'
import { visitorAddress } from './visitor-address'

/** Maximum body size in bytes. The form sends at most half of this, unless it sends Chinese text without JavaScript. */
const BODY_LIMIT = 32 * 1024

/** How long a visitor waits for the mail server, in seconds. Must be less than the form's timeout for this service. */
const MAIL_TIMEOUT_SECONDS = 12

/** When a request that was not accepted may be sent again, in seconds. The form waits at most 30 seconds. */
const SHORT_RETRY_SECONDS = 10
const LONG_RETRY_SECONDS = 600

/** An incoming request, independent of the server that received it. */
export interface HttpRequest {
  method: string
  headers: IncomingHttpHeaders
  /** The bytes of the body, or another value if the server has parsed it. */
  body: unknown
  address: string
}

export interface Dependencies {
  environment: Readonly<Record<string, string | undefined>>
  memory: Memory
  /** The length of a second, in milliseconds. */
  msPerSecond?: number
}

const processMemory = createMemory()

/** Handles a request with this process's environment and memory; see {@link handleRequest}. */
export function handleInProcess(request: HttpRequest): Promise<HttpResponse> {
  return handleRequest(request, () => ({ environment: readEnvironment(), memory: processMemory }))
}

/**
 * Handles a request to the service: emails the form's contents to the firm, once.
 *
 * @param getDependencies returns the service's dependencies
 * @returns the response; never rejects, because Gatsby's server exits if a function rejects
 */
export async function handleRequest(request: HttpRequest, getDependencies: () => Dependencies): Promise<HttpResponse> {
  const format = formatOf(request.headers['content-type'])
  const asPage = format === 'form'
  try {
    const outcome =
      request.method === 'POST' ? await outcomeOf(request, format, getDependencies()) : { kind: 'wrongMethod' as const }
    return responseFor(outcome, asPage)
  } catch (error) {
    log(`unexpected ${error instanceof Error ? error.name : 'error'}`)
    return responseFor({ kind: 'failed' }, asPage)
  }
}

/** Runs the cheapest checks first, so that invalid requests cannot consume many resources. */
async function outcomeOf(
  received: HttpRequest,
  format: BodyFormat | undefined,
  dependencies: Dependencies,
): Promise<Outcome> {
  const { headers, body } = received
  const { environment, memory } = dependencies
  const settings = readSettings(environment)
  if ('wrong' in settings) {
    log(`no requests are accepted, because these settings are missing or invalid: ${settings.wrong.join(', ')}`)
    return { kind: 'unavailable', retryAfter: LONG_RETRY_SECONDS }
  }
  const { siteOrigin, visitorAddressHeader } = settings
  if (hasLongHeader(headers, visitorAddressHeader)) return { kind: 'longHeaders' }
  if (!isSameOrigin(headers, siteOrigin)) return { kind: 'foreign' }
  if (!format) return { kind: 'wrongType' }
  if (visitorAddressHeader === undefined) logIgnoredProxy(headers, memory)
  const retryAfter = await countRequest(memory, visitorAddress(received, visitorAddressHeader))
  if (retryAfter > 0) return { kind: 'tooMany', retryAfter }

  if (!(body instanceof Uint8Array)) return { kind: 'unreadable' }
  if (body.length > BODY_LIMIT) return { kind: 'tooLarge' }
  return mailSubmission(body, format, settings, dependencies)
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

  const { id = idFromContent(request), isSuspicious } = submission
  const key = id.toLowerCase()
  const retryAfter = await countMail(memory, key)
  if (retryAfter > 0) {
    log(`submission ${id}: the email was not sent, because too many were sent in the last few minutes`)
    return memory.unclear.has(key) ? { kind: 'unclear' } : { kind: 'unavailable', retryAfter }
  }
  const logFailure = (message: string) => {
    log(`submission ${id}: ${message}`)
  }
  const mail = mailOnce(memory, key, async () =>
    sendMail(await composeMail({ request, id, isSuspicious }, settings.mail), settings.mail, logFailure, msPerSecond),
  )
  // Sending continues after the timeout, and a repeat of the submission waits for the same email.
  return outcomeOfMail(
    await Promise.race([mail, after(MAIL_TIMEOUT_SECONDS * msPerSecond, 'unclear' as const, { ref: false })]),
    id,
  )
}

function outcomeOfMail(outcome: MailOutcome, id: string): Outcome {
  switch (outcome) {
    case 'accepted':
      return { kind: 'delivered', id }
    case 'busy':
      return { kind: 'unavailable', retryAfter: SHORT_RETRY_SECONDS }
    case 'rejected':
      return { kind: 'unavailable', retryAfter: LONG_RETRY_SECONDS }
    case 'unclear':
      return { kind: 'unclear' }
  }
}
