import { fillInOffer } from '../../../src/content-model/offer'
import { MAX_SEARCH_DESCRIPTION } from '../../../src/content-model/page-fields'
import type { TextField } from '../parse/schema-path'
import type { Entry, FieldFinding } from './entry'

/**
 * A description of a page that is too long for search results once the offer of the site is filled in.
 *
 * @param site the contents of `site.yml`
 */
export function tooLongWithOffer(
  { metadata: { unique }, text }: TextField,
  _entry: Entry,
  { site }: { site: unknown },
): FieldFinding | undefined {
  const shown = unique === undefined ? text : fillInOffer(text.trim(), site)
  if (shown === text.trim() || shown.length <= MAX_SEARCH_DESCRIPTION || unique === undefined) return undefined
  return {
    message: `has ${shown.length} characters with the offer in content/site.yml; the limit is ${MAX_SEARCH_DESCRIPTION}`,
    advice: 'Shorten it, or shorten the offer.',
  }
}
