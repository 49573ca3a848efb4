/** @jest-environment ./__tests__/dom-environment.ts */
// That each page of the latest build has what its files say, in their order. How a section shows it is tested in __tests__/sections/.
import { phoneLink } from '../../content-model/locale/phone-number'
import { THANKS_PATH } from '../../content-model/routes/named-paths'
import { interpolate } from '../../src/layout/interpolate'
import {
  about,
  canonicalServicePath,
  careers,
  contact,
  contactPath,
  fields,
  hasCareersPage,
  hasTeamPage,
  home,
  jobs,
  leaders,
  named,
  notFound,
  overview,
  servicePaths,
  services,
  serviceTemplate,
  shownTestimonials,
  site,
  statistics,
  team,
  teamPage,
  testimonials,
  thanks,
  UNKNOWN_PATH,
} from '../browser/content'
import { asShown, documentOf } from './page-document'

/** The main content of a page as text, in which the address of each link follows its text in angle brackets. */
function contentOf(path: string): string {
  const main = documentOf(path).querySelector('main')?.cloneNode(true)
  if (!(main instanceof HTMLElement)) throw new Error(`${path} has no main content`)
  for (const link of main.querySelectorAll('a')) link.append(` <${link.getAttribute('href') ?? ''}>`)
  return asShown(main.textContent)
}

type Link = Readonly<{ label: string; to: string }>
const linkTo = ({ label, to }: Link) => [label, `<${to}>`]
const titled = (items: readonly Readonly<{ title: string; description: string }>[]) =>
  items.flatMap(({ title, description }) => [title, description])
const statisticsNamed = (keys: readonly string[] = []) => keys.map((key) => named(statistics, key))
const closing = ({ heading, text, button }: (typeof about)['callToAction']) => [heading, text, ...linkTo(button)]
const quoteTexts = ({ quote, author, title }: (typeof testimonials)[number]) => [quote, `${author}, ${title}`]

const offer = `${site.offer.consultation} ${site.offer.reply}`
const dial = `<${phoneLink(site.contact.phone, site.country)}>`

/** The groups of the overview, and those of the menu, which have no place of their own. */
const GROUPS = [
  ...overview.groups.map((group, index) => ({ ...group, path: `/services#group-${index + 1}-heading` })),
  ...site.navigation.services.groups.map((group) => ({ ...group, path: '/services' })),
]

function serviceTexts(service: (typeof services)[number]): string[] {
  const { title, introduction, cardsHeading, cards, whyItMatters, getStarted } = service
  const { label, to } = serviceTemplate.schedule
  const schedule = [label, `<${to === '/contact' ? contactPath(service) : to}>`, offer]
  const testimonial = testimonials.find(({ slug }) => slug === service.testimonial)
  const {
    title: group = '',
    services: slugs = [],
    path = '',
  } = GROUPS.find((one) => one.services.includes(service.slug)) ?? {}
  const { heading, all } = serviceTemplate.relatedServices
  const related = [interpolate(heading, { group }), ...linkTo({ label: interpolate(all, { group }), to: path })]
  return [
    ...linkTo(serviceTemplate.allServices),
    title,
    cardsHeading,
    introduction,
    ...schedule,
    ...titled(cards),
    serviceTemplate.whyItMatters,
    whyItMatters,
    ...(testimonial ? quoteTexts(testimonial) : []),
    serviceTemplate.getStarted,
    serviceTemplate.firstStep ?? '',
    getStarted,
    ...schedule,
    ...(slugs.length > 1 ? related : []),
  ]
}

