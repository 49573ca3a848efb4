import { stringify } from 'yaml'

/** Texts that begin with other characters may be read as numbers, lists, or comments, so they are always quoted. */
const SAFE_START = /^[\p{L}©./]/u

/**
 * An example as an editor would write it in YAML.
 *
 * @param example the value of a field
 * @param inList whether the example is an entry of a list, which begins with a dash
 */
export function exampleAsYaml(example: string | number | readonly string[], inList: boolean): string {
  const text = typeof example === 'string' && !SAFE_START.test(example)
  const yaml = stringify(example, {
    flowCollectionPadding: false,
    lineWidth: 0,
    ...(Array.isArray(example) && { collectionStyle: 'flow' }),
    ...(text && { defaultStringType: 'QUOTE_DOUBLE' }),
  }).trim()
  return inList ? `- ${yaml}` : yaml
}
