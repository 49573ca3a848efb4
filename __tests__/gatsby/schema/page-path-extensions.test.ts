/** @jest-environment node */
import {
  anchorPathExtension,
  canonicalPathExtension,
  menuPathExtension,
  omitsOffPagesExtension,
  pagePathsExtension,
  requestPathExtension,
  serviceFoldersExtension,
} from '../../../gatsby/schema/page-path-extensions'
import { siteContent } from '../../factories/content'

const node = (type: string, slug: string, fields: object = {}) => ({ internal: { type }, fields: { slug }, ...fields })

const about = node('AboutPage', 'about')
const ada = node('TeamMember', 'ada-sample')
const tax = node('Service', 'tax-planning')
const estate = node('Service', 'estate-planning', { prefixes: ['advice'] })

const contextOf = (changes: Parameters<typeof siteContent>[0] = {}) => ({
  nodeModel: {
    findOne: () => Promise.resolve(siteContent({ servicePrefixes: ['services', 'advice'], ...changes })),
  },
})

/** The context of a site whose menu prefers a prefix. */
function menuContext(prefix: string) {
  const { navigation } = siteContent()
  return contextOf({ navigation: { ...navigation, services: { ...navigation.services, prefix } } })
}

interface Extension {
  extend: () => { resolve: (source: unknown, args: unknown, context: ReturnType<typeof contextOf>) => Promise<unknown> }
}

const valueOf = ({ extend }: Extension, source: unknown, context = contextOf()) => extend().resolve(source, {}, context)

test('the canonical path is the first path of the record, with the first prefix of the entry', async () => {
  expect(await valueOf(canonicalPathExtension, about)).toBe('/about')
  expect(await valueOf(canonicalPathExtension, tax)).toBe('/services/tax-planning')
  expect(await valueOf(canonicalPathExtension, estate)).toBe('/advice/estate-planning')
})

test('a service has a path under each of its prefixes', async () => {
  expect(await valueOf(pagePathsExtension, tax)).toEqual(['/services/tax-planning', '/advice/tax-planning'])
  expect(await valueOf(pagePathsExtension, estate)).toEqual(['/advice/estate-planning'])
})

test('the contact page about a service has its slug', async () => {
  expect(await valueOf(requestPathExtension, tax)).toBe('/contact/about/tax-planning')
})

test('the menu links to services under its own prefix', async () => {
  expect(await valueOf(menuPathExtension, tax, menuContext('advice'))).toBe('/advice/tax-planning')
})

test('the menu links to the first path of a service if that has no page under the menu’s prefix, or the menu has none', async () => {
  expect(await valueOf(menuPathExtension, estate, menuContext('services'))).toBe('/advice/estate-planning')
  expect(await valueOf(menuPathExtension, tax)).toBe('/services/tax-planning')
})

test('the folders of services have a slash at the end', async () => {
  expect(await valueOf(serviceFoldersExtension, {})).toEqual(['/services/', '/advice/'])
})

test('a member has an anchor on the team page', async () => {
  expect(await valueOf(anchorPathExtension, ada)).toBe('/about/team#ada-sample')
})

test('a member has no anchor if the team page is switched off', async () => {
  expect(await valueOf(anchorPathExtension, ada, contextOf({ show: { team: false } }))).toBeNull()
})

test('a list of links leaves out those to pages that are switched off, and to their sections', async () => {
  const links = ['/about', '/careers', '/careers#positions', '/terms', 'https://www.example.com/careers'].map((to) => ({
    label: to,
    to,
  }))
  const { resolve } = omitsOffPagesExtension.extend()
  const context = contextOf({ show: { careers: false, terms: false } })
  const shown = await resolve({ links }, {}, context, { fieldName: 'links' })
  expect(shown.map(({ to }) => to)).toEqual(['/about', 'https://www.example.com/careers'])
})
