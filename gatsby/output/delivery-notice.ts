import type { Reporter } from 'gatsby'
import { deliveryAddress, type ChosenDelivery } from '../../src/routes/deliveries'

/** What a build reports about its delivery: one line, or a warning of several lines if requests go nowhere. */
export function deliveryNotice(delivery: ChosenDelivery): { warning: boolean; text: string } {
  const address = deliveryAddress(delivery)
  if (address !== undefined)
    return { warning: false, text: `Consultation requests go to ${address} (${delivery.via}).` }
  return {
    warning: true,
    text: [
      'CONSULTATION REQUESTS GO NOWHERE. This site only simulates their delivery:',
      'visitors see a confirmation, and nobody receives what they have written.',
      'Before the site goes live, change “via” in content/delivery.yml;',
      'docs/going-live.md describes under “Consultation requests” what each way needs.',
    ].join('\n'),
  }
}

/** Reports the delivery at the end of a build. */
export function reportDelivery(delivery: ChosenDelivery, reporter: Pick<Reporter, 'warn' | 'info'>): void {
  const { warning, text } = deliveryNotice(delivery)
  if (warning) reporter.warn(text)
  else reporter.info(text)
}
