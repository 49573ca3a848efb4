import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { careersPage } from '../../content-model/careers-page'
import { AboutTeam } from '../../src/sections/AboutTeam'
import { Approach } from '../../src/sections/Approach'
import { CallToAction } from '../../src/sections/CallToAction'
import { Consultation } from '../../src/sections/Consultation'
import { Figures } from '../../src/sections/Figures'
import { HomeHero } from '../../src/sections/HomeHero'
import { IndexSheet } from '../../src/sections/IndexSheet'
import { NextSteps } from '../../src/sections/NextSteps'
import { Plan } from '../../src/sections/Plan'
import { Positions } from '../../src/sections/Positions'
import { Profiles } from '../../src/sections/Profiles'
import { Quote } from '../../src/sections/Quote'
import { RelatedServices } from '../../src/sections/RelatedServices'
import { ServiceCatalog } from '../../src/sections/ServiceCatalog'
import { Result } from '../../src/sections/Result'
import { ServiceGrid } from '../../src/sections/ServiceGrid'
import { ServiceHero } from '../../src/sections/ServiceHero'
import { ServiceReasons } from '../../src/sections/ServiceReasons'
import { ServiceRequest } from '../../src/sections/ServiceRequest'
import { Stats } from '../../src/sections/Stats'
import { Story } from '../../src/sections/Story'
import { Testimonials } from '../../src/sections/Testimonials'
import { TextSections } from '../../src/sections/TextSections'
import { Thanks } from '../../src/sections/Thanks'
import { TrailProfile } from '../../src/sections/TrailProfile'
import { consultationCopy, heldDelivery } from '../factories/consultation'
import { siteContent } from '../factories/content'
import { drawing, photograph } from '../factories/picture'
import { shortest } from '../factories/samples'
import {
  aboutTeamMember,
  catalogService,
  position,
  profile,
  serviceHero,
  statistic,
  testimonial,
  textPage,
  textSection,
} from '../factories/sections'
import { answerStaticQueries } from '../stubs/gatsby'
import { contentOf } from './content-of'

// Other tests show what the form does.
jest.mock('../../src/consultation-form/ConsultationForm', () => ({ ConsultationForm: () => null }))

const site = siteContent()

function answerWith(uiLabels: Partial<typeof site.uiLabels> = {}): void {
  const places = { address: ['1 Sample Street', 'Springfield'], hours: [{ text: 'Monday' }, { text: 'Friday' }] }
  const contact = { ...places, email: 'firm@b.example', phone: '1', phoneLink: 'tel:+1' }
  answerStaticQueries({ siteSettings: { ...site, contact, uiLabels: { ...site.uiLabels, ...uiLabels } } })
}
beforeEach(() => {
  answerWith()
})

const to = (path: string) => ({ label: 'Go', to: path })
const words = ['ada', 'bea', 'cy']
const steps = words.map((title) => ({ title, description: `About ${title}.` }))
const parts = steps.map((step, index) => ({ ...step, when: index === 1 ? null : `Week ${index}` }))
const marker = (number: number | null, x: number) => ({
  number,
  lines: [`Mark ${x}`],
  x,
  y: 2 * x,
  label: { x, y: x, anchor: 'end' as const },
})
const mapWith = (...markers: ReturnType<typeof marker>[]) => ({ image: drawing, trail: { path: 'M0 0H9', markers } })
const surveyed = {
  ...mapWith(),
  profile: { path: 'M0 9', markers: [90, 300, 600].map((x) => ({ x, y: x / 3 })) },
  locator: { outline: 'M1 1', title: 'Growth', x: 7, y: 8 },
}
const result = (measure: string) => ({ measure, before: '9', after: '2', note: `Of ${measure}.` })
const proven = (id: string, measure: string) =>
  testimonial({
    id,
    author: id,
    title: `Owner of ${id}`,
    quote: `With ${id}.`,
    rating: measure.length,
    result: result(measure),
    unpublished: id === 'bea' ? 'Draft' : null,
  })
