import { z } from 'zod'
import { fillInOffer } from '../../src/content-model/offer'
import { entryOf } from '../sources/content-entries'
import { readSite, type ResolverContext } from './delivery-extension'

const searchText = z.object({ title: z.string(), description: z.string() })
/** The texts for search results: a group of a page's fields, or an entry's own fields. */
const withSearchText = z.union([
  z.object({ seo: searchText }).transform(({ seo }) => seo),
  searchText
    .extend({ searchTitle: z.string().nullish() })
    .transform(({ title, searchTitle, description }) => ({ title: searchTitle ?? title, description })),
])

/** Returns the title and the description of an entry's page for search results, without the firm's name. */
export function searchTextOf(entry: unknown): z.output<typeof searchText> {
  return withSearchText.parse(entry)
}

/** `@pageHead`: what the head of an entry's page states. Only pages that can be found and shared have an address. */
export const pageHeadExtension = {
  name: 'pageHead',
  extend: () => ({
    resolve: async (source: unknown, _args: unknown, context: ResolverContext) => {
      const { title, description } = searchTextOf(source)
      return {
        title,
        description: fillInOffer(description, await readSite(context)),
        address: entryOf(source).type.page?.unlisted ? null : source,
      }
    },
  }),
}
