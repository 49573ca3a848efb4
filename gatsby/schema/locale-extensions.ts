import { type Locale, localeOf } from '../../src/content-model/locale'
import { formatDate } from '../../src/locale/format-date'
import { phoneLink } from '../../src/locale/phone-number'
import { readSite, type ResolverContext } from './resolver-context'

/** Returns the language of the site, and where the firm is. */
export async function siteLocale(context: ResolverContext): Promise<Locale> {
  return localeOf(await readSite(context))
}

type Source = Readonly<Record<string, unknown>>

/** `@day`: the date that the field states, and its text in the language of the site. */
export const dayExtension = {
  name: 'day',
  extend: () => ({
    resolve: async (source: Source, _args: unknown, context: ResolverContext, { fieldName }: { fieldName: string }) => {
      const date = source[fieldName]
      return typeof date === 'string' ? { date, text: formatDate(date, (await siteLocale(context)).language) } : null
    },
  }),
}

/** `@phoneLink(from: "phone")`: the link that dials the number of another field. Browsers would need much code to build it. */
export const phoneLinkExtension = {
  name: 'phoneLink',
  args: { from: 'String!' },
  extend: ({ from }: { from: string }) => ({
    resolve: async (source: Source, _args: unknown, context: ResolverContext) => {
      const phone = source[from]
      return typeof phone === 'string' ? phoneLink(phone, (await siteLocale(context)).country) : null
    },
  }),
}