const member = (name: string, changes: Partial<Queries.AboutTeamMemberFragment> = {}) =>
  aboutTeamMember({
    slug: name,
    name,
    specialties: [`${name}s`, 'more'],
    unpublished: name === 'bea' ? 'Draft' : null,
    ...changes,
  })
const caller = (name: string) => ({ slug: name, name, image: null })
const linked = (slug: string, ...parts: string[]) =>
  catalogService({
    slug,
    name: `About ${slug}`,
    canonicalPath: `/services/${slug}`,
    cards: parts.map((title) => ({ title })),
  })
const cards = words.map((slug, index) => ({
  ...linked(slug),
  summary: `Sum of ${slug}.`,
  icon: { path: `M${index} 1` },
  map: index === 1 ? { sketch: 'M8 8' } : null,
}))
/** A title for which a phone has room on one line, and one that is a letter longer. */
const TITLES = ['Twenty-eight characters long', 'Twenty-nine characters in all']
const hero = { heading: 'Home', text: 'Text.', waymarks: words, primary: to('/a'), secondary: to('/b') }
const serviceCopy = { allServices: to('/all'), schedule: to('/contact'), price: null, mapOf: 'A map of {title}' }
const reasons = { ...serviceCopy, whyItMatters: 'Why', getStarted: 'How', firstStep: 'First comes a call.' }
const service = { slug: 'tax', whyItMatters: 'It costs.', getStarted: 'Send it.', result: null, testimonial: null }
const story = { heading: 'Story', paragraphs: words, map: { caption: 'How it began', waymarks: words } }
const closing = { callToAction: { heading: 'Call', text: 'Now.', button: to('/contact') }, callToActionMap: null }
const next = { heading: 'Next', steps }
const plan = {
  intro: { heading: 'Plan', text: 'A plan.' },
  sample: 'Sample',
  measure: 'Measure',
  now: 'Now',
  goal: 'Goal',
  figures: words.map((label) => ({ label, now: `${label} 1`, goal: `${label} 2` })),
  date: 'Date',
  task: 'Task',
  owner: 'Owner',
  checks: words.map((task) => ({ date: `${task} 3`, task, owner: `${task} 4` })),
  print: 'Print',
}
const consultation = (changes: Partial<Queries.ConsultationFragment>) => (
  <Consultation
    page={{
      hero: { heading: 'Contact', text: 'Write.' },
      form: { ...consultationCopy(), heading: 'Request', text: 'At no cost.' },
      callers: null,
      testimonial: null,
      information: { heading: 'Details', address: 'Address', phone: 'Phone', email: 'Email', hours: 'Hours' },
      immediate: { heading: 'At once', text: 'Call.', call: 'Call us' },
      ...changes,
    }}
    next={{ next }}
    delivery={heldDelivery().delivery}
    services={[]}
  />
)
const thanks = {
  heading: 'Thanks',
  text: 'It is here.',
  next,
  scheduling: 'Pick a time',
  call: 'Or call',
  onward: to('/'),
}
const positions = {
  ...shortest(careersPage).positions,
  heading: 'Jobs',
  text: 'Join us.',
  none: 'None is open.',
  posted: 'Since {date}',
  closes: 'Until {date}',
  columns: { title: 'Title', location: 'In', department: 'Team', type: 'Hours' },
  requirements: 'Needs',
  apply: 'Apply',
  applySubject: 'For {position}',
  link: 'Link',
  resumeText: 'No fit?',
  resume: 'Send',
  resumeSubject: 'My life',
}
const jobs = [
  position({ datePosted: { date: '2026-03-02', text: 'March 2' }, closesOn: { date: '2026-04-30', text: 'April 30' } }),
  position({
    slug: 'analyst',
    title: 'Analyst',
    closesOn: { date: '2026-05-01', text: 'May 1' },
    unpublished: 'Draft',
  }),
  position({ slug: 'head', title: 'Head' }),
]

