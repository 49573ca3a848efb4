import { LRUCache } from 'lru-cache'
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory'
import type { MailFate } from './send-mail'

/** The window of both limits, in seconds. */
const WINDOW_SECONDS = 600
/** Requests per window from one address. Everyone in an office may share one. */
const REQUESTS_PER_ADDRESS = 20
/**
 * Mails per window from all addresses together. Far more than a firm gets in a day, and few enough that its mail provider
 * does not block the sender.
 */
const MAILS_IN_ALL = 50
/** How many submissions are remembered, and for how long in milliseconds. */
const MOST_SUBMISSIONS = 10_000
const REMEMBERED_MS = 24 * 60 * 60 * 1000

/** What the service remembers from one request to the next. */
export interface Memory {
  /** Counts requests by address. */
  requests: RateLimiterMemory
  /** Counts mails of all addresses under one key. */
  mailsInAll: RateLimiterMemory
  /** By the id of a submission, the mail that is being sent or was accepted. */
  mails: LRUCache<string, Promise<MailFate>>
  /** Whether the log already says that a proxy's header is ignored. */
  hasLoggedProxy: boolean
}

export function createMemory(): Memory {
  return {
    requests: new RateLimiterMemory({ points: REQUESTS_PER_ADDRESS, duration: WINDOW_SECONDS }),
    mailsInAll: new RateLimiterMemory({ points: MAILS_IN_ALL, duration: WINDOW_SECONDS }),
    mails: new LRUCache({ max: MOST_SUBMISSIONS, ttl: REMEMBERED_MS }),
    hasLoggedProxy: false,
  }
}

/**
 * Counts one more.
 *
 * @returns seconds until the next is allowed; 0 if this one is
 */
async function count(limiter: RateLimiterMemory, key: string): Promise<number> {
  // The limiter's own refusal is a rejection without an error.
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key)
  return consumedPoints > limiter.points ? msBeforeNext / 1000 : 0
}

/**
 * Counts a request of an address.
 *
 * @returns seconds until the address may make another; 0 if it may make this one
 */
export function countRequest({ requests }: Memory, address: string): Promise<number> {
  return count(requests, address)
}

/**
 * Counts a submission that is about to become a mail, unless it already is one.
 *
 * @returns seconds until another mail may be sent; 0 if this one may
 */
export async function countMail({ mails, mailsInAll }: Memory, id: string): Promise<number> {
  return mails.has(id) ? 0 : count(mailsInAll, 'all')
}

/**
 * Sends the mail of a submission, unless it was accepted or is being sent: then both share one fate. A mail that was
 * certainly not accepted is forgotten, so that it can be sent again.
 */
export function mailOnce({ mails }: Memory, id: string, send: () => Promise<MailFate>): Promise<MailFate> {
  const known = mails.get(id)
  if (known) return known
  const fate = send()
  mails.set(id, fate)
  const forget = () => {
    mails.delete(id)
  }
  fate.then((now) => {
    if (now !== 'taken') forget()
  }, forget)
  return fate
}
