import { LRUCache } from 'lru-cache'
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory'
import type { MailOutcome } from './send-mail'

/** Window of both rate limits, in seconds. */
const WINDOW_SECONDS = 600
/** Requests per window from one address. Everyone in an office may share an address. */
const REQUESTS_PER_ADDRESS = 20
/**
 * Emails per window from all addresses combined. This is far more than a firm receives in a day, but few enough that its
 * mail provider does not block the sender.
 */
const MAILS_TOTAL = 50
/** The maximum number of submissions to remember, and for how long, in milliseconds. */
const MAX_SUBMISSIONS = 10_000
const SUBMISSION_TTL_MS = 24 * 60 * 60 * 1000

/** The service's state between requests. */
export interface Memory {
  requests: RateLimiterMemory
  /** Counts the emails from all addresses under one key. */
  mailsTotal: RateLimiterMemory
  /** The emails that are being sent or were accepted, by submission id. */
  mails: LRUCache<string, Promise<MailOutcome>>
  /** The ids of submissions of which an email was possibly accepted. */
  unclear: LRUCache<string, true>
  /** Whether the ignored proxy header has already been logged. */
  hasLoggedProxy: boolean
}

/** Creates the state of a service that has received no requests. */
export function createMemory(): Memory {
  return {
    requests: new RateLimiterMemory({ points: REQUESTS_PER_ADDRESS, duration: WINDOW_SECONDS }),
    mailsTotal: new RateLimiterMemory({ points: MAILS_TOTAL, duration: WINDOW_SECONDS }),
    mails: new LRUCache({ max: MAX_SUBMISSIONS, ttl: SUBMISSION_TTL_MS }),
    unclear: new LRUCache({ max: MAX_SUBMISSIONS, ttl: SUBMISSION_TTL_MS }),
    hasLoggedProxy: false,
  }
}

/** Adds one to a count. Returns the seconds until the next one is allowed; 0 if this one is allowed. */
async function count(limiter: RateLimiterMemory, key: string): Promise<number> {
  // `consume` would reject with a non-error object when the limit is exceeded.
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key)
  return consumedPoints > limiter.points ? msBeforeNext / 1000 : 0
}

/** Counts a request from an address. Returns the seconds until it may send another one; 0 if this one is allowed. */
export function countRequest({ requests }: Memory, address: string): Promise<number> {
  return count(requests, address)
}

/**
 * Counts a submission that is about to be emailed, unless its email is already known.
 *
 * @returns seconds until another email may be sent; 0 if this one may be sent
 */
export async function countMail({ mails, mailsTotal }: Memory, id: string): Promise<number> {
  return mails.has(id) ? 0 : count(mailsTotal, 'all')
}

/**
 * Sends the email of a submission. If it was already accepted or is being sent, returns the outcome of that email. Any
 * other email is forgotten, so that it can be sent again: a copy with the same `Message-ID` is better than a lost
 * request. After an email that was possibly accepted, the outcome is unclear until one is definitely accepted.
 */
export function mailOnce(
  { mails, unclear }: Memory,
  id: string,
  send: () => Promise<MailOutcome>,
): Promise<MailOutcome> {
  const known = mails.get(id)
  if (known) return known
  const mail = send().then(
    (outcome) => {
      if (outcome === 'accepted') return outcome
      mails.delete(id)
      if (outcome === 'unclear') unclear.set(id, true)
      return unclear.has(id) ? 'unclear' : outcome
    },
    (error: unknown) => {
      mails.delete(id)
      throw error
    },
  )
  mails.set(id, mail)
  return mail
}
