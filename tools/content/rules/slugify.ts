/**
 * Converts a title to a slug.
 *
 * @returns lowercase words joined by hyphens, such as `fee-benchmarking`; empty if the title has no letter or digit that
 * can be part of an address
 */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
