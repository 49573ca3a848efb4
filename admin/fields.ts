import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { ON_ONE_LINE } from '../src/content-model/fields'
import type { ContentType } from '../src/content-model/registry'
import { formatMessage } from '../tools/content/generated/field-limits'
import { invalidFormat } from '../tools/content/messages/schema-messages'
import { capitalized } from '../tools/content/messages/text-format'
import { fieldsOf, metadataOf, unwrapOptional } from '../tools/content/parse/schema-path'
import { collectionOf } from './collections'

/** The field that holds the list of a file that is a list. */
export const LIST_FIELD = 'entries'

/** Shown below a field that the CMS has no control for. */
const NOT_EDITABLE = 'This field can only be changed in its file.'

/** Characters that Markdown or HTML would read as markup, which hints are rendered as. */
const MARKUP = /[\\`*_~[\]<>&]/g

/** Escapes a text so that Markdown shows it literally. */
function plainMarkdown(text: string): string {
  return text.replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`)
}

/** Whether the CMS has a control for a field. The values of other fields stay as they are in their file. */
export function isEditable(schema: unknown): boolean {
  const inner = unwrapOptional(schema)
  if (inner instanceof z.ZodArray) return isEditable(inner.element)
  return [z.ZodString, z.ZodISODate, z.ZodEmail, z.ZodEnum, z.ZodBoolean, z.ZodNumber, z.ZodObject].some(
    (kind) => inner instanceof kind,
  )
}

/** The first field of a group that holds text, which identifies the group in lists. */
function firstText(schema: unknown): string | undefined {
  return [...fieldsOf(schema)].find(([, field]) => unwrapOptional(field) instanceof z.ZodString)?.[0]
}

/**
 * What identifies a group in a list: its first text. A key is only for references from other files, so the required texts after it
 * identify the group instead.
 */
function summaryOf(schema: unknown): string | undefined {
  const first = firstText(schema)
  if (first === undefined) return undefined
  const texts = [...fieldsOf(schema)].filter(([name, field]) => name !== 'key' && field instanceof z.ZodString)
  const names = first === 'key' ? texts.map(([name]) => name) : [first]
  return names.map((name) => `{{fields.${name}}}`).join(' ') || undefined
}

function relation(type: ContentType) {
  const { collection, file } = collectionOf(type)
  const label = type.source.kind === 'list' ? `${LIST_FIELD}.*.label` : (firstText(type.schema) ?? '{{slug}}')
  return {
    widget: 'relation' as const,
    collection,
    ...(file !== undefined && { file }),
    value_field: file === undefined ? '{{slug}}' : `${LIST_FIELD}.*.key`,
    display_fields: [label],
    search_fields: [label],
  }
}

function textField(schema: z.ZodType) {
  const { maxLength, pattern } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const message = formatMessage(schema)
  const limit = maxLength === undefined ? {} : { maxlength: maxLength }
  if (message === undefined) return { widget: 'text' as const, ...limit }
  if (message === ON_ONE_LINE || pattern === undefined) return { widget: 'string' as const, ...limit }
  const { message: what, advice } = invalidFormat(message, schema)
  const rule: [string, string] = [pattern, `${capitalized(what)}. ${advice}`]
  return { widget: 'string' as const, ...limit, pattern: rule }
}

/** What a field of the content model is in the CMS, without its name and its label. */
function control(schema: unknown) {
  const inner = unwrapOptional(schema)
  const { references, image, logo, color, whenAbsent } = metadataOf(schema)
  if (references) return relation(references)
  if (image ?? logo) return { widget: 'image' as const, choose_url: false }
  if (color) return { widget: 'color' as const, allowInput: true }
  if (inner instanceof z.ZodISODate)
    return { widget: 'datetime' as const, type: 'date' as const, format: 'YYYY-MM-DD', time_format: false }
  if (inner instanceof z.ZodEnum) return { widget: 'select' as const, options: inner.options.map(String) }
  if (inner instanceof z.ZodBoolean) return { widget: 'boolean' as const, default: whenAbsent ?? false }
  if (inner instanceof z.ZodNumber)
    return {
      widget: 'number' as const,
      value_type: 'int' as const,
      ...(inner.minValue !== null && { min: inner.minValue }),
      ...(inner.maxValue !== null && { max: inner.maxValue }),
    }
  if (inner instanceof z.ZodObject) return { widget: 'object' as const, fields: cmsFields(inner) }
  if (inner instanceof z.ZodArray) return listControl(inner)
  return inner instanceof z.ZodType ? textField(inner) : { widget: 'string' as const }
}

function listControl(list: z.ZodArray) {
  const { minItems, maxItems } = z.toJSONSchema(list, { io: 'input', unrepresentable: 'any' })
  const { label } = metadataOf(list.element)
  const summary = summaryOf(list.element)
  return {
    widget: 'list' as const,
    ...(label !== undefined && { label_singular: label }),
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
    ...(list.element instanceof z.ZodObject
      ? {
          collapsed: true,
          ...(summary !== undefined && { summary }),
          fields: cmsFields(list.element),
        }
      : { field: cmsField('item', list.element) }),
  }
}

/** The field of the CMS for a field of the content model. */
export function cmsField(key: string, schema: unknown): Field {
  const { label = key, hint } = metadataOf(schema)
  const isOptional = unwrapOptional(schema) !== schema
  const editable = isEditable(schema)
  const shown = [editable ? undefined : NOT_EDITABLE, hint].filter((text) => text !== undefined).join(' ')
  return {
    name: key,
    label,
    ...(shown !== '' && { hint: plainMarkdown(shown) }),
    ...(isOptional && { required: false }),
    ...(editable ? control(schema) : { widget: 'text' as const, readonly: true, required: false }),
  }
}

/** The fields of the CMS for a group of fields. */
export function cmsFields(group: z.ZodObject): Field[] {
  return [...fieldsOf(group)].map(([key, schema]) => cmsField(key, schema))
}