test.each<[string, ReactElement, ...string[]]>([
  [
    'testimonials, and a single one',
    <>
      <Testimonials
        copy={{ heading: 'Clients', statement: 'All are clients.', results: to('/r') }}
        testimonials={[proven('ada', 'days'), proven('bea', 'h'), proven('cy', 'years')]}
      />
      <Testimonials copy={{ heading: 'Client', statement: null, results: null }} testimonials={[testimonial()]} />
    </>,
    'Clients(testimonials) | 9 to 2 daysOf days. | Rated 4 of 5With ada. | ada, Owner of ada | 9 to 2 hOf h. | DraftRated 1 of 5With bea. | bea, Owner of bea | 9 to 2 yearsOf years. | Rated 5 of 5With cy. | cy, Owner of cy | All are clients. Go(/r) | ',
    'Client(testimonials) | Rated 4 of 5It worked. | Ada, Advisor | ',
  ],
  [
    'services with an image and a map, with an image without a description, with a map, and with neither',
    <>
      <ServiceHero
        service={serviceHero({ image: photograph, imageAlt: 'A desk', map: surveyed, cards: parts })}
        copy={serviceCopy}
      />
      <ServiceHero service={serviceHero({ image: photograph, cards: [] })} copy={serviceCopy} />
      <ServiceHero service={serviceHero({ map: surveyed, cards: [] })} copy={serviceCopy} />
      <ServiceHero service={serviceHero({ cards: [], unpublished: 'Draft' })} copy={serviceCopy} />
    </>,
    'Go(/all) | Tax Planning Services | What it is made of(promise) | We read the returns before we speak about them. | Go(/contact?service=tax-planning) | A free first call. We answer within a day. | (A desk eager) | Week 0ada | About ada. | bea | About bea. | Week 2cy | About cy. | (parts)',
    'Go(/all) | Tax Planning Services | What it is made of(promise) | We read the returns before we speak about them. | Go(/contact?service=tax-planning) | A free first call. We answer within a day. | (Tax Planning eager) | (parts)',
    'Go(/all) | Tax Planning Services | What it is made of(promise) | We read the returns before we speak about them. | Go(/contact?service=tax-planning) | A free first call. We answer within a day. | (A map of Tax Planning eager) | (translate(7 8))Growth(/all -1) | (translate(90 30))(translate(300 100))(translate(600 200))1(16.1% 1em) | 2(50.0% 1em) | (parts)',
    'Go(/all) | DraftTax Planning Services | What it is made of(promise) | We read the returns before we speak about them. | Go(/contact?service=tax-planning) | A free first call. We answer within a day. | (parts)',
  ],
  [
    'reasons for services with a result and a testimonial with another one, with a result or a testimonial, and with none',
    <>
      <ServiceReasons
        service={{ ...service, result: result('days'), testimonial: proven('ada', 'h') }}
        copy={reasons}
        testimonials={{ statement: null, results: to('/r') }}
      />
      <ServiceReasons
        service={{ ...service, testimonial: proven('cy', 'h') }}
        copy={{ ...reasons, firstStep: null }}
        testimonials={null}
      />
      <ServiceReasons
        service={{ ...service, result: result('weeks') }}
        copy={reasons}
        testimonials={{ statement: 'Ours.', results: null }}
      />
      <ServiceReasons service={service} copy={reasons} testimonials={null} />
    </>,
    'Why(why) | It costs. | 9 to 2 daysOf days. | Rated 1 of 5With ada. | ada, Owner of ada |  Go(/r) | ',
    'How(start) | First comes a call. | Send it. | Go(/contact?service=tax) | A free first call. We answer within a day. | ',
    'Why(why) | It costs. | 9 to 2 hOf h. | Rated 1 of 5With cy. | cy, Owner of cy | ',
    'How(start) | Send it. | Go(/contact?service=tax) | A free first call. We answer within a day. | ',
    'Why(why) | It costs. | 9 to 2 weeksOf weeks. | ',
    'How(start) | First comes a call. | Send it. | Go(/contact?service=tax) | A free first call. We answer within a day. | ',
    'Why(why) | It costs. | ',
    'How(start) | First comes a call. | Send it. | Go(/contact?service=tax) | A free first call. We answer within a day. | ',
  ],
  [
    'links to the form and a price, and to another address without a price',
    <>
      <ServiceRequest service={service} copy={{ schedule: to('/contact'), price: to('/fees') }} />
      <ServiceRequest service={service} copy={{ schedule: to('https://c.example/book'), price: null }} />
    </>,
    'Go(/contact?service=tax) | A free first call. We answer within a day. | Go(/fees) | ',
    'Go(https://c.example/book) | A free first call. We answer within a day. | ',
  ],
  [
    'statistics with and without notes',
    <>
      <Stats
        stats={{
          heading: 'Results',
          notesHeading: 'Notes',
          independence: 'We sell nothing.',
          statistics: [
            statistic({ key: 'a', value: '1', label: 'One', note: 'Counted.' }),
            statistic({ key: 'b', value: '2', label: 'Two', qualifier: 'so far' }),
            statistic({ key: 'c', value: '3', label: 'Three', note: 'Known.' }),
          ],
        }}
      />
      <Stats stats={{ heading: 'More', notesHeading: 'Notes', independence: null, statistics: [statistic()] }} />
    </>,
    'Results(results) | One | 11(figure-a #note-a Footnote 1) | Counted. | Twoso far | 2 | Three | 32(figure-c #note-c Footnote 2) | Known. | We sell nothing. | Notes | Counted. One(#figure-a) | (note-a) | Known. Three(#figure-c) | (note-c) | ',
    'More(results) | Years | 9 | ',
  ],
  [
    'figures with and without notes',
    <Figures
      story={{
        statisticsHeading: 'Figures',
        statistics: [
          { key: 'a', value: '1', label: 'One', note: 'Counted.' },
          { key: 'b', value: '2', label: 'Two', note: null },
        ],
      }}
    />,
    'Figures(story-figures) | One | 1 | Counted. | Two | 2 | ',
  ],
  [
    'members with and without profiles',
    <>
      <AboutTeam
        team={{ heading: 'Team', text: 'Us.', all: to('/team'), specialties: 'Works on' }}
        members={words.map((name) => member(name, { anchorPath: `/team#${name}` }))}
      />
      <AboutTeam
        team={{ heading: 'Team', text: 'Us.', all: null, specialties: 'Works on' }}
        members={words.map((name) => member(name))}
      />
    </>,
    'Team(team-heading) | Us. | A(50 50) | ada(/team#ada) | Works on adas, more | Partner | Ada advises practices on growth. | B(50 50) | Draftbea(/team#bea) | Works on beas, more | Partner | Ada advises practices on growth. | C(50 50) | cy(/team#cy) | Works on cys, more | Partner | Ada advises practices on growth. | Go(/team) | (team)',
    'Team(team-heading) | Us. | A(50 50) | ada | Partner | Ada advises practices on growth. Works on adas, more | B(50 50) | Draftbea | Partner | Ada advises practices on growth. Works on beas, more | C(50 50) | cy | Partner | Ada advises practices on growth. Works on cys, more | (team)',
  ],
  [
    'profiles',
    <Profiles
      copy={{ specialties: 'Skills', email: 'Write to {name}', phone: 'Call {name}', linkedin: '{name} elsewhere' }}
      members={words.map((name) =>
        profile({
          slug: name,
          name,
          title: `Head of ${name}`,
          bio: `Life of ${name}.`,
          specialties: [`${name}s`],
          email: `${name}@b.example`,
          image: photograph,
          unpublished: name === 'bea' ? 'Draft' : null,
          ...(name !== 'bea' && { phone: `1-${name}`, phoneLink: `tel:${name}` }),
          ...(name !== 'cy' && { linkedin: `https://${name}.example` }),
        }),
      )}
    />,
    'A(50 50) | ( eager) | ada(ada-name) | Head of ada | Life of ada. | Skills | adas | ada@b.example(mailto:ada@b.example Write to ada) | Write to ada | 1-ada(tel:ada Call ada) | Call ada | https://ada.example(https://ada.example ada elsewhere) | ada elsewhere | (ada)B(50 50) | ( lazy) | Draftbea(bea-name) | Head of bea | Life of bea. | Skills | beas | bea@b.example(mailto:bea@b.example Write to bea) | Write to bea | https://bea.example(https://bea.example bea elsewhere) | bea elsewhere | (bea)C(50 50) | ( lazy) | cy(cy-name) | Head of cy | Life of cy. | Skills | cys | cy@b.example(mailto:cy@b.example Write to cy) | Write to cy | 1-cy(tel:cy Call cy) | Call cy | (cy)',
  ],
  [
    'related services',
    <RelatedServices
      relatedServices={{ group: 'Growth', path: '/services#growth', services: cards }}
      copy={{ heading: 'More in {group}', all: 'All in {group}' }}
    />,
    'More in Growth(related-services-heading) | All in Growth(/services#growth) | About adaSum of ada.(/services/ada) | About beaSum of bea.(/services/bea) | About cySum of cy.(/services/cy) | ',
  ],
  [
    'services by group, one of which is in two',
    <ServiceCatalog
      groups={[
        { title: 'Planning', text: 'One.', services: [linked('tax', 'Part of tax'), linked('wallet')] },
        { title: 'Growth', text: 'Two.', services: [linked('sales'), linked('tax'), linked('teams', ...TITLES)] },
      ]}
    />,
    'Planning(group-1-heading) | One. | About taxPart\u00a0of\u00a0tax(/services/tax) | (1) | About wallet(/services/wallet) | (2) | (Planning)Growth(group-2-heading) | Two. | About sales(/services/sales) | (3) | About tax(/services/tax) | (1) | About teamsTwenty-eight\u00a0characters\u00a0long, Twenty-nine characters in all(/services/teams) | (5) | (Growth)',
  ],
  [
    'services of the home page',
    <ServiceGrid services={{ heading: 'Services', text: 'All.', all: to('/services'), cards }} />,
    'Services(services) | All. | About adaSum of ada.(/services/ada) | About beaSum of bea.(/services/bea) | About cySum of cy.(/services/cy) | Go(/services) | ',
  ],
  [
    'figures and checks of a plan that can be printed, and of one that cannot',
    <>
      <Plan plan={plan} />
      <Plan plan={{ ...plan, figures: [], checks: [], print: null }} />
    </>,
    'Plan(plan) | A plan. | Print | Sample | Measure | Now | Goal | ada | ada 1 | ada 2 | bea | bea 1 | bea 2 | cy | cy 1 | cy 2 | (Measure)Date | Task | Owner | ada 3 | ada | ada 4 | bea 3 | bea | bea 4 | cy 3 | cy | cy 4 | (Task)',
    'Plan(plan) | A plan. | Sample | Measure | Now | Goal | (Measure)Date | Task | Owner | (Task)',
  ],
  [
    'waymarks of the index sheet',
    <IndexSheet
      sheet={{
        image: drawing,
        titles: [
          { x: 100, y: 200, title: 'Planning' },
          { x: 500, y: 400, title: 'Growth' },
        ],
        waymarks: words.map((slug, index) => ({
          x: 100 * index,
          y: 60 * index,
          lines: index === 1 ? [] : ['About', slug],
          service: linked(slug),
        })),
      }}
    />,
    '( eager) | Planning(12.5% 33.3%) | Growth(62.5% 66.7%) | 1(4.7) | About(0) ada(0) | (/services/ada -1) | (0.0% 0.0%)2(4.7) | (/services/bea -1) | (12.5% 10.0%)3(4.7) | About(0) cy(0) | (/services/cy -1) | (25.0% 20.0%)',
  ],
  [
    'markers of a cross section, with and without a locator',
    <>
      <TrailProfile map={surveyed} overview="/services" />
      <TrailProfile map={{ ...surveyed, locator: null }} overview="/services" />
    </>,
    '(translate(7 8))Growth(/services -1) | (translate(90 30))(translate(300 100))(translate(600 200))1(16.1% 1em) | 2(50.0% 1em) | ',
    '(translate(90 30))(translate(300 100))(translate(600 200))1(16.1% 1em) | 2(50.0% 1em) | ',
  ],
  [
    'waymarks of the home page, which has none without a map',
    <>
      <HomeHero page={{ hero, map: mapWith(marker(null, 1), marker(1, 2), marker(null, 3)) }} />
      <HomeHero page={{ hero, map: null }} />
    </>,
    '( eager) | (translate(1 2))1(4.2) | (translate(2 4))(translate(3 6))Mark 1(1)(1) | 1 Mark 2(2)(2) | Mark 3(3)(3) | Home | Text. | Go(/a) | Go(/b) | A free first call. We answer within a day. |  ada | 1 bea |  cy | ',
    'Home | Text. | Go(/a) | Go(/b) | A free first call. We answer within a day. | ',
  ],
  [
    'a story with its map and its waymarks, and one without',
    <>
      <Story page={{ story, map: mapWith(marker(1, 1)) }} />
      <Story page={{ story, map: null }} />
    </>,
    'Story(story) | ada | ( lazy) | 1(4.2) | (translate(1 2))1 Mark 1(1)(1) | How it began1 ada | 2 bea | 3 cy | bea | cy | ',
    'Story(story) | ada | bea | cy | ',
  ],
  [
    'steps with and without terms',
    <>
      <Approach approach={{ heading: 'How', text: 'So.', steps, terms: steps.slice(1) }} />
      <Approach approach={{ heading: 'How', text: 'So.', steps, terms: null }} />
    </>,
    'How(approach) | So. | ada | About ada. | bea | About bea. | cy | About cy. | bea | About bea. | cy | About cy. | (terms)',
    'How(approach) | So. | ada | About ada. | bea | About bea. | cy | About cy. | (terms)',
  ],
  [
    'calls to action with and without the offer',
    <>
      <CallToAction page={closing} hasOffer />
      <CallToAction page={closing} />
    </>,
    'Call(closing) | Now. | Go(/contact) | A free first call. We answer within a day. | ',
    'Call(closing) | Now. | Go(/contact) | ',
  ],
  [
    'a request with callers and a testimonial beside it, and one with neither',
    <>
      {consultation({ callers: { text: 'One calls.', members: words.map(caller) }, testimonial: testimonial() })}
      {consultation({ callers: { text: 'One calls.', members: [] } })}
    </>,
    'Contact | Write. | Request(request) | A free first call. At no cost. We answer within a day. | Next(next) | ada | About ada. | bea | About bea. | cy | About cy. | A(50 50) | B(50 50) | C(50 50) | One calls. | Rated 4 of 5It worked. | Ada, Advisor | At once(immediate) | Call. | Call us(tel:+1) | Details(information) | Address | 1 Sample StreetSpringfield | Phone | 1(tel:+1) | Email | firm@b.example(mailto:firm@b.example) | Hours | MondayFriday | ',
    'Contact | Write. | Request(request) | A free first call. At no cost. We answer within a day. | Next(next) | ada | About ada. | bea | About bea. | cy | About cy. | At once(immediate) | Call. | Call us(tel:+1) | Details(information) | Address | 1 Sample StreetSpringfield | Phone | 1(tel:+1) | Email | firm@b.example(mailto:firm@b.example) | Hours | MondayFriday | ',
  ],
  [
    'thanks from a firm with a calendar, and from one without',
    <>
      <Thanks page={thanks} scheduling={{ url: 'https://c.example', prefill: { name: 'name', email: 'email' } }} />
      <Thanks page={thanks} scheduling={null} />
    </>,
    'Thanks | It is here. We answer within a day. | Pick a time(https://c.example noreferrer) | Or call 1(tel:+1) | Go(/) | Next(next) | ada | About ada. | bea | About bea. | cy | About cy. | ',
    'Thanks | It is here. We answer within a day. | Or call 1(tel:+1) | Go(/) | Next(next) | ada | About ada. | bea | About bea. | cy | About cy. | ',
  ],
  [
    'parts of a text, and one whose image needs no description',
    <>
      <TextSections
        page={{
          ...textPage(
            textSection({
              paragraphs: ['We keep little.', 'Not long.'],
              items: ['Your name', 'Your text'],
              delivery: 'It is emailed.',
              analytics: 'We count.',
              scheduling: 'It has times.',
              table: { columns: ['What', 'Days'], rows: [] },
              links: [to('/contact'), { label: 'Call', to: 'tel:+1' }],
            }),
            textSection({ heading: 'Two' }),
          ),
          unpublished: 'Draft',
          updated: 'In May',
          image: photograph,
          imageAlt: 'A desk',
        }}
      />
      <TextSections page={{ ...textPage(), image: photograph }} />
    </>,
    'DraftPrivacy(text) | In short. | In May | (A desk eager) | One | We keep little. | Not long. | It is emailed. | We count. | It has times. | Your name | Your text | What | Days | (One)Go(/contact) | Call(tel:+1) | Two | (empty)',
    'Privacy(text) | In short. | ( eager) | ',
  ],
  [
    'open positions, and that none is open',
    <>
      <Positions positions={positions} jobs={jobs} hash="" />
      <Positions positions={positions} jobs={[]} hash="" />
    </>,
    'Jobs(positions-heading) | Join us. | TitleInTeamHoursConsultant | In ChicagoTeam ConsultingHours Full-time | You visit practices and listen. | Since March 2(2026-03-02) | Until April 30(2026-04-30) | Needs | Five years beside clients | Apply Consultant(mailto:firm@b.example?subject=For%20Consultant) | Link Consultant(#consultant) | (consultant)Analyst Draft | In ChicagoTeam ConsultingHours Full-time | You visit practices and listen. | Until May 1(2026-05-01) | Needs | Five years beside clients | Apply Analyst(mailto:firm@b.example?subject=For%20Analyst) | Link Analyst(#analyst) | (analyst)Head | In ChicagoTeam ConsultingHours Full-time | You visit practices and listen. | Needs | Five years beside clients | Apply Head(mailto:firm@b.example?subject=For%20Head) | Link Head(#head) | (head)No fit? | Send(mailto:firm@b.example?subject=My%20life) | (positions)',
    'Jobs(positions-heading) | None is open. | Send(mailto:firm@b.example?subject=My%20life) | (positions)',
  ],
])('a page shows %s, and each part has its own texts, numbers, and links', (_, sections, ...contents) => {
  const { container } = render(sections)
  expect(Array.from(container.children, contentOf)).toEqual(contents)
})

