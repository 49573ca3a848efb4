import type { Reporter } from 'gatsby'
import { type ChosenDelivery, deliveryAddress } from '../../src/routes/deliveries'

/** The notice that a build prints about its delivery: one line, or a warning of several lines if requests go nowhere. */
export function deliveryNotice(delivery: ChosenDelivery): { warning: boolean; text: string } {
  const address = deliveryAddress(delivery)
  if (address !== undefined)
    return { warning: false, text: `Consultation requests go to ${address} (${delivery.via}).` }
  return {
    warning: true,
    text: [
      'CONSULTATION REQUESTS GO NOWHERE. This site only simulates their delivery:',
      'visitors see a confirmation, but no one receives their messages.',
      'Before the site goes live, change “via” in content/delivery.yml;',
      'see “Consultation requests” in docs/going-live.md for the requirements of each option.',
    ].join('\n'),
  }
}

/** Prints the delivery notice: as a warning if no request reaches the firm, and as information otherwise. */
export function reportDelivery(delivery: ChosenDelivery, reporter: Pick<Reporter, 'warn' | 'info'>): void {
  const { warning, text } = deliveryNotice(delivery)
  if (warning) reporter.warn(text)
  else reporter.info(text)
}
