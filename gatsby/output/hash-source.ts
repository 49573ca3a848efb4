import { hash } from 'node:crypto'

/** Hashes a string for Subresource Integrity and content security policies, such as `sha256-47DEQ…`. */
export function hashSource(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`
}
