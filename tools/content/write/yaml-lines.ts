import { load } from 'js-yaml'
import { stringify } from 'yaml'
import { z } from 'zod'
import { fieldsOf, unwrapOptional } from '../parse/schema-path'

/** The maximum length of a line of folded text, indentation included. */
const MAX_LINE_LENGTH = 104

/** The maximum length of a list in brackets, from its first column: Prettier would break a longer one into lines. */
const MAX_BRACKETS_LENGTH = 120

/** Breaks text at its spaces into lines that begin with an indentation. */
export function folded(text: string, indent: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.pop() ?? ''
    const longer = line === '' ? word : `${line} ${word}`
    lines.push(...(indent.length + longer.length > MAX_LINE_LENGTH ? [line, word] : [longer]))
  }
  return lines.map((line) => indent + line)
}

/** Whether folded lines read as the same text: its words are separated by single spaces. */
const isFoldable = (text: string) => /^\P{C}+$/u.test(text) && !/^\s|\s$|\s{2}|[^\S ]/.test(text)

/** Characters that JSON leaves as they are but that YAML does not allow or reads as line breaks. */
const RAW_CHARACTERS = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g

/** A text in quotes, as Prettier writes them: single quotes only around double quotes. */
export function quotedText(text: string): string {
  if (text.includes('"') && isFoldable(text) && !text.includes('\\')) return `'${text.replaceAll("'", "''")}'`
  return JSON.stringify(text).replace(
    RAW_CHARACTERS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Whether both parsers of the project read a line as a mapping with this text. */
function readsAs(text: string, value: string): boolean {
  try {
    return z.object({ key: z.literal(value) }).safeParse(load(`key: ${text}`)).success
  } catch {
    return false
  }
}

/**
 * A text, number, or truth value on one line. Text that a parser would read as another value, such as a date, is quoted.
 *
 * @param isInBrackets whether it is an item of a list in brackets, where a comma would end it
 */
function inlineValue(value: unknown, isInBrackets = false): string {
  const line = stringify(value, { lineWidth: 0 }).trimEnd()
  if (typeof value !== 'string') return line
  if (line !== value || (isInBrackets && /[,[\]{}]/.test(value))) return quotedText(value)
  return readsAs(line, value) ? line : quotedText(value)
}

/** A list in brackets, as Prettier writes it; undefined if it is too long or contains more than plain values. */
export function bracketedList(items: readonly unknown[], indent: number): string | undefined {
  if (items.some((item) => typeof item === 'object')) return undefined
  const line = `[${items.map((item) => inlineValue(item, true)).join(', ')}]`
  return indent + line.length > MAX_BRACKETS_LENGTH ? undefined : line
}

/**
 * The lines of a value after its field name or dash: the rest of that line, then further lines with their indentation.
 *
 * @param start the number of columns before the value and the space in front of it
 * @param indent the indentation of further lines
 * @param schema the schema of the value, for the order of fields
 */
export function valueLines(value: unknown, start: number, indent: string, schema?: unknown): string[] {
  if (Array.isArray(value))
    return value.length === 0 ? ['[]'] : ['', ...value.flatMap((item: unknown) => itemLines(item, indent, schema))]
  if (typeof value === 'object' && value !== null) {
    const fields = inOrder(value, schema)
    return fields.length === 0 ? ['{}'] : ['', ...fields.flatMap(([key, item]) => pairLines(key, item, indent, schema))]
  }
  if (typeof value === 'string' && start + value.length > MAX_LINE_LENGTH && isFoldable(value))
    return ['>-', ...folded(value, indent)]
  return [inlineValue(value)]
}

/** The fields of a group, in the order of the content model. Unknown fields come last. */
function inOrder(group: object, schema: unknown): [string, unknown][] {
  const keys = [...fieldsOf(schema).keys()]
  const position = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length)
  return Object.entries(group)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => position(one) - position(other))
}

/**
 * The lines of a field: its name and its value.
 *
 * @param indent the indentation of its name
 * @param schema the schema of the group that it belongs to
 */
export function pairLines(key: string, value: unknown, indent: string, schema?: unknown): string[] {
  const name = `${indent}${inlineValue(key)}:`
  const [first = '', ...rest] = valueLines(value, name.length, `${indent}  `, fieldsOf(schema).get(key))
  return [first === '' ? name : `${name} ${first}`, ...rest]
}

/**
 * The lines of an item of a list. The dash replaces the indentation of the first line.
 *
 * @param indent the indentation of the dash
 * @param schema the schema of the list
 */
export function itemLines(item: unknown, indent: string, schema: unknown): string[] {
  const list = unwrapOptional(schema)
  const inner = list instanceof z.ZodArray ? list.element : undefined
  const [first = '', second, ...rest] = valueLines(item, indent.length + 1, `${indent}  `, inner)
  // A group or a list begins on the line of the dash.
  if (first === '' && second !== undefined) return [`${indent}- ${second.trimStart()}`, ...rest]
  return [`${indent}- ${first}`, ...(second === undefined ? [] : [second]), ...rest]
}
