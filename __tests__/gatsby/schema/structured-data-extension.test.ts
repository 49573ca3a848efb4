/** @jest-environment node */
import { structuredDataExtension } from '../../../gatsby/schema/structured-data-extension'
import { jobContent, memberContent, serviceContent, siteContent } from '../../factories/content'

const link = (label: string, to: string) => ({ label, to })
const { footer, contact, ...site } = siteContent()

/** The other entries of the site, as returned by Gatsby's node model. */
const ENTRIES: Record<string, object[]> = {
  SiteSettings: [
    {
      ...site,
      contact: {
        ...contact,
        addressParts: { street: '1 Sample Street', city: 'Chicago' },
        hours: [{ text: 'Mondays 9 to 6', open: { days: ['Monday'], opens: '09:00', closes: '18:00' } }],
      },
      footer: {
        ...footer,
        company: {
          ...footer.company,
          links: [link('Team', '/about/team'), link('Work', '/careers'), link('Contact', '/contact')],
        },
      },
    },
  ],
  TeamMember: [{ ...memberContent(), internal: { type: 'TeamMember' }, fields: { slug: 'ada-sample' } }],
  Job: [jobContent({ datePosted: '2026-11-02' }), jobContent()].map((job) => ({
    ...job,
    fields: { slug: 'consultant' },
  })),
}

const nodeModel = {
  findOne: ({ type }: { type: string }) => Promise.resolve(ENTRIES[type]?.[0]),
  findAll: ({ type }: { type: string }) => Promise.resolve({ entries: ENTRIES[type] ?? [] }),
}

/** Returns the types of the things that an entry's page describes. */
async function typesFor(type: string, slug: string, content = {}): Promise<string[]> {
  const node = { ...content, id: '1', internal: { type }, fields: { slug } }
  const text = await structuredDataExtension.extend().resolve(node, {}, { nodeModel })
  return [...(text ?? '').matchAll(/[[,]\{"@type":"(\w+)"/g)]
    .map(([, found = '']) => found)
    .filter((one) => one !== 'ListItem')
}

test.each([
  ['the home page', 'HomePage', 'home', ['WebSite', 'Organization']],
  ['the contact page', 'ContactPage', 'contact', ['Organization', 'OpeningHoursSpecification', 'BreadcrumbList']],
  ['the team page', 'TeamPage', 'team', ['Person', 'BreadcrumbList']],
  ['the careers page with the positions that have a date', 'CareersPage', 'careers', ['JobPosting', 'BreadcrumbList']],
  ['another page', 'AboutPage', 'about', ['BreadcrumbList']],
])('structured data describes %s', async (_, type, slug, types) => {
  expect(await typesFor(type, slug)).toEqual(types)
})

test('the structured data of a service includes its breadcrumbs', async () => {
  expect(await typesFor('Service', 'tax-planning', serviceContent())).toEqual(['Service', 'BreadcrumbList'])
})

test('a page that is not in the navigation has no structured data', async () => {
  expect(await typesFor('LegalPage', 'cookies')).toEqual([])
})
