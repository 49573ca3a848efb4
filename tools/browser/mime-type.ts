import { lookup } from 'mrmime'

/** Types that hold text. Their files are UTF-8, and hosts compress them. */
export const TEXT_TYPE = /^(?:text\/|application\/(?:json|manifest\+json|xml)|image\/svg\+xml)/

/** The Content-Type header for a file of a built site, chosen by its extension. */
export function mimeType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream'
  return TEXT_TYPE.test(type) ? `${type}; charset=utf-8` : type
}
