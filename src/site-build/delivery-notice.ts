import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter } from 'gatsby'
import { deliveryAddress, type ChosenDelivery } from '../routes/deliveries'

const SITE_FILE = 'content/site.yml'

/** Where the delivery is chosen, for whoever has to change it: the line of `via`, or that there is none. */
function whereToChange(siteYaml: string): string {
  const lines = siteYaml.split('\n')
  const start = lines.findIndex((line) => line.startsWith('delivery:'))
  if (start < 0) return `add “delivery:” to ${SITE_FILE}`
  const via = lines.findIndex((line, index) => index >= start && /\bvia:/.test(line))
  return `change “via” in line ${Math.max(start, via) + 1} of ${SITE_FILE}`
}

/**
 * What a build says of its delivery: one line, or several that nobody overlooks where requests go nowhere.
 *
 * @param siteYaml the text of `content/site.yml`
 */
export function deliveryNotice(delivery: ChosenDelivery, siteYaml: string): { warning: boolean; text: string } {
  const address = deliveryAddress(delivery)
  if (address !== undefined)
    return { warning: false, text: `Consultation requests go to ${address} (${delivery.via}).` }
  return {
    warning: true,
    text: [
      'CONSULTATION REQUESTS GO NOWHERE. This site only simulates their delivery:',
      'visitors see a confirmation, and nobody receives what they have written.',
      `Before visitors come, ${whereToChange(siteYaml)};`,
      'docs/going-live.md says under “Consultation requests” what each way needs.',
    ].join('\n'),
  }
}

/** Says it at the end of a build. */
export function sayDelivery(delivery: ChosenDelivery, root: string, reporter: Pick<Reporter, 'warn' | 'info'>): void {
  const { warning, text } = deliveryNotice(delivery, readFileSync(join(root, SITE_FILE), 'utf8'))
  if (warning) reporter.warn(text)
  else reporter.info(text)
}
