import type { Thing } from 'schema-dts'
import { z } from 'zod'
import { canonicalPath, pathsAbove } from '../../src/content-model/entry-pages'
import { job } from '../../src/content-model/job'
import type { ContentTypeName } from '../../src/content-model/registry'
import { service as serviceModel } from '../../src/content-model/service'
import { site as siteModel } from '../../src/content-model/site'
import { sitePages } from '../../src/content-model/site-pages'
import { teamMember } from '../../src/content-model/team-member'
import { breadcrumbs } from '../../src/structured-data/breadcrumbs'
import { serializeGraph } from '../../src/structured-data/graph'
import { jobPostings } from '../../src/structured-data/job-posting'
import { organization, webSite } from '../../src/structured-data/organization'
import { person } from '../../src/structured-data/person'
import { service } from '../../src/structured-data/service'
import { entryOf } from '../sources/content-entries'

interface NodeModel {
  findOne: (args: { type: string; query: object }) => Promise<unknown>
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }>
}

/** A node has Gatsby's own fields in addition to those of the content model. */
const settings = z.object(siteModel.shape)
const servicePage = z.object(serviceModel.shape)
const member = z.object({ ...teamMember.shape, fields: z.object({ slug: z.string() }) })
const position = z.object({ ...job.shape, fields: z.object({ slug: z.string() }) })
/** An entry with a file of its own states its title; that of a page is in the navigation. */
const titled = z.object({ title: z.string() })

/** Entries with the same order are sorted by slug: otherwise, their order would depend on which file is read first. */
const byOrder = { sort: { fields: ['order', 'fields.slug'], order: ['ASC', 'ASC'] } }

/**
 * `@structuredData`: the structured data of a page for search engines, as JSON-LD for a script element. It is generated here
 * so that the browser bundle does not contain the code for it. Gatsby generates it again when an entry that it reads changes.
 */
export const structuredDataExtension = {
  name: 'structuredData',
  extend: () => ({
    resolve: async (source: unknown, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) => {
      const things = await thingsOf(source, nodeModel)
      return things.length > 0 ? serializeGraph(things) : null
    },
  }),
}

/** Returns the things that a page describes: first its subject, then its breadcrumbs. */
async function thingsOf(source: unknown, nodeModel: NodeModel): Promise<Thing[]> {
  const site = settings.parse(await nodeModel.findOne({ type: 'SiteSettings', query: {} }))
  const { type, slug, value } = entryOf(source)
  const path = canonicalPath(type, slug, value, sitePages(site))
  const subject = await subjectOf(type.name, { site, source, path, nodeModel })
  return [...subject, ...breadcrumbs(site, [...pathsAbove(type), path], titled.safeParse(source).data?.title)]
}

interface Subject {
  site: z.output<typeof settings>
  source: unknown
  path: string
  nodeModel: NodeModel
}

/** Returns the things that a page is about; none if schema.org has no fitting type. */
async function subjectOf(name: ContentTypeName, { site, source, path, nodeModel }: Subject): Promise<Thing[]> {
  const entriesOf = async (type: ContentTypeName) => [...(await nodeModel.findAll({ type, query: byOrder })).entries]
  switch (name) {
    case 'HomePage':
      return [webSite(site), organization(site)]
    case 'ContactPage':
      return [organization(site, true)]
    case 'TeamPage':
      return z
        .array(member)
        .parse(await entriesOf('TeamMember'))
        .map(({ fields, ...entry }) => person(site, { ...entry, ...fields }))
    case 'CareersPage':
      return jobPostings(
        site,
        z
          .array(position)
          .parse(await entriesOf('Job'))
          .map(({ fields, ...entry }) => ({ ...entry, ...fields })),
      )
    case 'Service':
      return [service(site, { ...servicePage.parse(source), path })]
    default:
      return []
  }
}
