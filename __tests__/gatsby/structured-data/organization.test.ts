import { namedOrganization, organization, webSite } from '../../../gatsby/structured-data/organization'
import { siteFacts } from '../../factories/site-facts'

const site = siteFacts()

test('the firm has the phone number and email address that pages show', () => {
  expect(organization(site)).toMatchObject({
    name: 'Sample Firm',
    contactPoint: { telephone: '+13125550100', email: 'hello@example.com' },
  })
})

const open = { days: ['Monday', 'Friday'] as ('Monday' | 'Friday')[], opens: '09:00', closes: '17:30' }
const withHours = siteFacts({
  contact: {
    ...site.contact,
    hours: [
      { text: 'Mondays 9 to 5:30', open },
      { text: 'Fridays the same, in Eastern time', open: { ...open, utcOffset: '-05:00' } },
      { text: 'Otherwise closed' },
    ],
  },
})

test('opening hours are included for a page that shows them, in the office’s time zone unless they name another', () => {
  expect(organization(withHours, true)).toHaveProperty('contactPoint.hoursAvailable', [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Friday'], opens: '09:00:00', closes: '17:30:00' },
    expect.objectContaining({ opens: '09:00:00-05:00', closes: '17:30:00-05:00' }),
  ])
})

test.each([
  ['for a page that does not show them', withHours, false],
  ['if the content has none for search engines', site, true],
])('opening hours are omitted %s', (_, facts, showsHours) => {
  expect(organization(facts, showsHours)).toHaveProperty('contactPoint.hoursAvailable', undefined)
})

test('an address is split into its parts', () => {
  expect(organization(site)).toHaveProperty('address', {
    '@type': 'PostalAddress',
    streetAddress: '1 Sample Street',
    addressLocality: 'Springfield',
    addressRegion: 'IL',
    postalCode: '62701',
    addressCountry: 'US',
  })
})

test('an address whose parts are not known is included verbatim', () => {
  const contact = { ...site.contact, addressParts: undefined, address: ['1 Sample Street', 'Springfield'] }
  expect(organization({ ...site, contact })).toHaveProperty('address', '1 Sample Street, Springfield')
})

test('networks with an address are included, and the others are omitted', () => {
  expect(organization(site)).toHaveProperty('sameAs', ['https://www.linkedin.com/company/sample'])
  expect(organization({ ...site, social: [{ label: 'YouTube' }] })).toHaveProperty('sameAs', undefined)
})

test('the site names the firm as its publisher', () => {
  expect(webSite(site)).toHaveProperty('publisher', { '@id': namedOrganization(site)['@id'] })
})
