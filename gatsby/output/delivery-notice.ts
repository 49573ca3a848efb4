import type { Reporter } from 'gatsby'
import { type ChosenDelivery, deliveryAddress } from '../../content-model/delivery'

/** Prints where a build delivers requests, as a warning if none reach the firm. */
export function reportDelivery(delivery: ChosenDelivery, reporter: Pick<Reporter, 'warn' | 'info'>): void {
  const address = deliveryAddress(delivery)
  if (address !== undefined) reporter.info(`Consultation requests go to ${address} (${delivery.provider}).`)
  else
    reporter.warn(`CONSULTATION REQUESTS GO NOWHERE. This site only simulates their delivery:
visitors see a confirmation, but no one receives their messages.
Before the site goes live, change “delivery” in content/integrations.yml;
see “Consultation requests” in docs/going-live.md for the requirements of each option.`)
}
