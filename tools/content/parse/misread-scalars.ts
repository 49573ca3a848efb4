import { visit, type Node } from 'yaml'
import { MOST_PROBLEMS, type Problem } from '../messages/problem'
import { fieldLabel } from './schema-path'
import { problemAt, type SourceText } from './source-text'
import { pathTo, spanOf } from './yaml-tree'

/**
 * js-yaml 4, through which gatsby-transformer-yaml reads what this check has read with `yaml`, takes these plain values
 * as something else (lib/type/timestamp.js, int.js and float.js of js-yaml 4.3).
 */
const DATE =
  /^\d{4}-\d\d-\d\d$|^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?$/
const NUMBER = /^[-+]?0b[01]+$|^[-+]0x[\da-f]+$|^[-+]0o[0-7]+$/i
const POINT_AFTER_SIGN = /^[-+]\.\d+(?:e[-+]?\d+)?$/i

/**
 * What the site's other YAML parser would make of a plain (unquoted) value, where that differs.
 *
 * @param source the value as it stands in the file
 * @param value what `yaml` reads
 * @returns what it would be taken for, or undefined where both parsers agree
 */
export function misreading(source: string, value: unknown): 'a date' | 'a number' | 'something else' | undefined {
  if (DATE.test(source)) return 'a date'
  if (NUMBER.test(source)) return 'a number'
  if (POINT_AFTER_SIGN.test(source)) return 'something else'
  // `.inf` is infinite for both; a number too large to hold is infinite for one and text for the other.
  if ((value === Infinity || value === -Infinity) && /\d/.test(source)) return 'something else'
  return undefined
}

/** The plain values of a file that the site's two YAML parsers read differently, save those that are told already. */
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
      return found.length < MOST_PROBLEMS ? undefined : visit.BREAK
    },
  })
  return found
}
