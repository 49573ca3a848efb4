import type { ChosenAnalytics } from '../../content-model/analytics'
import { type ChosenDelivery, deliveryOrigin } from '../../content-model/delivery'
import { hashSource } from './hash-source'

/** styled-components adds an empty style element and fills it by script, which the policy allows. */
const EMPTY_STYLE = hashSource('sha256', '')

/**
 * A build's policy (level 3). It allows its own files, the start script, the build's styles in pages (not those of
 * finished pages, which could be injected), and the servers for requests and visits.
 */
export function contentSecurityPolicy(
  startScript: string,
  styles: readonly string[],
  delivery: ChosenDelivery,
  analytics: ChosenAnalytics | undefined,
): string {
  const hashes = [...new Set([EMPTY_STYLE, ...styles])].map((hash) => `'${hash}'`).sort()
  const requests = ["'self'", deliveryOrigin(delivery)]
  const sources = (origins: readonly (string | undefined)[]) => [...new Set(origins)].filter(Boolean).join(' ')
  return [
    // Firefox applies this to prefetches (bugs 1242902, 1457204), so unused types are named.
    "default-src 'self'",
    ...['frame-src', 'media-src', 'object-src', 'worker-src'].map((directive) => `${directive} 'none'`),
    `script-src 'self' '${hashSource('sha256', startScript)}'`,
    `style-src 'self' ${hashes.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${sources([...requests, analytics && new URL(analytics.url).origin])}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    // Browsers also apply this to redirects, such as the delivery's to the thank-you page.
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
    // Without it, addresses in the preview would have no origin.
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
