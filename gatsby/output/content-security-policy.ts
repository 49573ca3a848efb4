import { deliveryOrigin, type ChosenDelivery } from '../../src/routes/deliveries'
import { hashSource } from './hash-source'

/** styled-components puts an empty style element into the page and fills it by script, which needs no permission. */
const EMPTY_STYLE = hashSource('sha256', '')

/**
 * Where forms may be posted to: nowhere, or to the delivery. The site itself is among it, because the delivery leads to its
 * page of thanks, and browsers apply this to where they are led as well.
 */
function formTargets(delivery: ChosenDelivery): string {
  return delivery.via === 'simulated' ? "'none'" : ["'self'", deliveryOrigin(delivery)].filter(Boolean).join(' ')
}

/**
 * The content security policy (level 3) of a build: nothing is allowed but the site's own files, the start script, the
 * styles that pages have inline, and the one server that consultation requests go to.
 *
 * @param startScript the one script that pages have inline
 * @param styles the hashes of the style elements of all pages, which gatsby/output/page-check.ts has approved
 */
export function contentSecurityPolicy(
  startScript: string,
  styles: readonly string[],
  delivery: ChosenDelivery,
): string {
  const hashes = [...new Set([EMPTY_STYLE, ...styles])].map((hash) => `'${hash}'`).sort()
  return [
    "default-src 'none'",
    `script-src 'self' '${hashSource('sha256', startScript)}'`,
    `style-src 'self' ${hashes.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", deliveryOrigin(delivery)].filter(Boolean).join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${formTargets(delivery)}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
