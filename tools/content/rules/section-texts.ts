import { CONTENT_TYPES, type ContentType } from '../../../src/content-model/registry'
import { missingField } from '../messages/field-messages'
import type { Problem } from '../messages/problem'
import { fieldLabel, fileSchema, schemaAt } from '../parse/schema-path'
import { problemAt } from '../parse/source-text'
import { nodeAt } from '../parse/yaml-tree'
import type { KnownTargets } from './reference-check'
import type { Entry } from './schema-check'

/** Reports the texts of a section that a page needs because there are entries to show in it. */
export function checkSectionTexts({ source, type, root }: Entry, { names }: Pick<KnownTargets, 'names'>): Problem[] {
  return sectionsOn(type)
    .filter((section) => (names(section.type)?.size ?? 0) > 0 && nodeAt(root, [section.texts]).key === undefined)
    .map(({ texts }) => {
      const schema = fileSchema(type)
      const finding = missingField(texts, schemaAt(schema, [texts]))
      return problemAt(source, { start: 0, end: 1 }, { field: fieldLabel(schema, [texts]), ...finding })
    })
}

/** The sections of a page that show all entries of a content type. */
const sectionsOn = (page: ContentType) =>
  CONTENT_TYPES.flatMap((type) => (type.sectionOn?.type === page ? [{ type, texts: type.sectionOn.texts }] : []))
