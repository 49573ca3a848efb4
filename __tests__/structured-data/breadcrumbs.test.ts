import { breadcrumbs } from '../../src/structured-data/breadcrumbs'
import { siteFacts } from '../factories/site-facts'

const site = siteFacts()
const team = { ...site, footer: { ...site.footer, company: { links: [{ label: 'Our Team', to: '/about/team' }] } } }

const trail = (name: string, path: string, position: number) => ({
  '@type': 'ListItem',
  name,
  item: `https://www.example.com${path}`,
  position,
})

test('a page is named as the navigation names it, below home', () => {
  expect(breadcrumbs(site, '/about')).toHaveProperty('0.itemListElement', [
    trail('Home', '', 1),
    trail('About', '/about', 2),
  ])
})

test('the team is below About', () => {
  expect(breadcrumbs(team, '/about/team')).toHaveProperty('0.itemListElement', [
    trail('Home', '', 1),
    trail('About', '/about', 2),
    trail('Our Team', '/about/team', 3),
  ])
})

test.each(['/services/tax-planning', '/counseling/tax-planning'])('%s is below the overview of services', (path) => {
  expect(breadcrumbs(site, path, 'Tax Planning Services')).toHaveProperty('0.itemListElement', [
    trail('Home', '', 1),
    trail('Services', '/services', 2),
    trail('Tax Planning Services', path, 3),
  ])
})

test('the home page has no way to it', () => {
  expect(breadcrumbs(site, '/')).toEqual([])
})

test('a page that nothing names has none', () => {
  expect(breadcrumbs(site, '/cookies')).toEqual([])
})
