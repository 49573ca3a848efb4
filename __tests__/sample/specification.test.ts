// What the specification prescribes of the content. Browser tests show that the pages have it.
import {
  about,
  careers,
  home,
  jobs,
  named,
  overview,
  paths,
  servicePaths,
  services,
  shownTestimonials,
  site,
  statistics,
  team,
  teamPage,
  testimonials,
} from '../browser/content'
import { contentTexts } from '../content/content-text'

const TEXTS = new Map(contentTexts().map(({ file, field, text }) => [`${file} ${field}`, text]))

const titlesOf = (entries: readonly { title: string }[]) => entries.map(({ title }) => title)

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

test('the pages that the specification names exist', () => {
  const pages = ['/', '/about', '/about/team', '/careers', '/contact', '/services', '/privacy', '/terms', '/cookies']
  expect(paths).toEqual(expect.arrayContaining(pages))
})

test('the navigation bar has Home, About, Contact, and Get Started', () => {
  const { home: start, pages, button } = site.navigation
  expect([start, ...pages, button]).toEqual([
    { label: 'Home', to: '/' },
    { label: 'About', to: '/about' },
    { label: 'Contact', to: '/contact' },
    { label: 'Get Started', to: '/contact' },
  ])
})

test('the services menu has four groups', () => {
  expect(site.navigation.services.groups.map(({ title, services: slugs }) => [title, ...slugs])).toEqual([
    ['Business Growth', 'practice-management', 'lead-generation', 'sales-coaching'],
    ['Team Development', 'recruiting', 'succession-planning', 'well-being'],
    ['Client Services', 'client-retention', 'holistic-planning', 'estate-planning', 'tax-planning'],
    ['Operations', 'task-automation', 'portfolio-evaluation'],
  ])
  for (const slug of site.navigation.services.groups.flatMap((group) => group.services))
    expect(slugOf(named(services, slug).name)).toBe(slug)
})

test('the overview has four groups', () => {
  expect(overview.groups.map(({ title, services: slugs }) => [title, ...slugs])).toEqual([
    ['Practice Growth', 'practice-management', 'lead-generation', 'sales-coaching', 'share-of-wallet'],
    ['Client Services', 'client-retention', 'tax-planning', 'estate-planning', 'multi-generational-planning'],
    ['Operational Excellence', 'compliance', 'task-automation', 'portfolio-evaluation'],
    ['Team Development', 'recruiting', 'succession-planning', 'well-being', 'product-solutions'],
  ])
})

test('the home page has seven services, six statistics, and three testimonials with five of five points', () => {
  expect(home.services.cards).toEqual([
    'practice-management',
    'client-retention',
    'tax-planning',
    'lead-generation',
    'sales-coaching',
    'compliance',
    'task-automation',
  ])
  expect(home.stats?.statistics).toHaveLength(6)
  expect(shownTestimonials.map(({ rating }) => rating)).toEqual([5, 5, 5])
})

test('every service and every testimonial on the home page has a result', () => {
  const without = services.filter(
    (one) => !one.result && !testimonials.find(({ slug }) => slug === one.testimonial)?.result,
  )
  expect(titlesOf(without)).toEqual([])
  expect(shownTestimonials.filter(({ result }) => !result)).toEqual([])
})

test('the footer has four social networks, each with an icon and an address that is not the site’s own', () => {
  const hosts = site.social.map(({ icon, address = '' }) => `${icon} ${new URL(address).host}`)
  expect(hosts).toEqual(['linkedin', 'x', 'facebook', 'youtube'].map((name) => `brand-${name} ${name}.example.com`))
})

test('buttons lead to a consultation, to the services, and to the positions', () => {
  expect([home.hero.primary, home.hero.secondary, home.services.all, careers.hero.button]).toEqual([
    { label: 'Schedule a Consultation', to: '/contact' },
    { label: 'Explore Our Services', to: '/services' },
    { label: 'View All Services', to: '/services' },
    { label: 'View Open Positions', to: '#positions' },
  ])
})

test.each([
  ['/', home],
  ['/about', about],
  ['/careers', careers],
  ['/services', overview],
])('%s ends with a call to action that links to the contact page', (_, { callToAction }) => {
  expect(callToAction.button.to).toBe('/contact')
})

