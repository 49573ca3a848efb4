import { visit, type Node } from 'yaml'
import { MAX_PROBLEMS, type Problem } from '../messages/problem'
import { fieldLabel } from './schema-path'
import { problemAt, type SourceText } from './source-text'
import { pathTo, spanOf } from './yaml-tree'

/**
 * Plain values that js-yaml 4, which gatsby-transformer-yaml uses, reads differently from `yaml`, which this check uses
 * (lib/type/timestamp.js, int.js, and float.js of js-yaml 4.3).
 */
const DATE =
  /^\d{4}-\d\d-\d\d$|^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?$/
const NUMBER = /^[-+]?0b[01]+$|^[-+]0x[\da-f]+$|^[-+]0o[0-7]+$/i
const POINT_AFTER_SIGN = /^[-+]\.\d+(?:e[-+]?\d+)?$/i

/**
 * Finds out whether the site's other YAML parser would read a plain (unquoted) value differently.
 *
 * @param source the value as it is written in the file
 * @param value the value that `yaml` reads
 * @returns what the other parser would read, or undefined if both parsers agree
 */
export function misreading(source: string, value: unknown): 'a date' | 'a number' | 'something else' | undefined {
  if (DATE.test(source)) return 'a date'
  if (NUMBER.test(source)) return 'a number'
  if (POINT_AFTER_SIGN.test(source)) return 'something else'
  // Both read `.inf` as infinity. A number that is too large is infinity for one and text for the other.
  if ((value === Infinity || value === -Infinity) && /\d/.test(source)) return 'something else'
  return undefined
}

/**
 * Problems for the plain values of a file that the site's two YAML parsers read differently, except those that are
 * reported already.
 */
export function misreadings(source: SourceText, schema: unknown, root: Node, reported: readonly Problem[]): Problem[] {
  const found: Problem[] = []
  visit(root, {
    Scalar: (key, node, ancestors) => {
      if (key === 'key' || node.type !== 'PLAIN' || node.source === undefined) return undefined
      const taken = misreading(node.source, node.value)
      if (taken === undefined) return undefined
      const problem = problemAt(source, spanOf(node), {
        field: fieldLabel(schema, pathTo(ancestors, node)),
        message: `must be text in quotes; the site reads it as ${taken}`,
        advice: `Write "${node.source}".`,
      })
      if (!reported.some(({ line, column }) => line === problem.line && column === problem.column)) found.push(problem)
      return found.length < MAX_PROBLEMS ? undefined : visit.BREAK
    },
  })
  return found
}