test.each([
  [
    'a testimonial',
    <Testimonials copy={{ heading: 'Clients', statement: 'Ours.', results: null }} testimonials={[]} />,
  ],
  ['the words for testimonials', <Testimonials copy={null} testimonials={[testimonial()]} />],
  ['related services', <RelatedServices relatedServices={null} copy={{ heading: 'Related', all: 'All' }} />],
  ['statistics', <Stats stats={null} />],
  ['figures', <Figures story={{ statisticsHeading: null, statistics: null }} />],
  ['a plan', <Plan plan={null} />],
  ['a map of the services', <IndexSheet sheet={null} />],
  ['a cross section of its map', <TrailProfile map={{ ...surveyed, profile: null }} overview="/services" />],
])('without %s, a page has no section for it', (_, section) => {
  expect(render(section).container).toBeEmptyDOMElement()
})

test.each([
  [
    'statistic',
    <Stats stats={{ heading: 'R', notesHeading: 'N', independence: null, statistics: [statistic()] }} />,
    1,
  ],
  ['figure', <Figures story={{ statisticsHeading: 'F', statistics: [{ ...statistic(), note: null }] }} />, 1],
  ['result', <Result result={result('days')} />, 2],
])('on a site that is written from right to left, each %s keeps the order of its characters', (_, section, count) => {
  Object.assign(globalThis, { IS_RIGHT_TO_LEFT: true })
  const { container } = render(section)
  Object.assign(globalThis, { IS_RIGHT_TO_LEFT: false })
  expect(container.querySelectorAll('bdi')).toHaveLength(count)
})

