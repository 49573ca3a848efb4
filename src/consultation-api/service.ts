import { createHash } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import type { GatsbyFunctionRequest } from 'gatsby'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { HONEYPOT } from '../../content-model/delivery/endpoint'
import { faultsOf, requestSchema } from '../consultation-form/request-schema'
import { addressBlock } from './address-block'
import { type Answer, responseFor } from './answer'
import { NOT_SOON, sendMail, settingsSchema, SOON } from './send-mail'

/** The most emails for a block of addresses within ten minutes. It is this high because an office may share an address. */
const MAILS_PER_BLOCK = 20
/**
 * The most emails that are sent at the same time, each over a connection of its own. A mail server that stalls would
 * otherwise get more and more of them. A queue would help nobody: a request that waits in it cannot be told from one that
 * may have been delivered, while a form that is told that the service is busy sends again by itself.
 */
const MAX_CONNECTIONS = 10
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
  [HONEYPOT]: z.string().default(''),
})

/** What every host of functions passes of a request, with the body in bytes. */
export type HostRequest = Pick<GatsbyFunctionRequest<unknown>, 'method' | 'headers' | 'body'> & {
  socket?: { remoteAddress?: string }
}

/** Creates what the service remembers between requests. */
export function createMemory() {
  return {
    /** The number of emails by block of addresses, except those that were definitely not sent. */
    counts: new LRUCache<string, number>({ max: MAX_ENTRIES, ttl: WINDOW_MS }),
    /** The number of emails that are being sent. */
    sending: 0,
    /** The emails that are being sent or were accepted, by their id. */
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
  const submission = submissionSchema.safeParse(readFields(body, isForm))
  if (submission.error) {
    const faults = faultsOf(submission.error)
    return Object.keys(faults).length > 0 ? { status: 422, json: { faults } } : { status: 400 }
  }
  const { submission_id, [HONEYPOT]: honeypot, ...request } = submission.data
  // A repeat has the same text, not only the same id: another text must never be taken for one that has arrived. Without
  // JavaScript, a submission has no id, so a form sent twice is one submission.
  const id = createHash('sha256')
    .update(JSON.stringify([submission_id, request]))
    .digest('hex')
  let mail = memory.mails.get(id)
  if (!mail) {
    const block = addressBlock(headers, settings.VISITOR_ADDRESS_HEADER, socket?.remoteAddress)
    const count = memory.counts.get(block) ?? 0
    if (count >= MAILS_PER_BLOCK) return { status: 429, retryAfter: memory.counts.getRemainingTTL(block) / 1000 }
    if (memory.sending >= MAX_CONNECTIONS) return { status: 503, retryAfter: SOON }
    memory.counts.set(block, count + 1, { noUpdateTTL: true })
    memory.sending += 1
    mail = sendMail(request, id, honeypot && '[Spam?] ', settings).then((answer) => {
      memory.sending -= 1
      if (answer.status === 200) return { ...answer, json: { submission_id } }
      memory.mails.delete(id)
      const counted = memory.counts.get(block)
      if (answer.status === 503 && counted) memory.counts.set(block, counted - 1, { noUpdateTTL: true })
      return answer
    })
    memory.mails.set(id, mail)
  }
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
