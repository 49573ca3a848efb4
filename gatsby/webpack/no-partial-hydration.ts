/**
 * Replaces react-server-dom-webpack, which Gatsby's loader imports for sites with partial hydration. This site does not use
 * it.
 */
export function createFromReadableStream(): never {
  throw new Error('This site does not use partial hydration')
}
