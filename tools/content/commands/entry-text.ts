import { stringify } from 'yaml'
import { z } from 'zod'
import { fieldsOf, metadataOf, unwrapOptional } from '../parse/schema-path'
import { formatYaml } from '../write/edit-yaml'

/** The maximum length of a comment line, without its indentation. */
const MAX_COMMENT_LENGTH = 104

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

/** A comment on as many lines as it needs. */
function comment(text: string): string[] {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (longer.length > MAX_COMMENT_LENGTH) lines.push(`# ${word}`)
    else lines.splice(-1, 1, longer)
  }
  return lines
}

/** The lines of one field: its description from the model, then its value. An optional field is only a comment. */
function fieldLines(key: string, schema: unknown, value: unknown): string[] {
  const inner = unwrapOptional(schema)
  const description = comment(descriptionOf(schema))
  if (inner !== schema) {
    const { example } = metadataOf(schema)
    const lines =
      example === undefined
        ? []
        : stringify({ [key]: example })
            .trimEnd()
            .split('\n')
    return [...description, ...lines.map((line) => `# ${line}`)]
  }
  const [name = '', ...lines] = stringify({ [key]: value }).split('\n')
  // The fields of a list's items are described above the first one.
  const element = inner instanceof z.ZodArray ? inner.element : undefined
  const help = [...fieldsOf(element).values()].flatMap((field) => comment(descriptionOf(field)))
  return [...description, name, ...help.map((line) => `  ${line}`), ...lines]
}

/**
 * The YAML of a new entry, which is a draft. Each field has its description from the content model above it.
 *
 * @param head the comment at the top of the file
 * @param values the value of each required field
 */
export function entryText(head: string, schema: z.ZodObject, values: Readonly<Record<string, unknown>>): string {
  const fields = [...fieldsOf(schema)].filter(([key]) => key !== 'draft')
  const lines = fields.flatMap(([key, field]) => [...fieldLines(key, field, values[key]), ''])
  return formatYaml([...comment(head), 'draft: true', '', ...lines].join('\n'))
}
