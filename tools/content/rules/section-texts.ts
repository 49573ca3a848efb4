import { CONTENT_TYPES } from '../../../src/content-model/registry'
import { missingField } from '../messages/field-messages'
import type { Problem } from '../messages/problem'
import { fileSchema, schemaAt } from '../parse/schema-path'
import { nodeAt } from '../parse/yaml-tree'
import { type Entry, fieldProblem } from './entry'
import type { KnownTargets } from './reference-check'

/** Reports the texts of a section that a page needs because there are entries to show in it. */
export function checkSectionTexts(entry: Entry, { names }: Pick<KnownTargets, 'names'>): Problem[] {
  return CONTENT_TYPES.flatMap((type) => {
    const { sectionOn } = type
    if (sectionOn?.type !== entry.type || (names(type)?.size ?? 0) === 0) return []
    const path = [sectionOn.texts]
    if (nodeAt(entry.root, path).key !== undefined) return []
    return fieldProblem(entry, path, missingField(sectionOn.texts, schemaAt(fileSchema(entry.type), path)))
  })
}
