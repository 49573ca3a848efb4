import { LRUCache } from 'lru-cache'
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory'
import type { MailFate } from './send-mail'

/** How many requests one address may make within the window; all of an office may have the same. */
const MOST_REQUESTS = 20
/** The window's length, in seconds. */
const WINDOW = 600
/** How many submissions are remembered, and for how long in milliseconds. */
const MOST_SUBMISSIONS = 10_000
const REMEMBERED = 24 * 60 * 60 * 1000

/** What the service remembers from one request to another. */
export interface Memory {
  limiter: RateLimiterMemory
  /** By the id of a submission, the mail that is under way or has arrived. */
  mails: LRUCache<string, Promise<MailFate>>
}

export function createMemory(): Memory {
  return {
    limiter: new RateLimiterMemory({ points: MOST_REQUESTS, duration: WINDOW }),
    mails: new LRUCache({ max: MOST_SUBMISSIONS, ttl: REMEMBERED }),
  }
}

declare global {
  var consultationMemory: Memory | undefined
}

/** The memory of this process. Gatsby loads a function anew for each request, and with it whatever its modules hold. */
export function processMemory(): Memory {
  globalThis.consultationMemory ??= createMemory()
  return globalThis.consultationMemory
}

/**
 * Counts a request of an address.
 *
 * @returns the seconds until the address may make another; 0 where it may make this one
 */
export async function countRequest({ limiter }: Memory, address: string): Promise<number> {
  // The limiter's own refusal is a rejection without an error.
  const { consumedPoints, msBeforeNext } = await limiter.penalty(address)
  return consumedPoints > limiter.points ? msBeforeNext / 1000 : 0
}

/**
 * Sends the mail of a submission, unless it has arrived or is under way: then that one's fate is this one's. A mail that was
 * not taken for sure is forgotten, so that it may be sent again.
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