const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': [
    home.hero.heading,
    home.hero.text,
    ...linkTo(home.hero.primary),
    ...linkTo(home.hero.secondary),
    offer,
    home.stats?.heading ?? '',
    ...statisticsNamed(home.stats?.statistics).flatMap(({ label, qualifier = '', value }) => [label, qualifier, value]),
    home.services.heading,
    home.services.text,
    ...home.services.cards
      .map((slug) => named(services, slug))
      .flatMap((service) => [service.name, service.summary, `<${canonicalServicePath(service)}>`]),
    ...linkTo(home.services.all),
    ...(home.plan ? [home.plan.intro.heading] : []),
    ...(home.testimonials && shownTestimonials.length > 0
      ? [home.testimonials.heading, ...shownTestimonials.flatMap(quoteTexts), home.testimonials.statement ?? '']
      : []),
    ...closing(home.callToAction),
    offer,
  ],
  '/about': [
    about.intro.heading,
    about.intro.text,
    about.story.statisticsHeading ?? '',
    ...statisticsNamed(about.story.statistics).flatMap(({ label, value }) => [label, value]),
    about.story.heading,
    ...about.story.paragraphs,
    about.values.heading,
    ...titled(about.values.items),
    about.team.heading,
    about.team.text,
    ...leaders.flatMap(({ slug, name, title, summary }) => [
      ...(hasTeamPage ? linkTo({ label: name, to: `/about/team#${slug}` }) : [name]),
      title,
      summary,
    ]),
    ...(about.team.all ? linkTo(about.team.all) : []),
    ...closing(about.callToAction),
    offer,
  ],
  ...(hasTeamPage && {
    '/about/team': [
      teamPage.intro.heading,
      teamPage.intro.text,
      ...team.flatMap(({ name, title, bio, specialties, email }) => [
        name,
        title,
        bio,
        teamPage.profile.specialties,
        ...specialties,
        `<mailto:${email}>`,
      ]),
      teamPage.values.heading,
      ...titled(teamPage.values.items),
      ...closing(teamPage.callToAction),
      offer,
    ],
  }),
  ...(hasCareersPage && {
    '/careers': [
      careers.hero.heading,
      careers.hero.text,
      ...linkTo(careers.hero.button),
      careers.benefits.heading,
      ...titled(careers.benefits.items),
      careers.positions.heading,
      ...jobs.flatMap(({ title, location, department, type, description, requirements }) => [
        title,
        location,
        department,
        type,
        description,
        ...requirements,
      ]),
      ...(jobs.length === 0 ? [careers.positions.none] : []),
      careers.culture.heading,
      ...careers.culture.paragraphs,
      ...closing(careers.callToAction),
    ],
  }),
  '/services': [
    overview.intro.heading,
    overview.intro.text,
    ...overview.groups.flatMap(({ title, text, services: slugs }) => [
      title,
      text,
      ...slugs
        .map((slug) => named(services, slug))
        .flatMap((service) => [service.name, `<${canonicalServicePath(service)}>`]),
    ]),
    overview.approach.heading,
    overview.approach.text,
    ...titled(overview.approach.steps),
    ...titled(overview.approach.terms ?? []),
    ...closing(overview.callToAction),
    offer,
  ],
  ...Object.fromEntries(
    services.flatMap((service) => servicePaths(service).map((path) => [path, serviceTexts(service)])),
  ),
  '/contact': [
    contact.hero.heading,
    contact.hero.text,
    contact.form.heading,
    `${site.offer.consultation} ${contact.form.text} ${site.offer.reply}`,
    ...fields.map(({ label }) => label),
    thanks.next.heading,
    ...titled(thanks.next.steps),
    contact.immediate.heading,
    contact.immediate.text,
    contact.immediate.call,
    dial,
    contact.information.heading,
    ...site.contact.address,
    site.contact.phone,
    dial,
    ...linkTo({ label: site.contact.email, to: `mailto:${site.contact.email}` }),
    ...site.contact.hours.map(({ text }) => text),
    contact.location.heading,
    contact.location.text,
  ],
  [THANKS_PATH]: [
    thanks.heading,
    `${thanks.text} ${site.offer.reply}`,
    site.contact.phone,
    dial,
    ...linkTo(thanks.onward),
    thanks.next.heading,
    ...titled(thanks.next.steps),
  ],
  [UNKNOWN_PATH]: [notFound.heading, notFound.text, ...linkTo(notFound.home)],
}

test.each(Object.entries(PAGES))(
  '%s has the texts and links of its files in order, and no other heading',
  (path, texts) => {
    const expected = texts.map(asShown)
    let rest = contentOf(path)
    for (const text of expected) {
      expect(rest).toContain(text)
      rest = rest.slice(rest.indexOf(text) + text.length)
    }
    const headings = [...documentOf(path).querySelectorAll('main :is(h1, h2)')].map(({ textContent }) => textContent)
    expect(headings.map(asShown).filter((heading) => !expected.includes(heading))).toEqual([])
  },
)
