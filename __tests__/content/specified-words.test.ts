/** @jest-environment node */
// The text that the specification prescribes verbatim.
import { contentTexts } from './content-text'
import { ABOUT, CAREERS, CONTACT, HOME, JOBS, NOT_FOUND, OVERVIEW, serviceOf, SERVICE_PAGE, SITE } from './site-content'

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)
const names = (slugs: readonly string[]) => slugs.map((slug) => serviceOf(slug).name)

const TEXTS = new Map(contentTexts().map(({ file, field, text }) => [`${file} ${field}`, text]))

test.each([
  ['site.yml contact.hours.0', 'Monday to Friday 9am to 6pm EST'],
  ['site.yml errorFallback.heading', 'Unexpected Application Error!'],
  ['site.yml words.rated', 'Rated {rating} out of {highest}'],
  ['pages/contact.yml hero.heading', 'Get in Touch'],
  ['pages/contact.yml hero.text', "Let's Discuss Your Practice Goals"],
  ['pages/contact.yml form.name.label', 'Full Name'],
  ['pages/contact.yml form.email.label', 'Email Address'],
  ['pages/contact.yml form.phone.label', 'Phone Number'],
  ['pages/contact.yml form.company.label', 'Company Name'],
  ['pages/contact.yml form.message.label', 'How can we help?'],
  ['pages/contact.yml form.submitting', 'Submitting...'],
  ['pages/contact.yml form.success.title', 'Form submitted successfully'],
  ['pages/contact.yml form.success.text', "We'll get back to you as soon as possible."],
  ['pages/contact.yml immediate.heading', 'Need Immediate Assistance'],
  ['pages/contact.yml immediate.call', 'Call Now'],
  ['pages/not-found.yml heading', '404'],
  ['pages/not-found.yml text', "Oops! The page you're looking for doesn't exist."],
  ['pages/team.yml intro.heading', 'Meet Our Expert Team'],
  ['pages/careers.yml hero.heading', 'Join Our Growing Team'],
  ['pages/careers.yml positions.apply', 'Apply Now'],
  ['pages/careers.yml positions.resume', 'Send Resume'],
])('%s is “%s”', (location, text) => {
  expect(TEXTS.get(location)).toBe(text)
})

test.each([
  ['the home page’s first button', HOME.hero.primary, 'Schedule a Consultation', '/contact'],
  ['the home page’s second button', HOME.hero.secondary, 'Explore Our Services', '/services'],
  ['the end of the home page’s services', HOME.services.all, 'View All Services', '/services'],
  ['the 404 page’s link', NOT_FOUND.home, 'Return to Home', '/'],
  ['the button of every service page', SERVICE_PAGE.schedule, 'Schedule a Consultation', '/contact'],
  ['the careers page’s first button', CAREERS.hero.button, 'View Open Positions', '#positions'],
  ['the careers page’s last button', CAREERS.callToAction.button, 'Contact Us', '/contact'],
  ['the navigation bar’s button', SITE.navigation.button, 'Get Started', '/contact'],
  ['the navigation bar’s first link', SITE.navigation.home, 'Home', '/'],
])('%s is “%s”', (_, link, label, to) => {
  expect(link).toEqual({ label, to })
})

test.each([
  ['the home page', HOME.callToAction],
  ['the about page', ABOUT.callToAction],
  ['the services overview', OVERVIEW.callToAction],
])('%s ends with a call to action that links to the contact page', (_, closing) => {
  expect(closing.button.to).toBe('/contact')
})

test.each([
  ['beside the form', CONTACT.form.promise],
  ['in the confirmation', CONTACT.form.success.confirmation.simulated],
  ['in the confirmation of a delivered request', CONTACT.form.success.confirmation.delivered],
])('the content promises a reply within one business day %s', (_, text) => {
  expect(text).toContain('A consultant will reply within one business day.')
})

test('the office is closed on weekends', () => {
  expect(SITE.contact.hours.at(-1)).toMatch(/^Saturday and Sunday.* closed$/)
})

test('the office is in Chicago', () => {
  expect(SITE.contact.address.join(', ')).toContain('Chicago')
})

test('the firm’s four values match the specification', () => {
  expect(titles(ABOUT.values.items)).toEqual(['Excellence', 'Innovation', 'Integrity', 'Partnership'])
})

test('the four benefits match the specification', () => {
  expect(titles(CAREERS.benefits.items)).toEqual([
    'Health and Wellness',
    'Competitive Compensation',
    'Professional Growth',
    'Collaborative Culture',
  ])
})

test('the four steps of the approach match the specification', () => {
  expect(titles(OVERVIEW.approach.steps)).toEqual([
    'Discovery',
    'Strategy Development',
    'Implementation',
    'Ongoing Support',
  ])
})

test('the three open positions match the specification', () => {
  const jobs = [...JOBS.values()].toSorted((a, b) => a.order - b.order)
  expect(jobs.map(({ title, location, type, department }) => [title, location, type, department])).toEqual([
    ['Senior Financial Consultant', 'Chicago', 'Full-time', 'Consulting'],
    ['Business Development Manager', 'Remote', 'Full-time', 'Sales'],
    ['Marketing Specialist', 'Chicago', 'Full-time', 'Marketing'],
  ])
})

test('the navigation’s groups and their services match the specification', () => {
  expect(SITE.navigation.services.groups.map(({ title, services }) => [title, ...names(services)])).toEqual([
    ['Business Growth', 'Practice Management', 'Lead Generation', 'Sales Coaching'],
    ['Team Development', 'Recruiting', 'Succession Planning', 'Well-being'],
    ['Client Services', 'Client Retention', 'Holistic Planning', 'Estate Planning', 'Tax Planning'],
    ['Operations', 'Task Automation', 'Portfolio Evaluation'],
  ])
})

test('the navigation’s other links match the specification', () => {
  expect(SITE.navigation.pages).toEqual([
    { label: 'About', to: '/about' },
    { label: 'Contact', to: '/contact' },
  ])
})

test('the footer’s columns and legal links match the specification', () => {
  const { services, company, legal } = SITE.footer
  expect([services.title, ...names(services.services)]).toEqual([
    'Services',
    'Practice Management',
    'Client Retention',
    'Tax Planning',
    'Lead Generation',
  ])
  expect([company.title, ...company.links]).toEqual([
    'Company',
    { label: 'About Us', to: '/about' },
    { label: 'Our Team', to: '/about/team' },
    { label: 'Careers', to: '/careers' },
    { label: 'Contact', to: '/contact' },
  ])
  expect(legal).toEqual([
    { label: 'Privacy Policy', to: '/privacy' },
    { label: 'Terms of Service', to: '/terms' },
    { label: 'Cookies', to: '/cookies' },
  ])
})

test('the copyright line has placeholders for the year and the name', () => {
  expect(SITE.footer.copyright).toContain('{year} {name}')
})
