import { fillInOffer } from '../../../src/content-model/offer'
import { MAX_SEARCH_DESCRIPTION } from '../../../src/content-model/page-fields'
import type { Problem } from '../messages/problem'
import { fieldLabel, fileSchema, type TextField } from '../parse/schema-path'
import { problemAt } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import type { Entry } from './schema-check'

/**
 * Reports descriptions of pages that are too long for search results once the offer of the site is filled in.
 *
 * @param site the contents of `site.yml`
 */
export function checkFilledInOffer({ source, type }: Entry, fields: readonly TextField[], site: unknown): Problem[] {
  return fields.flatMap(({ path, metadata: { unique }, text, node }) => {
    const shown = fillInOffer(text.trim(), site)
    if (unique === undefined || shown === text.trim() || shown.length <= MAX_SEARCH_DESCRIPTION) return []
    return [
      problemAt(source, spanOf(node), {
        field: fieldLabel(fileSchema(type), path),
        message: `has ${shown.length} characters with the offer in content/site.yml; the limit is ${MAX_SEARCH_DESCRIPTION}`,
        advice: 'Shorten it, or shorten the offer.',
      }),
    ]
  })
}
