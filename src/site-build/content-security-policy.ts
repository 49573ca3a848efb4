import { deliveryOrigin, type ChosenDelivery } from '../routes/deliveries'
import { hashSource } from './hash-source'

/** A page of the built site: its path within `public/`, and its HTML. */
export interface BuiltPage {
  file: string
  html: string
}

/** styled-components puts an empty style element into the page and fills it by script, which needs no permission. */
const EMPTY_STYLE = ''

/** What a policy without exceptions refuses: scripts and styles in attributes. */
const REFUSED: readonly { what: string; pattern: RegExp }[] = [
  { what: 'an event handler in an attribute', pattern: /<[a-z][^>]*\son[a-z]+="/ },
  { what: 'styles in an attribute', pattern: /<[a-z][^>]*\sstyle="/ },
]

/** Scripts in the HTML's own text. JSON-LD is data, no script. */
const INLINE_SCRIPTS = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([^]*?)<\/script>/g

/** The contents of a page's style elements. */
function stylesOf({ html }: BuiltPage): string[] {
  return [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css)
}

/**
 * Where forms may be posted to: nowhere, or to the delivery. The site itself is among it, because the delivery leads to its
 * page of thanks, and browsers apply this to where they are led as well.
 */
function formTargets(delivery: ChosenDelivery): string {
  return delivery.via === 'simulated' ? "'none'" : ["'self'", deliveryOrigin(delivery)].filter(Boolean).join(' ')
}

/**
 * The content security policy (level 3) of a build: nothing is allowed but the site's own files, the start script that every
 * page holds, of the styles that stand in its pages exactly those, and the one server that consultation requests go to.
 *
 * @param startScript the one script that may stand in the pages
 * @throws where a page has what the policy could only allow by an exception
 */
export function contentSecurityPolicy(
  pages: readonly BuiltPage[],
  startScript: string,
  delivery: ChosenDelivery,
): string {
  for (const { file, html } of pages) {
    const scripts = [...html.matchAll(INLINE_SCRIPTS)].map(([, script]) => script)
    const what = scripts.some((script) => script !== startScript)
      ? 'an inline script'
      : REFUSED.find(({ pattern }) => pattern.test(html))?.what
    if (what) throw new Error(`public/${file} has ${what}, which the content security policy refuses`)
  }
  const styles = new Set([EMPTY_STYLE, ...pages.flatMap(stylesOf)])
  const hashes = [...styles].map((css) => `'${hashSource('sha256', css)}'`).sort()
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
