import { isScalar } from 'yaml'
import { z } from 'zod'
import type { Problem } from '../messages/problem'
import { quotedInFull } from '../messages/text-format'
import type { FoundCharacter } from '../parse/hidden-characters'
import { fileSchema, schemaAt, type TextField, unwrapOptional } from '../parse/schema-path'
import type { SourceText, Span } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import { type Entry, type FieldFinding, fieldProblem, type KnownTargets } from './entry'
import { deceptiveCharacter, described, lookAlikesIn, typed } from './look-alikes'

/** Whether a field takes text for visitors. Text in a format, such as a slug or a date, takes no letter with an accent. */
export function isFreeText(schema: unknown): boolean {
  return schema instanceof z.ZodType && schema.safeParse('ä').success
}

/**
 * The place of a character in a file.
 *
 * @param text the part of the file at the span, after YAML has read it
 */
export function characterSpan(
  source: SourceText,
  span: Span,
  text: string,
  { index, character }: FoundCharacter,
): Span {
  // Quotes, escapes, and folded lines move characters, but not their order.
  const count = text.slice(0, index).split(character).length - 1
  let start = span.start - 1
  for (let found = 0; found <= count; found += 1) {
    start = source.text.indexOf(character, start + 1)
    if (start < 0 || start >= span.end) return span
  }
  return { start, end: start + character.length }
}

/** A value in a format that has a character that only looks like an expected one, or white space at an end. */
function deceptiveValue({ text }: TextField, schema: unknown): (FoundCharacter & FieldFinding) | undefined {
  // A phone number, for example, may contain no-break spaces.
  const inner = unwrapOptional(schema)
  // Where a list or a group is expected, a sign of YAML is not what it looks like: see `structuralLookAlike`.
  if (!(inner instanceof z.ZodType) || inner instanceof z.ZodArray || inner instanceof z.ZodObject) return undefined
  if (inner.safeParse(text).success) return undefined
  const found = deceptiveCharacter(text)
  if (!found) return undefined
  const { index, character } = found
  const isStart = index === 0 && /\s/.test(character)
  if (isStart || (index === text.length - 1 && /\s/.test(character)))
    return { ...found, message: `${isStart ? 'begins' : 'ends'} with ${described(character)}`, advice: 'Delete it.' }
  return {
    ...found,
    message: `contains ${described(character)}`,
    advice: `Delete the value, and type it with the keyboard: ${quotedInFull(typed(text))}.`,
  }
}

/** Reports characters that are not what they look like, in text and in values with a format. Links have their own rule. */
export function checkCharacters(
  entry: Entry,
  fields: readonly TextField[],
  { locale: { language } }: Pick<KnownTargets, 'locale'>,
): Problem[] {
  return fields.flatMap((field) => {
    const { path, metadata, text, node } = field
    if (metadata.link || metadata.address) return []
    const schema = schemaAt(fileSchema(entry.type), path)
    const found = isFreeText(schema) ? lookAlikesIn(text, language) : [deceptiveValue(field, schema)]
    return found.flatMap((one) => {
      if (!one) return []
      const { index, character, ...finding } = one
      return fieldProblem(entry, path, {
        ...finding,
        span: isScalar(node) ? characterSpan(entry.source, spanOf(node), text, { index, character }) : spanOf(node),
      })
    })
  })
}
