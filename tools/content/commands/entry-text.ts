import { load } from 'js-yaml'
import { stringify } from 'yaml'
import { z } from 'zod'
import { fieldsOf, metadataOf, unwrapOptional } from '../parse/schema-path'

/** The maximum length of a line of folded text, indentation included. */
const MAX_LINE_LENGTH = 104

function folded(text: string, indent: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.pop() ?? ''
    const longer = line === '' ? word : `${line} ${word}`
    lines.push(...(indent.length + longer.length > MAX_LINE_LENGTH ? [line, word] : [longer]))
  }
  return lines.map((line) => indent + line)
}

/** A field's name and value on one line. Text that the site's parser would read as another value, such as a date, is quoted. */
function pairLine(key: string, value: unknown): string {
  const line = stringify({ [key]: value }, { lineWidth: 0 }).trimEnd()
  if (typeof value !== 'string' || z.object({ [key]: z.literal(value) }).safeParse(load(line)).success) return line
  return `${key}: ${JSON.stringify(value)}`
}

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

function valueLines(key: string, value: unknown, indent: string): string[] {
  if (typeof value === 'string' && indent.length + key.length + value.length > MAX_LINE_LENGTH)
    return [`${indent}${key}: >-`, ...folded(value, `${indent}  `)]
  return [indent + pairLine(key, value)]
}

function itemLines(item: unknown, schema: unknown, indent: string, isFirst: boolean): string[] {
  if (typeof item !== 'object' || item === null) return [`${indent}- ${stringify(item, { lineWidth: 0 }).trimEnd()}`]
  // The dash replaces the indentation of the first line. The fields are described above the first entry only.
  const fields = fieldsOf(schema)
  const lines = Object.entries(item).flatMap(([key, value]) => valueLines(key, value, `${indent}  `))
  const help = isFirst ? [...fields.values()].flatMap((field) => comment(descriptionOf(field), indent)) : []
  return [...help, ...lines.map((line, index) => (index === 0 ? `${indent}- ${line.trimStart()}` : line))]
}

/** The lines of one field: its description from the model, then its value. An optional field is only a comment. */
function fieldLines(key: string, schema: unknown, value: unknown): string[] {
  const inner = unwrapOptional(schema)
  if (inner !== schema) {
    const { example } = metadataOf(schema)
    const lines = example === undefined ? [] : pairLine(key, example).split('\n')
    return [...comment(descriptionOf(schema), ''), ...lines.map((line) => `# ${line}`)]
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const items = value.flatMap((item: unknown, index) => itemLines(item, inner.element, '  ', index === 0))
    return [...comment(descriptionOf(schema), ''), `${key}:`, ...items]
  }
  return [...comment(descriptionOf(schema), ''), ...valueLines(key, value, '')]
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
