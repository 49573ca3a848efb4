import { createHash } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import type { GatsbyFunctionRequest } from 'gatsby'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { faultsOf, requestSchema } from '../consultation-form/request-schema'
import { addressBlock } from './address-block'
import { type Answer, responseFor } from './answer'
import { NOT_SOON, sendMail, settingsSchema } from './send-mail'

/** The most requests from a block of addresses within ten minutes. It is this high because an office may share an address. */
const REQUESTS_PER_BLOCK = 20
const WINDOW_MS = 10 * 60 * 1000
/** How long a repeated submission is recognized, in milliseconds: a day, which is longer than anyone keeps a form open. */
const SUBMISSION_TTL_MS = 24 * 60 * 60 * 1000
/** The most entries in each cache, so that many requests do not fill the memory. */
const MAX_ENTRIES = 10_000
/** How long a visitor waits for the mail server, in milliseconds: less than a form's attempt may take (15 s). */
const PATIENCE_MS = 12_000

/** What the form sends. Without JavaScript, the id is missing. */
const submissionSchema = requestSchema.extend({
  submission_id: z.union([z.uuid(), z.literal('')]).default(''),
  website: z.string().default(''),
})

/** What every host of functions passes of a request, with the body in bytes. */
export type HostRequest = Pick<GatsbyFunctionRequest<unknown>, 'method' | 'headers' | 'body'> & {
  socket?: { remoteAddress?: string }
}

/** Creates what the service remembers between requests. */
export function createMemory() {
  return {
    /** The number of requests by block of addresses. */
    requests: new LRUCache<string, number>({ max: MAX_ENTRIES, ttl: WINDOW_MS }),
    /** The emails that are being sent or were accepted, by submission id. */
    mails: new LRUCache<string, Promise<Answer>>({ max: MAX_ENTRIES, ttl: SUBMISSION_TTL_MS }),
  }
}

export interface Service {
  memory: ReturnType<typeof createMemory>
  environment: Readonly<Record<string, string | undefined>>
  patienceMs?: number
}

/** Emails the contents of the form to the firm, once. Never rejects, because Gatsby's server would exit. */
export async function handleRequest(request: HostRequest, service: Service): Promise<ReturnType<typeof responseFor>> {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  try {
    return responseFor(await answerTo(request, isForm, service), isForm)
  } catch (error) {
    console.warn(`Consultation service: unexpected ${error instanceof Error ? error.name : 'error'}`)
    return responseFor({ status: 500 }, isForm)
  }
}

async function answerTo(
  { method, headers, body, socket }: HostRequest,
  isForm: boolean,
  { memory, environment, patienceMs = PATIENCE_MS }: Service,
): Promise<Answer> {
  if (method !== 'POST') return { status: 405 }
  const { origin = '', host } = headers
  // Pages of other sites cannot forge the origin that browsers send. Only hosts are compared, because behind a proxy with
  // TLS, this server does not know the scheme of the site.
  if (!URL.canParse(origin) || new URL(origin).host !== host) return { status: 403 }
  const { data: settings, error } = settingsSchema.safeParse(environment)
  if (error) {
    const names = error.issues.map(({ path }) => path.join()).join(', ')
    console.warn(`Consultation service: no requests are accepted, because of these settings: ${names}`)
    return { status: 503, retryAfter: NOT_SOON }
  }
  const block = addressBlock(headers, settings.VISITOR_ADDRESS_HEADER, socket?.remoteAddress)
  const count = (memory.requests.get(block) ?? 0) + 1
  memory.requests.set(block, count, { noUpdateTTL: true })
  if (count > REQUESTS_PER_BLOCK) return { status: 429, retryAfter: memory.requests.getRemainingTTL(block) / 1000 }

  const submission = submissionSchema.safeParse(readFields(body, isForm))
  if (submission.error) {
    const faults = faultsOf(submission.error)
    return Object.keys(faults).length > 0 ? { status: 422, json: { faults } } : { status: 400 }
  }
  const { submission_id, website, ...request } = submission.data
  // Without JavaScript, a submission has no id. Its contents take the place of one, so a form sent twice is one submission.
  const id = submission_id || createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const mail = memory.mails.get(id) ?? sendMail(request, id, website && '[Possible spam] ', settings)
  memory.mails.set(id, mail)
  void mail.then(({ status }) => status === 200 || memory.mails.delete(id))
  // A mail server may take minutes to confirm (RFC 5321, section 4.5.3.2.6). The visitor is told that the outcome is not
  // known yet. If the form sends the submission again, it waits for the same email instead of sending another.
  return Promise.race([mail, after(patienceMs, { status: 502 }, { ref: false })])
}

function readFields(body: unknown, isForm: boolean): unknown {
  if (!(body instanceof Uint8Array)) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    return isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)
  } catch {
    return undefined
  }
}
