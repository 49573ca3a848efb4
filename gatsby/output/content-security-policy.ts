import type { ChosenAnalytics } from '../../content-model/analytics'
import { type ChosenDelivery, deliveryOrigin } from '../../content-model/delivery'
import { hashSource } from './hash-source'

/** The hash of an empty style element. styled-components adds one and fills it by script, which the policy allows. */
const EMPTY_STYLE = hashSource('')

/**
 * Returns the content security policy of a build (level 3). It allows the site's own files, the start scripts and the styles
 * that the build puts into pages, and the servers for requests and visits.
 *
 * @param styles the hashes of the styles as the build made them. Hashes of what finished pages contain would also allow a
 *   style that content had managed to inject
 */
export function contentSecurityPolicy(
  startScripts: readonly string[],
  styles: readonly string[],
  delivery: ChosenDelivery,
  analytics: ChosenAnalytics | undefined,
): string {
  const listed = (hashes: readonly string[]) =>
    [...new Set(hashes)]
      .map((hash) => `'${hash}'`)
      .sort()
      .join(' ')
  const requests = ["'self'", deliveryOrigin(delivery)]
  const sources = (origins: readonly (string | undefined)[]) => [...new Set(origins)].filter(Boolean).join(' ')
  return [
    // Firefox applies this directive to prefetches (bugs 1242902 and 1457204), so it cannot be 'none'. The types that the
    // site does not use are named below instead.
    "default-src 'self'",
    ...['frame-src', 'media-src', 'object-src', 'worker-src'].map((directive) => `${directive} 'none'`),
    `script-src 'self' ${listed(startScripts.map(hashSource))}`,
    `style-src 'self' ${listed([EMPTY_STYLE, ...styles])}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${sources([...requests, analytics && new URL(analytics.url).origin])}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    // Browsers also apply this to redirects after a form is sent, such as the provider's to the thank-you page.
    `form-action ${delivery.provider === 'simulated' ? "'none'" : sources(requests)}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The editor's policy, with the origins of the git host’s API and people's pictures. */
export function adminSecurityPolicy(origins: readonly string[], imageOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...imageOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self' blob: data:", ...origins].join(' '),
    "worker-src 'self' blob:",
    // The frame of the preview.
    'frame-src blob:',
    // The CMS creates its manifest from its configuration.
    'manifest-src blob:',
    // For the frame of the preview, which is a blob: without a base, addresses in it would have no origin.
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
