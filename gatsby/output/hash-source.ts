import { hash } from 'node:crypto'

/** Hashes a string for Subresource Integrity and content security policies, such as `sha256-47DEQ…`. */
export function hashSource(algorithm: 'sha256' | 'sha384', text: string): string {
  return `${algorithm}-${hash(algorithm, text, 'base64')}`
}
