import { breadcrumbs } from '../../../gatsby/structured-data/breadcrumbs'
import { siteFacts } from '../../factories/site-facts'

const site = siteFacts()
const company = { ...site.footer.company, links: [{ label: 'Our Team', to: '/about/team' }] }
const team = { ...site, footer: { ...site.footer, company } }

const crumb = (name: string, path: string, position: number) => ({
  '@type': 'ListItem',
  name,
  item: `https://www.example.com${path}`,
  position,
})

test('a page’s breadcrumb is its name in the navigation, below Home', () => {
  expect(breadcrumbs(site, ['/', '/about'])).toHaveProperty('0.itemListElement', [
    crumb('Home', '', 1),
    crumb('About', '/about', 2),
  ])
})

test('breadcrumbs include every page above the current one', () => {
  expect(breadcrumbs(team, ['/', '/about', '/about/team'])).toHaveProperty('0.itemListElement', [
    crumb('Home', '', 1),
    crumb('About', '/about', 2),
    crumb('Our Team', '/about/team', 3),
  ])
})

test('a page that is not in the navigation uses its title', () => {
  const path = '/services/tax-planning'
  expect(breadcrumbs(site, ['/', '/services', path], 'Tax Planning Services')).toHaveProperty('0.itemListElement', [
    crumb('Home', '', 1),
    crumb('Services', '/services', 2),
    crumb('Tax Planning Services', path, 3),
  ])
})

test('the home page has no breadcrumbs', () => {
  expect(breadcrumbs(site, ['/'])).toEqual([])
})

test('a page without a name has no breadcrumbs', () => {
  expect(breadcrumbs(site, ['/', '/cookies'])).toEqual([])
})
