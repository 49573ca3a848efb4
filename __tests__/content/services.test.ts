/** @jest-environment node */
// The sample services must match section 2 of the specification and the art direction's word counts.
import { canonicalPath, pagePaths } from '../../src/content-model/entry-pages'
import { serviceType } from '../../src/content-model/service'
import { sentencesOf, wordsOf } from './content-text'
import { serviceOf, SERVICES } from './site-content'

/** The slug, page title, and three card titles of each service in the specification's table. */
const SPECIFIED: [slug: string, title: string, ...cards: string[]][] = [
  [
    'succession-planning',
    'Succession Planning Services',
    'Leadership Assessment',
    'Development Plans',
    'Knowledge Transfer',
  ],
  ['recruiting', 'Recruiting Services', 'Candidate Sourcing', 'Screening and Interviewing', 'Onboarding Support'],
  ['tax-planning', 'Tax Planning Services', 'Tax Strategy Development', 'Compliance Assurance', 'Ongoing Support'],
  ['estate-planning', 'Estate Planning Services', 'Will Creation', 'Trust Establishment', 'Power of Attorney'],
  [
    'holistic-planning',
    'Holistic Planning Services',
    'Comprehensive Financial Assessment',
    'Goal Setting',
    'Investment Strategy',
  ],
  [
    'client-retention',
    'Client Retention Services',
    'Personalized Communication',
    'Feedback Mechanisms',
    'Loyalty Programs',
  ],
  ['portfolio-evaluation', 'Portfolio Evaluation Services', 'Performance Analysis', 'Risk Assessment', 'Cost Analysis'],
  ['task-automation', 'Task Automation Services', 'Process Automation', 'AI Integration', 'Task Management'],
  [
    'sales-coaching',
    'Sales Coaching Services',
    'Personalized Coaching',
    'Sales Strategy Development',
    'Performance Metrics',
  ],
  ['lead-generation', 'Lead Generation Services', 'Content Marketing', 'SEO Optimization', 'Social Media Marketing'],
  [
    'practice-management',
    'Practice Management Services',
    'Operational Efficiency Analysis',
    'Client Relationship Management',
    'Performance Metrics',
  ],
  ['well-being', 'Well-Being Services', 'Health Programs', 'Mental Health Support', 'Wellness Workshops'],
]

/** The paths that the specification links to but that had no route. */
const ADDED = ['compliance', 'multi-generational-planning', 'product-solutions', 'share-of-wallet']

/** The only service that the specification neither links to nor routes under /services. */
const COUNSELING_ONLY = 'holistic-planning'

const expectWords = (text: string, min: number, max: number) => {
  const { length } = wordsOf(text)
  expect(length).toBeGreaterThanOrEqual(min)
  expect(length).toBeLessThanOrEqual(max)
}

const SLUGS = [...SERVICES.keys()]

test('the services are the twelve in the specification and the four that it only links to', () => {
  expect(SLUGS.toSorted()).toEqual([...SPECIFIED.map(([slug]) => slug), ...ADDED].toSorted())
})

test.each(SPECIFIED)('%s has the title “%s” and three cards', (slug, title, ...cards) => {
  const service = serviceOf(slug)
  expect(service.title).toBe(title)
  expect(service.cards.map((card) => card.title)).toEqual(cards)
})

test.each(ADDED)('the title of %s has the same form as the others', (slug) => {
  const { title, name } = serviceOf(slug)
  expect(title).toBe(`${name} Services`)
})

test('the twelve services are served under /counseling, and all except holistic planning also under /services', () => {
  const prefixes = SPECIFIED.map(([slug]) => [slug, serviceOf(slug).prefixes.toSorted()])
  expect(prefixes).toEqual(
    SPECIFIED.map(([slug]) => [slug, slug === COUNSELING_ONLY ? ['counseling'] : ['counseling', 'services']]),
  )
})

test('the four added services are served only under /services', () => {
  expect(ADDED.map((slug) => serviceOf(slug).prefixes)).toEqual(ADDED.map(() => ['services']))
})

test('the services have 27 pages', () => {
  const paths = [...SERVICES].flatMap(([slug, { prefixes }]) => pagePaths(serviceType, slug, { prefixes }))
  expect(new Set(paths).size).toBe(27)
})

test('sixteen of these pages are canonical', () => {
  const canonical = [...SERVICES].map(([slug, { prefixes }]) => canonicalPath(serviceType, slug, { prefixes }))
  expect(new Set(canonical).size).toBe(16)
})

test('every service path in the specification is a page', () => {
  const paths = [...SERVICES].flatMap(([slug, { prefixes }]) => pagePaths(serviceType, slug, { prefixes }))
  const linked = [...SPECIFIED.map(([slug]) => slug).filter((slug) => slug !== COUNSELING_ONLY), ...ADDED]
  expect(paths).toEqual(
    expect.arrayContaining([
      ...SPECIFIED.map(([slug]) => `/counseling/${slug}`),
      ...linked.map((slug) => `/services/${slug}`),
    ]),
  )
})

describe.each(SLUGS)('%s', (slug) => {
  const { introduction, cards, whyItMatters, getStarted, summary } = serviceOf(slug)

  test('has an introduction of 40 to 70 words', () => {
    expectWords(introduction, 40, 70)
  })

  test.each(cards.map(({ title, description }) => [title, description]))(
    'describes “%s” in one sentence of 12 to 20 words',
    (_, description) => {
      expectWords(description, 12, 20)
      expect(sentencesOf(description)).toHaveLength(1)
    },
  )

  test('explains in 50 to 80 words why it matters', () => {
    expectWords(whyItMatters, 50, 80)
  })

  test('explains in 30 to 50 words how to get started', () => {
    expectWords(getStarted, 30, 50)
  })

  test('has a one-sentence summary', () => {
    expect(sentencesOf(summary)).toHaveLength(1)
  })
})
