import type { Thing } from 'schema-dts'
import { z } from 'zod'
import { job } from '../../src/content-model/job'
import { service as serviceModel } from '../../src/content-model/service'
import { site as siteModel } from '../../src/content-model/site'
import { teamMember } from '../../src/content-model/team-member'
import { canonicalServicePath, PAGE_PATHS } from '../../src/routes/paths'
import { breadcrumbs } from '../../src/structured-data/breadcrumbs'
import { serializeGraph } from '../../src/structured-data/graph'
import { jobPostings } from '../../src/structured-data/job-posting'
import { openingHours } from '../../src/structured-data/opening-hours'
import { organization } from '../../src/structured-data/organization'
import { person } from '../../src/structured-data/person'
import { service } from '../../src/structured-data/service'
import { webSite } from '../../src/structured-data/web-site'

interface NodeModel {
  findOne: (args: { type: string; query: object }) => Promise<unknown>
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }>
}

/** The entry of a page. Its node has Gatsby's own fields in addition to those of the content model. */
const page = z.object({ internal: z.object({ type: z.string() }), fields: z.object({ slug: z.string() }) })
const settings = z.object(siteModel.shape)
const servicePage = z.object({ ...page.shape, ...serviceModel.shape })
const member = z.object({ ...page.shape, ...teamMember.shape })
const position = z.object(job.shape)

const byOrder = { sort: { fields: ['order'], order: ['ASC'] } }

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
  const entriesOf = async (type: string) => [...(await nodeModel.findAll({ type, query: byOrder })).entries]
  const trailTo = (path: string, title?: string) => breadcrumbs(site, path, title)
  const { internal, fields } = page.parse(source)

  switch (internal.type) {
    case 'HomePage':
      return [webSite(site), organization(site)]
    case 'ContactPage':
      return [organization(site, openingHours(site.contact.hours)), ...trailTo(PAGE_PATHS.contact)]
    case 'TeamPage': {
      const members = z.array(member).parse(await entriesOf('TeamMember'))
      return [...members.map((entry) => person(site, { ...entry, ...entry.fields })), ...trailTo(PAGE_PATHS.team)]
    }
    case 'CareersPage': {
      const positions = z.array(position).parse(await entriesOf('Job'))
      return [...jobPostings(site, positions), ...trailTo(PAGE_PATHS.careers)]
    }
    case 'Service': {
      const entry = { ...servicePage.parse(source), ...fields }
      return [service(site, entry), ...trailTo(canonicalServicePath(entry), entry.title)]
    }
    default:
      return Object.entries(PAGE_PATHS).flatMap(([name, path]) => (name === fields.slug ? trailTo(path) : []))
  }
}
