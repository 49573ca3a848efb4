import type { Finding } from '../messages/problem'
import { quoted } from '../messages/text-format'
import type { FieldPath } from '../parse/schema-path'

/** The file and the field that now have what was in another field, or in a whole file. */
const MOVED: Readonly<Record<string, { file: string; field: string }>> = {
  'content/delivery.yml': { file: 'content/integrations.yml', field: 'delivery' },
  'content/site.yml delivery': { file: 'content/integrations.yml', field: 'delivery' },
  'content/site.yml analytics': { file: 'content/integrations.yml', field: 'analytics' },
  'content/site.yml editing': { file: 'content/integrations.yml', field: 'editing' },
}

/**
 * Says where content belongs that an earlier content model had elsewhere.
 *
 * @param file the path of the file relative to the project's root
 * @param path the field in it; empty for the whole file
 * @returns undefined for content that has not moved
 */
export function movedContent(file: string, path: FieldPath): Finding | undefined {
  const name = path.join('.')
  const to = MOVED[`${file} ${name}`.trim()]
  return (
    to && {
      message: `${name === '' ? 'the file' : quoted(name)} has moved`,
      advice: `Move its fields to ${to.file}, indented below “${to.field}:”, and delete it.`,
    }
  )
}
