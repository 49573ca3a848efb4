import { z } from 'zod'
import { structuredDataOf } from '../../../gatsby/schema/structured-data'
import { jobContent, memberContent, serviceContent, siteContent } from '../../factories/content'
import { nodeModelOf, nodeOf } from '../node-model'

const { footer, contact } = siteContent()
const links = [
  { label: 'Team', to: '/about/team' },
  { label: 'Work', to: '/careers' },
  { label: 'Contact', to: '/contact' },
]

const nodeModel = nodeModelOf({
  site: {
    contact: { ...contact, addressParts: { street: '1 Sample Street', city: 'Chicago' } },
    footer: { ...footer, company: { ...footer.company, links } },
  },
  others: {
    TeamMember: [nodeOf('TeamMember', 'ada-sample', memberContent())],
    Job: [jobContent({ datePosted: '2026-11-02' }), jobContent()].map((job) => nodeOf('Job', 'consultant', job)),
  },
})

const graph = z.object({ '@graph': z.array(z.object({ '@type': z.string() })) })

test.each([
  ['the home page', nodeOf('HomePage', 'home'), ['WebSite', 'Organization']],
  ['the contact page', nodeOf('ContactPage', 'contact'), ['Organization', 'BreadcrumbList']],
  ['the team page', nodeOf('TeamPage', 'team'), ['Person', 'BreadcrumbList']],
  ['the positions that have a date', nodeOf('CareersPage', 'careers'), ['JobPosting', 'BreadcrumbList']],
  ['a service', nodeOf('Service', 'tax-planning', serviceContent()), ['Service', 'BreadcrumbList']],
  ['another page', nodeOf('AboutPage', 'about'), ['BreadcrumbList']],
])('structured data describes %s', async (_, source, types) => {
  const things = graph.parse(JSON.parse((await structuredDataOf({ source, nodeModel })) ?? ''))['@graph']
  expect(things.map((thing) => thing['@type'])).toEqual(types)
})

test('a page that is not in the navigation has no structured data', async () => {
  expect(await structuredDataOf({ source: nodeOf('LegalPage', 'cookies'), nodeModel })).toBeNull()
})
