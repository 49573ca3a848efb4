import type { Graph, Thing } from 'schema-dts'
import { scriptJson } from '../encoding/script-json'

/**
 * Serializes a page's structured data as JSON-LD for a script element.
 *
 * @param things the things that the page describes; at least one
 */
export function serializeGraph(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return scriptJson(graph)
}
