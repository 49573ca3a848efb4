/** @jest-environment node */
import { neighborsExtension } from '../../../gatsby/schema/neighbors-extension'
import { entryOf } from '../../../gatsby/sources/content-entries'
import { siteContent } from '../../factories/content'

const SLUGS = ['audit', 'budget', 'cash', 'debt', 'estate', 'funds', 'gifts']

const node = (slug: string) => ({ internal: { type: 'Service' }, fields: { slug } })
const group = (title: string, services: string[]) => ({ title, services })

/** Resolves the neighbors of a service; all services are visible except those named. */
async function neighborsOf(slug: string, hidden: string[] = []) {
  const { navigation } = siteContent()
  const menu = { ...navigation.services, groups: [group('Menu', ['gifts', 'audit']), group('Alone', ['funds'])] }
  const entries: Record<string, object> = {
    SiteSettings: siteContent({ navigation: { ...navigation, services: menu } }),
    ServicesPage: {
      groups: [group('Other', ['estate']), group('Money', ['audit', 'budget', 'cash', 'debt', 'missing'])],
    },
  }
  const nodeModel = {
    entries,
    // Gatsby's own also needs its object.
    findOne({ type }: { type: string }) {
      return Promise.resolve(this.entries[type])
    },
    findAll: () => Promise.resolve({ entries: SLUGS.filter((one) => !hidden.includes(one)).map(node) }),
  }
  const found = await neighborsExtension.extend().resolve(node(slug), {}, { nodeModel })
  return found && { ...found, services: found.services.map((one) => entryOf(one).slug) }
}

test('a service has its group in the overview, the address of the group, and the services that follow it there', async () => {
  expect(await neighborsOf('audit')).toEqual({
    group: 'Money',
    path: '/services#group-2-heading',
    services: ['budget', 'cash', 'debt'],
  })
})

test('after the last service of the group comes the first', async () => {
  expect((await neighborsOf('cash'))?.services).toEqual(['debt', 'audit', 'budget'])
})

test('services that visitors do not see are left out', async () => {
  expect((await neighborsOf('audit', ['budget', 'debt']))?.services).toEqual(['cash'])
})

test('a service that the overview does not list has its group in the menu, whose address is the overview', async () => {
  expect(await neighborsOf('gifts')).toEqual({ group: 'Menu', path: '/services', services: ['audit'] })
})

test.each([
  ['the only one of its group in the overview', 'estate'],
  ['the only one of its group in the menu', 'funds'],
  ['in no group', 'other'],
])('a service that is %s has no neighbors', async (_, slug) => {
  expect(await neighborsOf(slug)).toBeNull()
})
