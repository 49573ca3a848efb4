import { relatedServicesOf } from '../../../gatsby/schema/related-services'
import { entryOf } from '../../../gatsby/sources/content-entries'
import { siteContent } from '../../factories/content'
import { nodeModelOf, nodeOf } from '../node-model'

const SLUGS = ['audit', 'budget', 'cash', 'debt', 'estate', 'funds', 'gifts']

const group = (title: string, services: string[]) => ({ title, services })

/** Resolves the related services of a service; all services are visible except those named. */
async function resolveRelatedServices(slug: string, hidden: string[] = []) {
  const { navigation } = siteContent()
  const menu = { ...navigation.services, groups: [group('Menu', ['gifts', 'audit']), group('Alone', ['funds'])] }
  const overview = [group('Other', ['estate']), group('Money', ['audit', 'budget', 'cash', 'debt', 'missing'])]
  const nodeModel = nodeModelOf({
    site: { navigation: { ...navigation, services: menu } },
    others: {
      ServicesPage: [{ groups: overview }],
      Service: SLUGS.filter((one) => !hidden.includes(one)).map((one) => nodeOf('Service', one)),
    },
  })
  const found = await relatedServicesOf({ source: nodeOf('Service', slug), nodeModel })
  return found && { ...found, services: found.services.map((one) => entryOf(one).slug) }
}

test('a service has its group in the overview, the address of the group, and the services that follow it there', async () => {
  expect(await resolveRelatedServices('audit')).toEqual({
    group: 'Money',
    path: '/services#group-2-heading',
    services: ['budget', 'cash', 'debt'],
  })
})

test('after the last service of the group comes the first', async () => {
  expect((await resolveRelatedServices('cash'))?.services).toEqual(['debt', 'audit', 'budget'])
})

test('services that visitors do not see are left out', async () => {
  expect((await resolveRelatedServices('audit', ['budget', 'debt']))?.services).toEqual(['cash'])
})

test('a service that the overview does not list has its group in the menu, whose address is the overview', async () => {
  expect(await resolveRelatedServices('gifts')).toEqual({ group: 'Menu', path: '/services', services: ['audit'] })
})

test.each([
  ['the only one of its group', 'estate'],
  ['in no group', 'other'],
])('a service that is %s has no related services', async (_, slug) => {
  expect(await resolveRelatedServices(slug)).toBeNull()
})