test.each([
  ['a request', <NextSteps page={{ next }} />],
  ['an engagement', <Approach approach={{ heading: 'How', text: 'So.', steps, terms: steps }} />],
])('of the steps of %s, only the marker of the last is filled', (_, section) => {
  const { container } = render(section)
  const markers = Array.from(container.querySelectorAll('li > svg'), (drawing) => drawing.getAttribute('class'))
  expect(markers.map((look) => look === markers[0])).toEqual([true, true, false])
})

test('a service of the home page is shown by its trail, or by its own icon if it has no map', () => {
  const { container } = render(<ServiceGrid services={{ heading: '', text: '', all: to('/'), cards }} />)
  const drawings = Array.from(
    container.querySelectorAll('li svg:first-child'),
    (icon) => `${icon.getAttribute('viewBox')} ${icon.firstElementChild?.getAttribute('d')}`,
  )
  expect(drawings.slice(0, 3)).toEqual(['0 0 24 24 M0 1', '-4 -4 72 48 M8 8', '0 0 24 24 M2 1'])
})

test('a rating is text for assistive technology, and filled diamonds on screen', () => {
  render(<Quote testimonial={testimonial()} />)
  const diamonds = screen.getByText('Rated 4 of 5').nextElementSibling
  expect(diamonds).toHaveAttribute('aria-hidden', 'true')
  const count = (path: Element) => path.getAttribute('d')?.match(/M/g)?.length
  expect(Array.from(diamonds?.querySelectorAll('path') ?? [], count)).toEqual([4, 1])
})

