import { z } from 'zod'
import { canonicalPath, entryAddresses, offPages, pagePaths, requestPath } from '../../src/content-model/entry-pages'
import { type SitePages, sitePages } from '../../src/content-model/site-pages'
import { pathOf } from '../../src/routes/paths'
import { entryOf } from '../sources/content-entries'
import { readSite, type ResolverContext } from './resolver-context'

const menu = z.object({ navigation: z.object({ services: z.object({ prefix: z.string().optional() }) }) })
// A link keeps its label.
const links = z.array(z.looseObject({ to: z.string() }))

/** An extension whose value depends on the entry and on what `content/site.yml` says about pages. */
function entryExtension(name: string, valueOf: (entry: ReturnType<typeof entryOf>, site: SitePages) => unknown) {
  return {
    name,
    extend: () => ({
      resolve: async (source: unknown, _args: unknown, context: ResolverContext) =>
        valueOf(entryOf(source), sitePages(await readSite(context))),
    }),
  }
}

/** `@canonicalPath`: the path of an entry's page that search engines see. */
export const canonicalPathExtension = entryExtension('canonicalPath', ({ type, slug, value }, site) =>
  canonicalPath(type, slug, value, site),
)

/** `@pagePaths`: the paths of all pages of an entry. */
export const pagePathsExtension = entryExtension('pagePaths', ({ type, slug, value }, site) =>
  pagePaths(type, slug, value, site),
)

/** `@anchorPath`: the address of an entry's anchor on a page; null if that page is switched off. */
export const anchorPathExtension = entryExtension(
  'anchorPath',
  ({ type, slug, value }, site) => entryAddresses(type, slug, value, site).at(-1) ?? null,
)

/** `@requestPath`: the path of the contact page whose form is about an entry. */
export const requestPathExtension = entryExtension('requestPath', ({ type, slug }) => requestPath(type, slug))

/** `@menuPath`: the path of a service's page that the menu links to. */
export const menuPathExtension = {
  name: 'menuPath',
  extend: () => ({
    resolve: async (source: unknown, _args: unknown, context: ResolverContext) => {
      const site = await readSite(context)
      const { type, slug, value } = entryOf(source)
      const { prefix } = menu.parse(site).navigation.services
      const paths = pagePaths(type, slug, value, sitePages(site))
      return paths.find((path) => path.startsWith(`/${prefix}/`)) ?? paths[0]
    },
  }),
}

/** `@serviceFolders`: the paths above the pages of services, each with a slash at its end. */
export const serviceFoldersExtension = {
  name: 'serviceFolders',
  extend: () => ({
    resolve: async (_source: unknown, _args: unknown, context: ResolverContext) =>
      sitePages(await readSite(context)).prefixes.map((prefix) => `/${prefix}/`),
  }),
}

/** `@omitsOffPages`: a list of links without those to pages that are switched off. */
export const omitsOffPagesExtension = {
  name: 'omitsOffPages',
  extend: () => ({
    resolve: async (
      source: Readonly<Record<string, unknown>>,
      _args: unknown,
      context: ResolverContext,
      { fieldName }: { fieldName: string },
    ) => {
      const off = offPages(sitePages(await readSite(context)))
      return links.parse(source[fieldName]).filter(({ to }) => !off.has(pathOf(to)))
    },
  }),
}
