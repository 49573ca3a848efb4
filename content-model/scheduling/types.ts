import type { Requirement } from '../provider-fields'

/** The parameters of a calendar's address that fill in its form. */
interface Prefill {
  name: string
  email: string
}

/** What a calendar's service requires and documents. Nothing of it is loaded: pages only link to the calendar. */
export interface SchedulingSetup {
  requires: { url: Requirement }
  /** The name of the service in the privacy policy, such as `Calendly`. The firm's own calendar has none. */
  service?: string
  /** Only if the service documents the parameters: any others could put names where they are logged and of no use. */
  prefill?: Prefill
}

/** Returns the address of a calendar in whose form the visitor's name and email address are filled in, if it has parameters for them. */
export function prefilledAddress(url: string, prefill: Prefill | null, visitor: Readonly<Prefill>): string {
  if (!prefill) return url
  const address = new URL(url)
  // URLSearchParams would write a space as a plus sign, but Calendly documents %20.
  const filled = [
    `${prefill.name}=${encodeURIComponent(visitor.name)}`,
    `${prefill.email}=${encodeURIComponent(visitor.email)}`,
  ]
  address.search = [address.search.slice(1), ...filled].filter(Boolean).join('&')
  return address.href
}
