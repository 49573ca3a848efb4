/** @jest-environment node */
import { openingHours } from '../../src/structured-data/opening-hours'
import { namedOrganization, organization, webSite } from '../../src/structured-data/organization'
import { siteFacts } from '../factories/site-facts'

const site = siteFacts()

test('the firm has the phone number and email address that pages show', () => {
  expect(organization(site)).toMatchObject({
    name: 'Sample Firm',
    contactPoint: { telephone: '+13125550100', email: 'hello@example.com' },
  })
})

test('opening hours are included for a page that shows them', () => {
  const hours = openingHours(['Monday to Friday 9am to 6pm'], { language: 'en-US', timeZone: 'America/Chicago' })
  expect(organization(site, hours)).toHaveProperty('contactPoint.hoursAvailable', hours)
})

test('opening hours are omitted for a page that does not show them', () => {
  expect(organization(site)).not.toHaveProperty('contactPoint.hoursAvailable')
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
  const contact = { ...site.contact, address: ['1 Sample Street', 'Springfield'] }
  expect(organization({ ...site, contact })).toHaveProperty('address', '1 Sample Street, Springfield')
})

test('networks with an address are included, and the others are omitted', () => {
  expect(organization(site)).toHaveProperty('sameAs', ['https://www.linkedin.com/company/sample'])
  expect(organization({ ...site, social: [{}] })).not.toHaveProperty('sameAs')
})

test('the site names the firm as its publisher', () => {
  expect(webSite(site)).toHaveProperty('publisher', { '@id': namedOrganization(site)['@id'] })
})
