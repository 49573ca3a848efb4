import { load, YAMLException } from 'js-yaml'
import { isScalar } from 'yaml'
import { MAX_PROBLEMS, type Problem } from '../messages/problem'
import type { FieldPath } from '../parse/schema-path'
import { problemAt } from '../parse/source-text'
import { nodeAt } from '../parse/yaml-tree'
import { type Entry, fieldProblem } from './entry'

/** A value that the two parsers read differently: its path, and what js-yaml reads. */
interface Difference {
  path: FieldPath
  site: unknown
}

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value)

function* differences(ours: unknown, site: unknown, path: FieldPath = []): Generator<Difference> {
  if (Array.isArray(ours) && Array.isArray(site) && ours.length === site.length) {
    for (const [index, item] of ours.entries()) yield* differences(item, site[index], [...path, index])
  } else if (isMapping(ours) && isMapping(site)) {
    for (const key of new Set([...Object.keys(ours), ...Object.keys(site)]))
      yield* differences(ours[key], site[key], [...path, key])
  } else if (!Object.is(ours, site)) yield { path, site }
}

function describe(value: unknown): string {
  if (value instanceof Date) return 'a date'
  return typeof value === 'number' ? 'a number' : 'something else'
}

/**
 * Parses a file again with js-yaml, as gatsby-transformer-yaml does, so that no build fails on or shows a value that this
 * check has read differently.
 *
 * @param entry an entry of a file without syntax problems
 * @param reported the problems that the entry is known to have; their positions are not reported again
 */
export function checkParserParity(entry: Entry, reported: readonly Problem[]): Problem[] {
  const { source, root, value } = entry
  try {
    const known = new Set(reported.map(({ line, column }) => `${line}:${column}`))
    const found: Problem[] = []
    for (const { path, site } of differences(value, load(source.text))) {
      const { value: node } = nodeAt(root, path)
      const isPlain = isScalar(node) && node.type === 'PLAIN' && node.source !== undefined
      const problem = fieldProblem(entry, path, {
        message: isPlain
          ? `must be text in quotes; the site reads it as ${describe(site)}`
          : 'the site would read this differently',
        advice: isPlain ? `Write "${node.source}".` : 'Put the text in double quotes.',
      })
      if (!known.has(`${problem.line}:${problem.column}`)) found.push(problem)
      if (found.length === MAX_PROBLEMS) break
    }
    return found
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    // The other checks explain most mistakes that js-yaml rejects, such as a repeated field, with clearer messages.
    if (reported.length > 0) return []
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
