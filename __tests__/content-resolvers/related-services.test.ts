import { relatedServicesOf } from '../../content-resolvers/related-services'
import { entryOf } from '../../content-resolvers/entries'
import { siteContent } from '../factories/content'
import { nodeModelOf, nodeOf } from './node-model'

const SLUGS = ['audit', 'budget', 'cash', 'debt', 'estate', 'funds', 'gifts']

const group = (title: string, services: string[]) => ({ title, services })

const MONEY = { group: 'Money', path: '/services#group-2-heading' }

test.each([
  ['the group, its address, and the next services', 'audit', [], { ...MONEY, services: ['budget', 'cash', 'debt'] }],
  ['the first service after the last one', 'cash', [], { ...MONEY, services: ['debt', 'audit', 'budget'] }],
  ['only services that visitors see', 'audit', ['budget', 'debt'], { ...MONEY, services: ['cash'] }],
  ['the menu’s group if the overview lacks it', 'gifts', [], { group: 'Menu', path: '/services', services: ['audit'] }],
  ['none if it is the only one of its group', 'estate', [], null],
  ['none if it is in no group', 'other', [], null],
])('the related services of a service are %s', async (_, slug, hidden: string[], expected) => {
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
  expect(found && { ...found, services: found.services.map((one) => entryOf(one).slug) }).toEqual(expected)
})
