import fc from 'fast-check'
import { PAYLOADS } from '../../hostile/payloads'

/** Every hostile text in the tests. The last ones attack redirect pages, sitemaps, and the configuration of hosts. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...PAYLOADS,
  '</title><meta/http-equiv=refresh/content=0;url=https://evil.example/>',
  '</loc></url><url><loc>https://evil.example/',
  '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b;',
  // nginx
  '$host',
  '";} server { listen 8080; root /; } map $uri $other { default "',
  '\\$host',
  '~.*',
  ';}',
  // Caddy
  '{$SMTP_PASSWORD}',
  '\\{path}',
  '" permanent } respond "attack',
  // Netlify and Cloudflare
  ':splat',
  ' 200! Country=us',
  '/* https://evil.example/ 301!',
  '! Content-Security-Policy',
  'a , b,c',
  // Addresses
  '/\\evil.example',
  '?next=https://evil.example/',
  '#team#',
  '\u202Egnp.exe',
]

/** Characters that are significant in one of the languages that the build writes. */
const SIGNIFICANT = Array.from('aB0-<>&"\'`\\${};#:*%!~,=/ ')
const INVISIBLE = Array.from('\0\t\n\r\u001B\u007F\u0085\u00A0\u2028\uD800\uFEFF\uFFFE')

const textOf = (characters: readonly string[]) => fc.string({ unit: fc.constantFrom(...characters), maxLength: 12 })

/** Hostile texts unchanged, random texts, and random sequences of significant or invisible characters. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  textOf(SIGNIFICANT),
  textOf([...SIGNIFICANT, ...INVISIBLE]),
)

/** Texts of printable ASCII, which more languages can represent than {@link anyText}. */
export const printableText: fc.Arbitrary<string> = fc.string({ unit: 'grapheme-ascii', maxLength: 40 })

/** Returns a writer's output, or undefined if the writer rejects the text. */
export function outputOrUndefined(write: () => string): string | undefined {
  try {
    return write()
  } catch {
    return undefined
  }
}