test('the careers page expands the position that the address names, also when only the anchor changes', () => {
  const section = (hash: string) => <Positions positions={positions} jobs={jobs} hash={hash} />
  const { rerender } = render(section('#consultant'))
  const areOpen = () => screen.getAllByRole('group').map((row) => row.hasAttribute('open'))
  expect(areOpen()).toEqual([true, false, false])
  rerender(section('#analyst'))
  expect(areOpen()).toEqual([true, true, false])
})

test('there is an arrow between the figures of a result if the site has no word for it', () => {
  answerWith({ resultTo: undefined })
  render(<ServiceReasons service={{ ...service, result: result('days') }} copy={reasons} testimonials={null} />)
  expect(screen.getByText(/days/, { selector: 'p' })).toHaveTextContent(/^9 → 2 days/)
})

test('each time that a visitor prints the plan, the page is marked until it is printed', () => {
  const marks: (string | undefined)[] = []
  const mark = () => marks.push(document.documentElement.dataset.print)
  window.print = mark
  render(<Plan plan={plan} />)
  const printAndClose = () => {
    screen.getByRole('button', { name: 'Print' }).click()
    dispatchEvent(new Event('afterprint'))
    mark()
  }
  printAndClose()
  printAndClose()
  expect(marks).toEqual(['plan', undefined, 'plan', undefined])
})
