import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { formatMessage } from '../content-check/generated/field-limits'
import {
  type FieldPath,
  fieldsOf,
  fileSchema,
  metadataOf,
  schemaAt,
  unwrapOptional,
} from '../content-check/parse/schema-path'
import { MAX_BYTES } from '../content-check/rules/images'
import type { FieldMeta } from '../content-model/field-meta'
import { type ContentType, slugOf, titleField } from '../content-model/registry'
import { ICON_FIELD, TABLE_FIELD } from './custom-fields'
import { formText } from './form-text'
import type { TableLimits } from './table-field'

/** The field that holds the list of a file that is a list. */
export const LIST_FIELD = 'entries'

/** Characters that are markup in Markdown or HTML; hints are rendered as both. */
const MARKUP = /[\\`*_~[\]<>&]/g

function plainMarkdown(text: string): string {
  return text.replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`)
}

/** The fields of a group that hold text. The first identifies the group in lists. */
function textsOf(group: unknown): string[] {
  return [...fieldsOf(group)].flatMap(([name, field]) => (unwrapOptional(field) instanceof z.ZodString ? [name] : []))
}

/** Where the CMS shows a content type: a collection, plus a file in it unless each entry has its own. */
export function collectionOf({ source }: ContentType): { collection: string; file?: string } {
  if (source.kind === 'folder') return { collection: source.folder }
  const { file } = source
  return { collection: file.startsWith('pages/') ? 'pages' : 'site', file: slugOf(file) }
}

/** Whether the form has a single field for all of a value: a table, or a list in which entries are chosen. */
function isOneField(schema: unknown): boolean {
  const inner = unwrapOptional(schema)
  const chosen = inner instanceof z.ZodArray ? metadataOf(inner.element).references : undefined
  return (metadataOf(schema).table ?? chosen) !== undefined
}

/** The path to the field of the form that has the value at a path in a file, as the CMS writes it: `cards.0.title`. */
export function keyPathOf(type: ContentType, path: FieldPath): string {
  const schema = fileSchema(type)
  const within = path.findIndex((_, index) => isOneField(schemaAt(schema, path.slice(0, index))))
  const own = within < 0 ? path : path.slice(0, within)
  return [...(type.source.kind === 'list' ? [LIST_FIELD] : []), ...own].join('.')
}

function relation(type: ContentType) {
  const { collection, file } = collectionOf(type)
  const label = titleField(type) ?? `${LIST_FIELD}.*.label`
  return {
    widget: 'relation' as const,
    collection,
    ...(file !== undefined && { file }),
    value_field: file === undefined ? '{{slug}}' : `${LIST_FIELD}.*.key`,
    display_fields: [label],
    search_fields: [label],
  }
}

/**
 * A control for a picture, which the browser turns upright and shrinks, also if it is a HEIC file. Twice the larger side that
 * the site needs is enough for both sides of all but panoramas.
 */
function pictureControl({ pixels }: Pick<FieldMeta, 'pixels'>) {
  const side = pixels && 2 * Math.max(pixels.width, pixels.height)
  const transformations = { raster_image: { format: 'webp' as const, quality: 85, width: side, height: side } }
  return {
    widget: 'image' as const,
    choose_url: false,
    ...(side !== undefined && {
      media_libraries: { default: { config: { slugify_filename: true, max_file_size: MAX_BYTES, transformations } } },
    }),
  }
}

function control(schema: unknown) {
  const inner = unwrapOptional(schema)
  const metadata = metadataOf(schema)
  const { references, image, logo, color, icon, table, whenAbsent } = metadata
  if (references) return relation(references)
  if (image ?? logo) return pictureControl(metadata)
  if (color) return { widget: 'color' as const, allowInput: true }
  if (icon) return { widget: ICON_FIELD }
  if (inner instanceof z.ZodISODate)
    return { widget: 'datetime' as const, type: 'date' as const, format: 'YYYY-MM-DD', time_format: false }
  if (inner instanceof z.ZodEnum) return { widget: 'select' as const, options: inner.options.map(String) }
  if (inner instanceof z.ZodBoolean) return { widget: 'boolean' as const, default: whenAbsent ?? false }
  if (inner instanceof z.ZodNumber) return { widget: 'number' as const, value_type: 'int' as const }
  if (table) return gridControl(inner)
  if (inner instanceof z.ZodObject) return { widget: 'object' as const, fields: cmsFields(inner) }
  if (inner instanceof z.ZodArray) return listControl(inner)
  if (!(inner instanceof z.ZodString || inner instanceof z.ZodEmail))
    throw new Error('The editor has no control for a field of this kind')
  const { maxLength } = limitsOf(inner)
  const widget = formatMessage(inner) === undefined ? ('text' as const) : ('string' as const)
  return { widget, ...(maxLength !== undefined && { maxlength: maxLength }) }
}

/** How long a text or a list may be. */
const limitsOf = (schema: unknown) => z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' })

/** A table, with its limits. */
function gridControl(table: unknown) {
  const { minItems: minColumns = 0, maxItems: maxColumns = 0 } = limitsOf(schemaAt(table, ['columns']))
  const { maxItems: maxRows = 0 } = limitsOf(schemaAt(table, ['rows']))
  const limits: TableLimits = { minColumns, maxColumns, maxRows }
  return { widget: TABLE_FIELD, limits }
}

function listControl(list: z.ZodArray) {
  const { minItems, maxItems } = limitsOf(list)
  const { label, references } = metadataOf(list.element)
  const limits = {
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  }
  // In a list of single relations, the CMS does not find references to an entry that it deletes.
  if (references) return { ...relation(references), multiple: true, dropdown_threshold: 0, ...limits }
  const [first, ...others] = textsOf(list.element)
  // Only other files use a key, so the next two text fields identify the group.
  const summary = (first === 'key' ? others.slice(0, 2) : [first]).map((name) => `{{fields.${String(name)}}}`).join(' ')
  return {
    widget: 'list' as const,
    ...(label !== undefined && { label_singular: label }),
    ...limits,
    ...(list.element instanceof z.ZodObject
      ? {
          collapsed: true,
          ...(first !== undefined && { summary }),
          fields: cmsFields(list.element),
        }
      : { field: cmsField('item', list.element) }),
  }
}

/**
 * The CMS's field for a field of the content model, if it has a control for it. Missing values are up to the content
 * check.
 */
export function cmsField(key: string, schema: unknown): Field {
  const { label = key, hint } = metadataOf(schema)
  return {
    name: key,
    label,
    ...(hint !== undefined && { hint: plainMarkdown(formText(hint)) }),
    // The CMS hides an optional group behind a button.
    ...(unwrapOptional(schema) !== schema && { required: false }),
    ...control(schema),
    ...(key === 'draft' && { default: true }),
  }
}

/** The CMS's fields of a group. What decides whether visitors see an entry comes first, and is on for a new one. */
export function cmsFields(group: z.ZodObject): Field[] {
  const fields = [...fieldsOf(group)].map(([key, schema]) => cmsField(key, schema))
  return fields.sort((one, other) => Number(other.name === 'draft') - Number(one.name === 'draft'))
}
