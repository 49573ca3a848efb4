// Text that the specification prescribes verbatim; counts.test.ts has its names and counts.
import { contact, site } from '../browser/content'
import { contentTexts } from '../content/content-text'

const TEXTS = new Map(contentTexts().map(({ file, field, text }) => [`${file} ${field}`, text]))

test.each([
  ['site.yml contact.hours.0.text', 'Monday to Friday 9am to 6pm EST'],
  ['site.yml errorFallback.heading', 'Unexpected Application Error!'],
  ['site.yml uiLabels.rated', 'Rated {rating} out of {highest}'],
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

test('the site promises a reply within one business day', () => {
  expect(site.offer.reply).toBe('A consultant will reply within one business day.')
})

test.each(['simulated', 'delivered'] as const)('the confirmation of a %s request has this promise', (kind) => {
  expect(contact.form.success.confirmation[kind]).toContain('{reply}')
})

test('the office is closed on weekends', () => {
  expect(site.contact.hours.at(-1)?.text).toMatch(/^Saturday and Sunday.* closed$/)
})

test('the office is in Chicago', () => {
  expect(site.contact.address.join(', ')).toContain('Chicago')
})
