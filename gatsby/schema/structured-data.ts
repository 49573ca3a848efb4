import type { Graph, Thing } from 'schema-dts'
import { z } from 'zod'
import { canonicalPath, pathsAbove } from '../../content-model/entry-paths'
import { job } from '../../content-model/job'
import { pageSettings } from '../../content-model/page-settings'
import { service as serviceModel } from '../../content-model/service'
import { teamMember } from '../../content-model/team-member'
import { scriptJson } from '../encoding/script-json'
import { entryOf } from '../sources/content-entries'
import { breadcrumbs } from '../structured-data/breadcrumbs'
import { organization, webSite } from '../structured-data/organization'
import { jobPosting, person, service } from '../structured-data/subjects'
import { type Field, readSite } from './resolver-context'

/** Nodes have Gatsby's own fields in addition to those of the content model. */
const servicePage = z.object(serviceModel.shape)
const member = z.object(teamMember.shape)
const position = z.object(job.shape)
/** An entry with its own file has a title or heading; other pages' titles are in the navigation. */
const titled = z.union([
  z.object({ title: z.string() }).transform(({ title }) => title),
  z.object({ heading: z.string() }).transform(({ heading }) => heading),
])

/** Otherwise, the order would depend on which file is read first. */
const byOrder = { sort: { fields: ['order', 'fields.slug'], order: ['ASC', 'ASC'] } }

/** A page's JSON-LD for a script element: what it is about, and its breadcrumbs. */
export async function structuredDataOf({ source, nodeModel }: Pick<Field, 'source' | 'nodeModel'>) {
  const site = await readSite(nodeModel)
  const { type, slug, value } = entryOf(source)
  const path = canonicalPath(type, slug, value, pageSettings(site))
  const entriesOf = async (name: 'Job' | 'TeamMember') => [
    ...(await nodeModel.findAll({ type: name, query: byOrder })).entries,
  ]
  const things: Thing[] = []
  switch (type.name) {
    case 'HomePage':
      things.push(webSite(site), organization(site))
      break
    case 'ContactPage':
      things.push(organization(site, true))
      break
    case 'TeamPage':
      for (const entry of await entriesOf('TeamMember'))
        things.push(person(site, entryOf(entry).slug, member.parse(entry)))
      break
    case 'CareersPage':
      for (const entry of await entriesOf('Job'))
        things.push(...jobPosting(site, entryOf(entry).slug, position.parse(entry)))
      break
    case 'Service':
      things.push(service(site, path, servicePage.parse(source)))
  }
  things.push(...breadcrumbs(site, [...pathsAbove(type), path], titled.safeParse(source).data))
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return things.length > 0 ? scriptJson(graph) : null
}
