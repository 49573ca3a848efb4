import { load, YAMLException } from 'js-yaml'
import type { Problem } from '../messages/problem'
import { fieldLabel, fileSchema, type FieldPath } from '../parse/schema-path'
import type { Entry } from './schema-check'
import { problemAt } from '../parse/source-text'
import { nodeAt, spanOf } from '../parse/yaml-tree'

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value)

/** The path to the first difference between two values, or undefined if they are the same. */
function firstDifference(one: unknown, other: unknown, path: FieldPath = []): FieldPath | undefined {
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    for (const [index, item] of one.entries()) {
      const found = firstDifference(item, other[index], [...path, index])
      if (found) return found
    }
    return undefined
  }
  if (isMapping(one) && isMapping(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const found = firstDifference(one[key], other[key], [...path, key])
      if (found) return found
    }
    return undefined
  }
  return Object.is(one, other) ? undefined : path
}

/**
 * Parses a file again with js-yaml, as gatsby-transformer-yaml does, so that no build fails on or shows a value that this
 * check has read differently. It is a safety net below the checks that report the same mistakes with clearer messages.
 *
 * @param entry an entry without any other problems
 */
export function checkParserParity({ source, type, root, value }: Entry): Problem[] {
  try {
    const path = firstDifference(value, load(source.text))
    if (path === undefined) return []
    const schema = fileSchema(type)
    const { key, value: node } = nodeAt(root, path)
    return [
      problemAt(source, spanOf(node ?? key), {
        ...(path.length > 0 && { field: fieldLabel(schema, path) }),
        message: 'the site would read this differently',
        advice: 'Put the text in double quotes.',
      }),
    ]
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const start = error.mark.position
    return [
      problemAt(
        source,
        { start, end: start + 1 },
        {
          message: 'the site cannot read this as YAML',
          advice: 'Put text with special characters in double quotes, and check the indentation.',
        },
      ),
    ]
  }
}
