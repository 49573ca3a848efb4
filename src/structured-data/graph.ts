import type { Graph, Thing } from 'schema-dts'
import { scriptJson } from '../encoding/script-json'

/** Serializes the things that a page describes, at least one, as JSON-LD for a script element. */
export function serializeGraph(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return scriptJson(graph)
}
