import { hashSource } from './hash-source'

/** A page of the built site: its path within `public/`, and its HTML. */
export interface BuiltPage {
  file: string
  html: string
}

/** styled-components puts an empty style element into the page and fills it by script, which needs no permission. */
const EMPTY_STYLE = ''

/** What a policy without exceptions refuses: scripts and styles in the HTML's own text. JSON-LD is data, no script. */
const REFUSED: readonly { what: string; pattern: RegExp }[] = [
  { what: 'an inline script', pattern: /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>/ },
  { what: 'an event handler in an attribute', pattern: /<[a-z][^>]*\son[a-z]+="/ },
  { what: 'styles in an attribute', pattern: /<[a-z][^>]*\sstyle="/ },
]

/** The contents of a page's style elements. */
function stylesOf({ html }: BuiltPage): string[] {
  return [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css)
}

/**
 * The content security policy (level 3) of a build: nothing is allowed but the site's own files, and of the styles that
 * stand in its pages exactly those.
 *
 * @throws where a page has what the policy could only allow by an exception
 */
export function contentSecurityPolicy(pages: readonly BuiltPage[]): string {
  for (const { file, html } of pages) {
    const refused = REFUSED.find(({ pattern }) => pattern.test(html))
    if (refused) throw new Error(`public/${file} has ${refused.what}, which the content security policy refuses`)
  }
  const styles = new Set([EMPTY_STYLE, ...pages.flatMap(stylesOf)])
  const hashes = [...styles].map((css) => `'${hashSource('sha256', css)}'`).sort()
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashes.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
