/** @jest-environment node */
// The number of entries that the pages show, and the firm's claims (sections 1, 2, and 9 of the specification).
import {
  ABOUT,
  CAREERS,
  HOME,
  JOBS,
  OUR_TEAM,
  OVERVIEW,
  SERVICES,
  SITE,
  STATISTICS,
  TEAM,
  TESTIMONIALS,
} from './site-content'

test('the nine claims match the specification', () => {
  expect(STATISTICS.map(({ value, label }) => [value, label])).toEqual([
    ['500+', 'financial advisors served'],
    ['40%', 'average AUM growth'],
    ['65%', 'efficiency improvement'],
    ['85%', 'client retention'],
    ['$25B+', 'assets influenced'],
    ['90%', 'client satisfaction'],
    ['15+', 'years of experience'],
    ['50', 'states covered'],
    ['25', 'team members'],
  ])
})

test('every claim is shown on the home page or the about page', () => {
  const shown = new Set([...HOME.stats.statistics, ...ABOUT.story.statistics])
  expect(STATISTICS.filter(({ key }) => !shown.has(key))).toEqual([])
})

test('the home page shows six figures', () => {
  expect(new Set(HOME.stats.statistics).size).toBe(6)
})

test('the home page shows the seven specified services in order', () => {
  expect(HOME.services.cards).toEqual([
    'practice-management',
    'client-retention',
    'tax-planning',
    'lead-generation',
    'sales-coaching',
    'compliance',
    'task-automation',
  ])
})

test('there are three testimonials, each rated 5', () => {
  expect([...TESTIMONIALS.values()].map(({ rating }) => rating)).toEqual([5, 5, 5])
})

test('the overview’s groups of 4, 4, 3, and 4 services match the specification', () => {
  expect(OVERVIEW.groups.map(({ title, services }) => [title, ...services])).toEqual([
    ['Practice Growth', 'practice-management', 'lead-generation', 'sales-coaching', 'share-of-wallet'],
    ['Client Services', 'client-retention', 'tax-planning', 'estate-planning', 'multi-generational-planning'],
    ['Operational Excellence', 'compliance', 'task-automation', 'portfolio-evaluation'],
    ['Team Development', 'recruiting', 'succession-planning', 'well-being', 'product-solutions'],
  ])
})

test('every service can be reached from the overview or the navigation', () => {
  const reached = new Set([...OVERVIEW.groups, ...SITE.navigation.services.groups].flatMap(({ services }) => services))
  expect([...SERVICES.keys()].filter((slug) => !reached.has(slug))).toEqual([])
})

test.each([
  ['two people in the team', TEAM.size, 2],
  ['three values on the team page', OUR_TEAM.values.items.length, 3],
  ['four values on the about page', ABOUT.values.items.length, 4],
  ['four benefits', CAREERS.benefits.items.length, 4],
  ['three open positions', JOBS.size, 3],
  ['four social networks', SITE.social.length, 4],
])('there are %s', (_, count, specified) => {
  expect(count).toBe(specified)
})

test('no two people, positions, or testimonials have the same order', () => {
  for (const entries of [TEAM, JOBS, TESTIMONIALS]) {
    const order = [...entries.values()].map((entry) => entry.order)
    expect(new Set(order).size).toBe(order.length)
  }
})
