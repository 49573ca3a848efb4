import transliterate from '@sindresorhus/transliterate'

/** Converts a title to lowercase words joined by hyphens; empty without letters or digits for an address. */
export function slugify(title: string): string {
  // NFKC replaces ligatures and raised digits, which transliterate does not know.
  return transliterate(title.normalize('NFKC'))
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
