/**
 * The slug that a title becomes.
 *
 * @returns lower-case words joined by hyphens, such as `fee-benchmarking`; empty where the title has no letter or digit
 * that an address may have
 */
export function slugFrom(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
