/** @jest-environment node */
import { person } from '../../src/structured-data/person'
import { service } from '../../src/structured-data/service'
import { memberContent, serviceContent } from '../factories/content'
import { siteFacts } from '../factories/site-facts'

const site = siteFacts()

const personOf = (changes: Parameters<typeof memberContent>[0] = {}) =>
  person(site, { slug: 'ada-sample', ...memberContent(), ...changes })

test('a person is described with their role, subjects, and firm', () => {
  expect(personOf()).toMatchObject({
    '@id': 'https://www.example.com/about/team#ada-sample',
    name: 'Ada Sample',
    jobTitle: 'Partner',
    knowsAbout: ['Growth', 'Mergers'],
    worksFor: { name: 'Sample Firm' },
  })
})

test('a person has the contact details that the page shows', () => {
  expect(personOf()).toMatchObject({
    email: 'ada@example.com',
    telephone: '+13125550142',
    sameAs: 'https://www.linkedin.com/in/ada-sample',
  })
})

test.each(['telephone', 'sameAs'])('a person without a phone number and a profile has no %s', (property) => {
  expect(personOf({ phone: undefined, linkedin: undefined })).not.toHaveProperty(property)
})

test('a service has the canonical address of its page', () => {
  expect(service(site, { ...serviceContent(), path: '/services/tax-planning' })).toHaveProperty(
    'url',
    'https://www.example.com/services/tax-planning',
  )
})

test('a service is described with the text of its page', () => {
  expect(service(site, { ...serviceContent(), path: '/services/tax-planning' })).toMatchObject({
    name: 'Tax Planning Services',
    description: 'We read the returns before we speak about them.',
    provider: { name: 'Sample Firm' },
  })
})
