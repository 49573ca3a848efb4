import { z } from 'zod'
import { fieldsOf, metadataOf, unwrapOptional } from '../parse/schema-path'
import { folded, itemLines, pairLines } from '../write/yaml-lines'

function descriptionOf(schema: unknown): string {
  const inner = unwrapOptional(schema)
  const { label = '', hint = '', example } = metadataOf(schema)
  const isShown = typeof example === 'string' && !(inner instanceof z.ZodEnum) && inner === schema
  const most = inner instanceof z.ZodString ? (inner.maxLength ?? Infinity) : Infinity
  return [
    `${label}.`,
    hint,
    isShown ? `For example: ${example.replace(/\.$/, '')}.` : '',
    Number.isFinite(most) ? `At most ${most} characters.` : '',
    inner instanceof z.ZodEnum ? `One of ${inner.options.join(', ')}.` : '',
    inner === schema ? '' : 'May be left out.',
  ]
    .filter(Boolean)
    .join(' ')
}

const comment = (text: string, indent: string) => folded(text, `${indent}# `)

/** The lines of an item of a list. The fields are described above the first item only. */
function describedItem(item: unknown, list: z.ZodArray, isFirst: boolean): string[] {
  const help = isFirst
    ? [...fieldsOf(list.element).values()].flatMap((field) => comment(descriptionOf(field), '  '))
    : []
  return [...help, ...itemLines(item, '  ', list)]
}

/** The lines of one field: its description from the model, then its value. An optional field is only a comment. */
function fieldLines(key: string, schema: unknown, value: unknown): string[] {
  const inner = unwrapOptional(schema)
  if (inner !== schema) {
    const { example } = metadataOf(schema)
    const lines = example === undefined ? [] : pairLines(key, example, '')
    return [...comment(descriptionOf(schema), ''), ...lines.map((line) => `# ${line}`)]
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const items = value.flatMap((item: unknown, index) => describedItem(item, inner, index === 0))
    return [...comment(descriptionOf(schema), ''), `${key}:`, ...items]
  }
  return [...comment(descriptionOf(schema), ''), ...pairLines(key, value, '')]
}

/**
 * The YAML of a new entry, which is a draft. Each field has its description from the content model above it.
 *
 * @param head the comment at the top of the file
 * @param values the value of each required field
 */
export function entryText(head: string, schema: z.ZodObject, values: Readonly<Record<string, unknown>>): string {
  const fields = [...fieldsOf(schema)].filter(([key]) => key !== 'draft')
  return [
    ...comment(head, ''),
    'draft: true',
    '',
    ...fields.flatMap(([key, field]) => [...fieldLines(key, field, values[key]), '']),
  ].join('\n')
}
