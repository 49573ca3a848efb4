/** The outline that each page type gives assistive technology, built from the content: its table of contents. */
import {
  about,
  careers,
  contact,
  home,
  jobs,
  named,
  notFound,
  overview,
  privacy,
  servicePage,
  services,
  site,
  team,
  teamPage,
  thanks,
  UNKNOWN_PATH,
} from './content'

const heading = (level: number, text: string) => `heading ${JSON.stringify(text)} [level=${level}]`
const headings = (level: number, entries: readonly { title: string }[]) =>
  entries.map(({ title }) => heading(level, title))

/** A region that is labeled by its own heading. */
const region = (text: string, below: readonly string[] = []) => [
  `region ${JSON.stringify(text)}`,
  heading(2, text),
  ...below,
]

/** Adds the parts that surround the content of every page. */
function framed(...parts: string[][]): string[] {
  const { words, footer, social } = site
  return [
    'banner',
    `navigation "${words.mainNavigation}"`,
    'main',
    ...parts.flat(),
    'contentinfo',
    ...(social.some(({ address }) => address) ? [`navigation "${words.socialNavigation}"`] : []),
    `navigation "${words.footerNavigation}"`,
    `list "${footer.services.title}"`,
    `list "${footer.company.title}"`,
    `navigation "${words.legalNavigation}"`,
  ]
}

const service = named(services, 'tax-planning')

/** The landmarks, articles, named lists, and headings of each page type, by the path of one such page. */
export const OUTLINES: Readonly<Record<string, readonly string[]>> = {
  '/': framed(
    [heading(1, home.hero.heading)],
    region(home.stats.heading),
    region(home.services.heading),
    region(home.testimonials.heading),
    region(home.callToAction.heading),
  ),
  '/about': framed(
    [heading(1, about.intro.heading)],
    region(about.story.heading, [
      `region ${JSON.stringify(about.story.statisticsHeading)}`,
      heading(3, about.story.statisticsHeading),
    ]),
    region(about.values.heading, headings(3, about.values.items)),
    region(
      about.team.heading,
      team.map(({ name }) => heading(3, name)),
    ),
    region(about.callToAction.heading),
  ),
  '/about/team': framed(
    [heading(1, teamPage.intro.heading)],
    team.flatMap(({ name }) => [
      `article ${JSON.stringify(name)}`,
      heading(2, name),
      heading(3, teamPage.profile.specialties),
    ]),
    region(teamPage.values.heading, headings(3, teamPage.values.items)),
  ),
  '/careers': framed(
    [heading(1, careers.hero.heading)],
    region(careers.benefits.heading),
    region(
      careers.positions.heading,
      jobs.flatMap(({ title }) => [heading(3, title), heading(4, careers.positions.requirements)]),
    ),
    region(careers.culture.heading),
    region(careers.callToAction.heading),
  ),
  '/services': framed(
    [heading(1, overview.intro.heading)],
    ...overview.groups.map(({ title }) => region(title)),
    region(
      overview.approach.heading,
      overview.approach.steps.map(({ title }, index) => heading(3, `${index + 1} ${title}`)),
    ),
    region(overview.callToAction.heading),
  ),
  '/services/tax-planning': framed(
    [heading(1, service.title)],
    region(service.cardsHeading, headings(3, service.cards)),
    region(servicePage.whyItMatters),
    region(servicePage.getStarted),
  ),
  '/contact': framed(
    [heading(1, contact.hero.heading)],
    region(contact.form.heading),
    region(contact.information.heading),
    region(contact.immediate.heading),
    region(contact.location.heading),
  ),
  '/privacy': framed(
    [`article ${JSON.stringify(privacy.heading)}`, heading(1, privacy.heading)],
    privacy.sections.map((section) => heading(2, section.heading)),
  ),
  '/contact/thanks': framed([heading(1, thanks.heading)], region(thanks.next.heading, headings(3, thanks.next.steps))),
  [UNKNOWN_PATH]: framed([heading(1, notFound.heading)]),
}
