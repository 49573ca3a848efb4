import { createHash } from 'node:crypto'

/** A text's hash as Subresource Integrity and content security policies write it, such as `sha256-47DEQ…`. */
export function hashSource(algorithm: 'sha256' | 'sha384', text: string): string {
  return `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`
}
