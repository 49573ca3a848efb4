/**
 * Takes the place of react-server-dom-webpack, which Gatsby's loader asks for where a site hydrates its pages in part.
 * This site never does.
 */
export function createFromReadableStream(): never {
  throw new Error('This site hydrates no page in part')
}