test.each([
  ['Succession Planning', 'Leadership Assessment', 'Development Plans', 'Knowledge Transfer'],
  ['Recruiting', 'Candidate Sourcing', 'Screening and Interviewing', 'Onboarding Support'],
  ['Tax Planning', 'Tax Strategy Development', 'Compliance Assurance', 'Ongoing Support'],
  ['Estate Planning', 'Will Creation', 'Trust Establishment', 'Power of Attorney'],
  ['Holistic Planning', 'Comprehensive Financial Assessment', 'Goal Setting', 'Investment Strategy'],
  ['Client Retention', 'Personalized Communication', 'Feedback Mechanisms', 'Loyalty Programs'],
  ['Portfolio Evaluation', 'Performance Analysis', 'Risk Assessment', 'Cost Analysis'],
  ['Task Automation', 'Process Automation', 'AI Integration', 'Task Management'],
  ['Sales Coaching', 'Personalized Coaching', 'Sales Strategy Development', 'Performance Metrics'],
  ['Lead Generation', 'Content Marketing', 'SEO Optimization', 'Social Media Marketing'],
  ['Practice Management', 'Operational Efficiency Analysis', 'Client Relationship Management', 'Performance Metrics'],
  ['Well-Being', 'Health Programs', 'Mental Health Support', 'Wellness Workshops'],
])('%s has its title, its cards, and a page under /counseling', (name, ...cards) => {
  const service = named(services, slugOf(name))
  expect(service.title).toBe(`${name} Services`)
  expect(titlesOf(service.cards)).toEqual(cards)
  expect(servicePaths(service)).toContain(`/counseling/${slugOf(name)}`)
})

test('all services but one are under /services, too, and four are only there', () => {
  const withOnly = (prefix: string) =>
    services.filter((one) => servicePaths(one).every((path) => path.startsWith(prefix))).map(({ slug }) => slug)
  expect(withOnly('/counseling/')).toEqual(['holistic-planning'])
  expect(withOnly('/services/').sort()).toEqual([
    'compliance',
    'multi-generational-planning',
    'product-solutions',
    'share-of-wallet',
  ])
  expect(services.flatMap(servicePaths)).toHaveLength(27)
})

test('the home and about pages have the nine claims of the firm, each with a footnote', () => {
  const keys = new Set([...(home.stats?.statistics ?? []), ...(about.story.statistics ?? [])])
  const claims = [...keys].map((key) => named(statistics, key))
  expect(claims.map(({ value, label }) => `${value} ${label}`).sort()).toEqual(
    [
      '500+ financial advisors served',
      '40% average AUM growth',
      '65% efficiency improvement',
      '85% client retention',
      '$25B+ assets influenced',
      '90% client satisfaction',
      '15+ years of experience',
      '50 states covered',
      '25 team members',
    ].sort(),
  )
  expect(claims.filter(({ note }) => note === undefined)).toEqual([])
})

test('the firm has four values, the team page three, and two people lead it', () => {
  expect(titlesOf(about.values.items)).toEqual(['Excellence', 'Innovation', 'Integrity', 'Partnership'])
  expect(teamPage.values.items).toHaveLength(3)
  expect(team).toHaveLength(2)
})

test('the firm offers four benefits and three positions', () => {
  expect(titlesOf(careers.benefits.items)).toEqual([
    'Health and Wellness',
    'Competitive Compensation',
    'Professional Growth',
    'Collaborative Culture',
  ])
  expect(jobs.map(({ title, location, type, department }) => [title, location, type, department])).toEqual([
    ['Senior Financial Consultant', 'Chicago', 'Full-time', 'Consulting'],
    ['Business Development Manager', 'Remote', 'Full-time', 'Sales'],
    ['Marketing Specialist', 'Chicago', 'Full-time', 'Marketing'],
  ])
})

test.each([
  ['site.yml contact.hours.0.text', 'Monday to Friday 9am to 6pm EST'],
  ['site.yml contact.hours.1.text', 'Saturday and Sunday closed'],
  ['site.yml contact.addressParts.city', 'Chicago'],
  ['site.yml offer.reply', 'A consultant will reply within one business day.'],
  ['site.yml errorFallback.heading', 'Unexpected Application Error!'],
  ['pages/contact.yml hero.heading', 'Get in Touch'],
  ['pages/contact.yml hero.text', "Let's Discuss Your Practice Goals"],
  ['pages/contact.yml form.name.label', 'Full Name'],
  ['pages/contact.yml form.message.label', 'How can we help?'],
  ['pages/contact.yml form.submitting', 'Submitting...'],
  ['pages/contact.yml form.success.title', 'Form submitted successfully'],
  ['pages/contact.yml form.success.text', "We'll get back to you as soon as possible."],
  ['pages/contact.yml immediate.call', 'Call Now'],
  ['pages/not-found.yml heading', '404'],
  ['pages/not-found.yml text', "Oops! The page you're looking for doesn't exist."],
  ['pages/not-found.yml home.label', 'Return to Home'],
  ['pages/team.yml intro.heading', 'Meet Our Expert Team'],
  ['pages/careers.yml hero.heading', 'Join Our Growing Team'],
  ['pages/careers.yml positions.resume', 'Send Resume'],
])('%s is “%s”', (location, text) => {
  expect(TEXTS.get(location)).toBe(text)
})
