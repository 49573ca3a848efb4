import { z } from 'zod'
import type { ContentType } from '../../../src/content-model/registry'
import { capitalized, toSentence } from '../messages/text-format'
import { fileSchema, metadataOf } from '../parse/schema-path'
import { descriptionOf, formatMessage } from './field-limits'

/** A JSON Schema with the one nonstandard keyword that VS Code adds: the message for a pattern that does not match. */
export type JsonSchema = z.core.JSONSchema.BaseSchema & { patternErrorMessage?: string }

/** An empty registry, so that the model's own metadata does not become schema keywords. */
const NO_NOTES = z.registry<Record<string, never>>()

/** Adds a title, a description, examples, and error messages for editors to a field's schema. */
function describe(schema: unknown, json: JsonSchema): void {
  const { label, example } = metadataOf(schema)
  if (label !== undefined) {
    json.title = label
    const description = descriptionOf(schema)
    if (description) json.description = description
  }
  if (example !== undefined) json.examples = [example]
  const form = formatMessage(schema)
  if (json.pattern !== undefined && form !== undefined) json.patternErrorMessage = toSentence(form)
}

/**
 * The JSON Schema (draft-07) of the files of a content type, for editors that support YAML. Only the format of slugs is
 * checked: a list of the existing slugs would be out of date with each new entry.
 */
export function jsonSchema(type: ContentType): JsonSchema {
  const schema = z.toJSONSchema(fileSchema(type), {
    target: 'draft-7',
    io: 'input',
    metadata: NO_NOTES,
    override: ({ zodSchema, jsonSchema: json }) => {
      describe(zodSchema, json)
    },
  })
  return { ...schema, title: capitalized(type.label) }
}
