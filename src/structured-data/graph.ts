import type { Graph, Thing } from 'schema-dts'

/** Characters that could end the script element around JSON, or a line of older scripts. */
const UNSAFE = /[<>&\u2028\u2029]/g

/**
 * What a page says of itself as JSON-LD, ready to stand in a script element.
 *
 * @param things what the page describes; at least one
 * @returns JSON whose text can't leave its element, whatever stands in the content: all that HTML reads is escaped
 * (section 5.6 of https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements)
 */
export function serializeGraph(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replace(UNSAFE, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
