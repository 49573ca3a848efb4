import { render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { careersPage } from '../../content-model/careers-page'
import { thanksPage } from '../../content-model/thanks-page'
import { AboutTeam } from '../../src/sections/AboutTeam'
import { Callers } from '../../src/sections/Callers'
import { Figures } from '../../src/sections/Figures'
import { HomeHero } from '../../src/sections/HomeHero'
import { IndexSheet } from '../../src/sections/IndexSheet'
import { Plan } from '../../src/sections/Plan'
import { Position } from '../../src/sections/Position'
import { Positions } from '../../src/sections/Positions'
import { Profiles } from '../../src/sections/Profiles'
import { Quote } from '../../src/sections/Quote'
import { RelatedServices } from '../../src/sections/RelatedServices'
import { ServiceCatalog } from '../../src/sections/ServiceCatalog'
import { ServiceGrid } from '../../src/sections/ServiceGrid'
import { ServiceHero } from '../../src/sections/ServiceHero'
import { ServiceReasons } from '../../src/sections/ServiceReasons'
import { ServiceRequest } from '../../src/sections/ServiceRequest'
import { Stats } from '../../src/sections/Stats'
import { StoryMap } from '../../src/sections/StoryMap'
import { Testimonials } from '../../src/sections/Testimonials'
import { TextSections } from '../../src/sections/TextSections'
import { Thanks } from '../../src/sections/Thanks'
import { TrailProfile } from '../../src/sections/TrailProfile'
import { serviceContent, siteContent } from '../factories/content'
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

const site = siteContent()
const map = { image: drawing, trail: { path: 'M0 0H9', markers: [] }, profile: null, locator: null }
const to = (path: string) => ({ label: 'Go', to: path })

beforeEach(() => {
  answerStaticQueries({ siteSettings: site })
})

/** The links of the page, each with its name and its address. */
const links = () => screen.queryAllByRole('link').map((link) => `${link.ariaLabel ?? ''} ${link.getAttribute('href')}`)

test('without the team page, the specialties are text, and nothing links to a profile', () => {
  const team = { heading: 'Team', text: 'Who we are.', all: null, specialties: 'Works on' }
  render(<AboutTeam team={team} members={[aboutTeamMember()]} />)
  expect(screen.getByRole('heading', { name: 'Ada Sample' })).toBeVisible()
  expect(screen.getByText(/Works on Growth, Mergers$/)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('services are numbered through all groups, and one in two groups keeps its number', () => {
  const service = (slug: string) => {
    const cards = [{ title: `Part of ${slug}` }, { title: 'Follow-up' }]
    return catalogService({ slug, name: slug, cards })
  }
  const groups = [
    { title: 'Planning', text: 'One.', services: [service('tax'), service('wallet')] },
    { title: 'Growth', text: 'Two.', services: [service('sales'), service('tax'), service('teams')] },
  ]
  render(<ServiceCatalog groups={groups} />)
  const chapters = groups.map(({ title }) =>
    within(screen.getByRole('region', { name: title })).getAllByRole('listitem'),
  )
  const rows = chapters.map((items) => items.map(({ dataset, textContent }) => `${dataset.number} ${textContent}`))
  expect(rows).toEqual([
    ['1 taxPart\u00a0of\u00a0tax, Follow-up', '2 walletPart\u00a0of\u00a0wallet, Follow-up'],
    [
      '3 salesPart\u00a0of\u00a0sales, Follow-up',
      '1 taxPart\u00a0of\u00a0tax, Follow-up',
      '5 teamsPart\u00a0of\u00a0teams, Follow-up',
    ],
  ])
})

test('the first testimonial is before the others, in a column of its own', () => {
  const all = ['ada', 'bea', 'cy'].map((id) => testimonial({ id, author: id }))
  render(<Testimonials copy={{ heading: 'Clients', statement: null, results: null }} testimonials={all} />)
  const columns = screen.getAllByRole('figure').map((figure) => figure.parentElement)
  expect(screen.getAllByRole('figure').map((figure) => figure.querySelector('strong')?.textContent)).toEqual([
    'ada',
    'bea',
    'cy',
  ])
  expect(columns.map((column) => column === columns[0])).toEqual([true, false, false])
})

test('a rating is text for assistive technology, and filled diamonds on screen', () => {
  render(<Quote testimonial={testimonial()} />)
  const diamonds = screen.getByText('Rated 4 of 5').nextElementSibling
  expect(diamonds).toHaveAttribute('aria-hidden', 'true')
  const count = (path: Element) => path.getAttribute('d')?.match(/M/g)?.length
  expect(Array.from(diamonds?.querySelectorAll('path') ?? [], count)).toEqual([4, 1])
})

test.each([
  [
    'a testimonial',
    <Testimonials copy={{ heading: 'Clients', statement: 'All are clients.', results: null }} testimonials={[]} />,
  ],
  ['the words for testimonials', <Testimonials copy={null} testimonials={[testimonial()]} />],
  ['related services', <RelatedServices relatedServices={null} copy={{ heading: 'Related', all: 'All' }} />],
])('without %s, a page has no section for it', (_, section) => {
  expect(render(section).container).toBeEmptyDOMElement()
})

const words = ['ada', 'bea', 'cy']
const steps = words.map((title) => ({ title, description: `About ${title}.` }))
const at = (number: number | null, x: number) => ({
  number,
  lines: [`Mark ${x}`],
  x,
  y: 2 * x,
  label: { x, y: x, anchor: 'end' as const },
})
const mapWith = (...markers: ReturnType<typeof at>[]) => ({ ...map, trail: { path: 'M0 0H9', markers } })
const proven = (id: string, measure: string) =>
  testimonial({
    id,
    author: id,
    title: `Owner of ${id}`,
    quote: `With ${id}.`,
    rating: measure.length,
    result: { measure, before: '9', after: '2', note: `From ${id}.` },
    unpublished: id === 'bea' ? 'Draft' : null,
  })
const linked = (slug: string) =>
  catalogService({ slug, name: `About ${slug}`, canonicalPath: `/services/${slug}`, cards: [] })
const hero = { heading: 'Home', text: 'Text.', waymarks: words, primary: to('/a'), secondary: to('/b') }

/** An element’s text, with the addresses of its links, the drawings in it, and where they are. */
function contentOf(element: Element): string {
  const parts = [element, ...element.querySelectorAll('*')].flatMap((part) =>
    ['href', 'transform', 'x', 'y'].flatMap((name) => part.getAttribute(name) ?? []),
  )
  return [element.textContent, ...parts].join(' ')
}

test.each<[string, ReactElement, string, string[]]>([
  [
    'testimonials',
    <Testimonials
      copy={{ heading: 'Clients', statement: 'All are clients.', results: to('/r') }}
      testimonials={[proven('ada', 'days'), proven('bea', 'h')]}
    />,
    'div:has(> figure), section > div > p',
    [
      '9 to 2 daysFrom ada.Rated 4 of 5With ada.ada, Owner of ada',
      '9 to 2 hFrom bea.DraftRated 1 of 5With bea.bea, Owner of bea',
      'All are clients. Go /r',
    ],
  ],
  [
    'parts of a service',
    <ServiceHero
      service={serviceHero({
        cards: steps.map((step, index) => ({ ...step, when: index === 1 ? null : `Week ${index}` })),
      })}
      copy={{ allServices: to('/services'), schedule: to('/contact'), price: null, mapOf: '' }}
    />,
    '#parts li',
    ['Week 0adaAbout ada.', 'beaAbout bea.', 'Week 2cyAbout cy.'],
  ],
  [
    'statistics',
    <Stats
      stats={{
        heading: 'Results',
        notesHeading: 'Notes',
        independence: null,
        statistics: [
          statistic({ key: 'a', value: '1', label: 'One', note: 'Counted.' }),
          statistic({ key: 'b', value: '2', label: 'Two', qualifier: 'so far' }),
          statistic({ key: 'c', value: '3', label: 'Three', note: 'Known.' }),
        ],
      }}
    />,
    'dl > div',
    ['One11Counted. #note-a', 'Twoso far2', 'Three32Known. #note-c'],
  ],
  [
    'figures',
    <Figures
      story={{
        statisticsHeading: 'Figures',
        statistics: [
          { key: 'a', value: '1', label: 'One', note: 'Counted.' },
          { key: 'b', value: '2', label: 'Two', note: null },
        ],
      }}
    />,
    'dl > div',
    ['One1Counted.', 'Two2'],
  ],
  [
    'members',
    <AboutTeam
      team={{ heading: 'Team', text: 'Us.', all: to('/team'), specialties: 'Works on' }}
      members={words.map((name) =>
        aboutTeamMember({
          slug: name,
          name,
          specialties: [`${name}s`],
          unpublished: name === 'bea' ? 'Draft' : null,
          anchorPath: `/team#${name}`,
        }),
      )}
    />,
    'li, section > div > a',
    [
      'AadaWorks on adasPartnerAda advises practices on growth. 50 50 /team#ada',
      'BDraftbeaWorks on beasPartnerAda advises practices on growth. 50 50 /team#bea',
      'CcyWorks on cysPartnerAda advises practices on growth. 50 50 /team#cy',
      'Go /team',
    ],
  ],
  [
    'callers',
    <Callers
      callers={{ text: 'One of us calls.', members: words.map((name) => ({ slug: name, name, image: null })) }}
    />,
    'text, p',
    ['A 50 50', 'B 50 50', 'C 50 50', 'One of us calls.'],
  ],
  [
    'related services',
    <RelatedServices
      relatedServices={{
        group: 'Growth',
        path: '/services#growth',
        services: words.map((slug) => ({ ...linked(slug), summary: `Sum of ${slug}.` })),
      }}
      copy={{ heading: 'More in {group}', all: 'All in {group}' }}
    />,
    'h2, h2 + a, li',
    [
      'More in Growth',
      'All in Growth /services#growth',
      'About adaSum of ada. /services/ada',
      'About beaSum of bea. /services/bea',
      'About cySum of cy. /services/cy',
    ],
  ],
  [
    'figures and checks of a plan',
    <Plan
      plan={{
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
        print: null,
      }}
    />,
    'tr',
    [
      'MeasureNowGoal',
      'adaada 1ada 2',
      'beabea 1bea 2',
      'cycy 1cy 2',
      'DateTaskOwner',
      'ada 3adaada 4',
      'bea 3beabea 4',
      'cy 3cycy 4',
    ],
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
    'svg > text, svg > svg',
    [
      'Planning 12.5% 33.3%',
      'Growth 62.5% 66.7%',
      '1About ada 0.0% 0.0% 4.7 /services/ada 0 0',
      '2 12.5% 10.0% 4.7 /services/bea',
      '3About cy 25.0% 20.0% 4.7 /services/cy 0 0',
    ],
  ],
  [
    'markers of a cross section',
    <TrailProfile
      map={{
        profile: {
          path: 'M0 9',
          markers: [
            { x: 90, y: 60 },
            { x: 300, y: 30 },
            { x: 600, y: 0 },
          ],
        },
        locator: { outline: 'M1 1', title: 'Growth', x: 7, y: 8 },
      }}
      overview="/services"
    />,
    'a, svg:not(a *)',
    [
      'Growth /services translate(7 8)',
      ' translate(90 60) translate(300 30) translate(600 0)',
      '12 16.1% 1em 50.0% 1em',
    ],
  ],
  [
    'waymarks of the home page',
    <HomeHero page={{ hero, map: mapWith(at(null, 1), at(1, 2), at(null, 3)) }} />,
    'li',
    [' ada', '1 bea', ' cy'],
  ],
  [
    'waymarks of the story',
    <StoryMap page={{ story: { map: { caption: 'How it began', waymarks: words } }, map: mapWith(at(1, 1)) }} />,
    'li',
    ['1 ada', '2 bea', '3 cy'],
  ],
  [
    'services of the home page',
    <ServiceGrid
      services={{
        heading: 'Services',
        text: 'All.',
        all: to('/services'),
        cards: words.map((slug, index) => ({
          ...linked(slug),
          summary: `Sum of ${slug}.`,
          icon: { path: `M${index} 1` },
          map: index === 1 ? { sketch: 'M8 8' } : null,
        })),
      }}
    />,
    'li',
    [
      'About adaSum of ada. /services/ada',
      'About beaSum of bea. /services/bea',
      'About cySum of cy. /services/cy',
      'Go /services',
    ],
  ],
  [
    'profiles',
    <Profiles
      copy={{ specialties: 'Skills', email: 'Write to {name}', phone: 'Call {name}', linkedin: '{name} elsewhere' }}
      members={words.map((name) =>
        profile({
          ...{ slug: name, name, title: `Head of ${name}`, bio: `Life of ${name}.`, specialties: [`${name}s`] },
          email: `${name}@b.example`,
          ...(name === 'bea'
            ? {}
            : { phone: `1-${name}`, phoneLink: `tel:${name}`, linkedin: `https://${name}.example` }),
        }),
      )}
    />,
    'article',
    [
      'AadaHead of adaLife of ada.Skillsadasada@b.exampleWrite to ada1-adaCall adahttps://ada.exampleada elsewhere 50 50 mailto:ada@b.example tel:ada https://ada.example',
      'BbeaHead of beaLife of bea.Skillsbeasbea@b.exampleWrite to bea 50 50 mailto:bea@b.example',
      'CcyHead of cyLife of cy.Skillscyscy@b.exampleWrite to cy1-cyCall cyhttps://cy.examplecy elsewhere 50 50 mailto:cy@b.example tel:cy https://cy.example',
    ],
  ],
])('of several %s, each has its own texts, numbers, and links', (_, section, selector, contents) => {
  const { container } = render(section)
  expect(Array.from(container.querySelectorAll(selector), contentOf)).toEqual(contents)
})

describe('the careers page', () => {
  const days = { posted: 'Since {date}', closes: 'Until {date}' }
  const positions = { ...shortest(careersPage).positions, ...days, none: 'None is open.', resumeText: 'No fit?' }
  const datePosted = { date: '2026-03-02', text: 'March 2' }
  const closesOn = { date: '2026-04-30', text: 'April 30' }

  test.each([
    ['both its days', { datePosted, closesOn }, ['2026-03-02 Since March 2', '2026-04-30 Until April 30']],
    ['when it closes', { closesOn }, ['2026-04-30 Until April 30']],
    ['no day', {}, []],
  ])('says of a position %s', (_, known, shown) => {
    render(<Position job={position(known)} positions={positions} />)
    const times = screen.queryAllByRole<HTMLTimeElement>('time')
    expect(times.map(({ dateTime, textContent }) => `${dateTime} ${textContent}`)).toEqual(shown)
  })

  test('expands the position that the address names, also when only the anchor changes', () => {
    const jobs = [position(), position({ slug: 'analyst', title: 'Analyst' })]
    const section = (hash: string) => <Positions positions={positions} jobs={jobs} hash={hash} />
    const { rerender } = render(section('#consultant'))
    const areOpen = () => screen.getAllByRole('group').map((row) => row.hasAttribute('open'))
    expect(areOpen()).toEqual([true, false])
    rerender(section('#analyst'))
    expect(areOpen()).toEqual([true, true])
  })

  test('marks the position that is a draft, and each links to its own address and applies for it', () => {
    const jobs = [position(), position({ slug: 'analyst', title: 'Analyst', unpublished: 'Draft' })]
    const columns = { title: 'Title', location: 'In', department: 'Team', type: 'Hours' }
    const words = {
      ...positions,
      columns,
      requirements: 'Needs',
      applySubject: 'For {position}',
      apply: 'Apply',
      link: 'Link',
    }
    render(<Positions positions={words} jobs={jobs} hash="#analyst" />)
    const rows = screen.getAllByRole('group')
    const details = 'In ChicagoTeam ConsultingHours Full-time'
    const rest = `${details}You visit practices and listen.NeedsFive years beside clients`
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `Consultant${rest}Apply ConsultantLink Consultant`,
      `Analyst Draft${rest}Apply AnalystLink Analyst`,
    ])
    const { email } = site.contact
    expect(screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      `Apply Consultant mailto:${email}?subject=For%20Consultant`,
      'Link Consultant #consultant',
      `Apply Analyst mailto:${email}?subject=For%20Analyst`,
      'Link Analyst #analyst',
      `${words.resume} mailto:${email}?subject=${encodeURIComponent(words.resumeSubject)}`,
    ])
  })

  test('says that no position is open, and still asks for resumes', () => {
    render(<Positions positions={positions} jobs={[]} hash="" />)
    expect(screen.getByText('None is open.')).toBeVisible()
    expect(screen.queryByText('No fit?')).not.toBeInTheDocument()
    expect(links()).toEqual([expect.stringContaining('mailto:')])
  })
})

test('footnotes are numbered without the figures that have none, link back to their figures, and are omitted if no figure has one', () => {
  const figure = (key: string, note: string | null) => statistic({ key, note, label: 'Years' })
  const section = (...statistics: Queries.StatsFragment['statistics']) => (
    <Stats stats={{ heading: 'Results', notesHeading: 'Notes', independence: null, statistics }} />
  )
  const { rerender } = render(section(figure('a', null), figure('b', 'Counted in May.'), figure('c', 'Since 2001.')))
  expect(links().slice(0, 2)).toEqual(['Footnote 1 #note-b', 'Footnote 2 #note-c'])
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['1', '2', 'Years', 'Years'])
  expect(screen.getAllByRole('tooltip').map(({ textContent }) => textContent)).toEqual([
    'Counted in May.',
    'Since 2001.',
  ])
  const notes = Array.from(document.querySelectorAll('ol > li'), ({ id, textContent }) => `${id} ${textContent}`)
  expect(notes).toEqual(['note-b Counted in May. Years', 'note-c Since 2001. Years'])
  for (const link of screen.getAllByRole('link', { name: 'Years' }))
    expect(document.querySelector(`a${link.getAttribute('href') ?? ''}`)).toHaveAccessibleName(/^Footnote/)
  rerender(section(figure('a', null)))
  expect(screen.queryByText('Notes')).not.toBeInTheDocument()
})

const copy = { specialties: 'Skills', email: 'Write to {name}', phone: 'Call {name}', linkedin: '{name} on LinkedIn' }

test('of several profiles, each has its own name, badge, and portrait, of which only the first is loaded at once', () => {
  const named = (name: string, unpublished: string | null) =>
    profile({ slug: name.toLowerCase(), name, unpublished, image: photograph })
  render(<Profiles copy={copy} members={[named('Ada', null), named('Bea', 'Draft'), named('Cy', null)]} />)
  const profiles = screen.getAllByRole('article')
  expect(profiles.map((region) => [region.id, region.querySelector('h2')?.textContent])).toEqual([
    ['ada', 'Ada'],
    ['bea', 'Bea'],
    ['cy', 'Cy'],
  ])
  expect(profiles.map((region) => within(region).queryByText('Draft') !== null)).toEqual([false, true, false])
  const loading = screen.getAllByRole('presentation').map((image) => image.getAttribute('loading'))
  expect(loading).toEqual(['eager', 'lazy', 'lazy'])
})

test.each([
  [
    'every way',
    { phone: '1', phoneLink: 'tel:+1', linkedin: 'https://c.example' },
    ['Write to Ada mailto:a@b.example', 'Call Ada tel:+1', 'Ada on LinkedIn https://c.example'],
  ],
  ['only email', {}, ['Write to Ada mailto:a@b.example']],
])('a profile with %s to reach the person has links whose tooltips say their names', (_, changes, expected) => {
  render(<Profiles copy={copy} members={[profile({ name: 'Ada', ...changes })]} />)
  expect(links()).toEqual(expected)
  const tooltips = screen.getAllByRole('tooltip').map(({ textContent }) => textContent)
  expect(tooltips).toEqual(screen.getAllByRole('link').map((link) => link.ariaLabel))
})

test('a section of a text has all that its file has, in order, and nothing else', () => {
  const providers = { delivery: 'It is emailed.', analytics: 'We count.', scheduling: 'It has times.' }
  const texts = { paragraphs: ['We keep little.'], ...providers }
  const table = { columns: ['What', 'Days'], rows: [] }
  const lists = { items: ['Your name', 'Your text'], table, links: [to('/contact')] }
  render(<TextSections page={textPage(textSection({ ...texts, ...lists }), textSection({ heading: 'Two' }))} />)
  const [first, second] = screen.getAllByRole('heading', { level: 2 }).map(({ parentElement }) => parentElement)
  expect(first).toHaveTextContent('OneWe keep little.It is emailed.We count.It has times.Your nameYour textWhatDaysGo')
  expect(links()).toEqual([' /contact'])
  expect(second).toHaveTextContent(/^Two$/)
})

test('the thank-you page leads to the calendar, with nothing filled in, only if the firm has one', () => {
  const page = { ...shortest(thanksPage), scheduling: 'Pick a time' }
  const url = 'https://calendar.example.com/waymark'
  const calendar = () => screen.queryByRole('link', { name: 'Pick a time' })
  const { rerender } = render(<Thanks page={page} scheduling={null} />)
  expect(calendar()).not.toBeInTheDocument()
  rerender(<Thanks page={page} scheduling={{ url, prefill: { name: 'name', email: 'email' } }} />)
  expect(calendar()).toHaveAttribute('href', url)
  expect(calendar()).toHaveAttribute('rel', 'noreferrer')
})

describe('a service', () => {
  const copy = { allServices: to('/services'), schedule: to('/contact'), price: null, mapOf: 'A map of {title}' }

  test.each([
    ['its image by its description', { image: photograph, imageAlt: 'A desk', map }, ['A desk']],
    ['its image by its name if it has no description', { image: photograph }, ['Tax Planning']],
    ['its map', { map }, ['A map of Tax Planning']],
    ['no image if it has neither', {}, []],
  ])('shows %s', (_, changes, names) => {
    render(<ServiceHero service={serviceHero(changes)} copy={copy} />)
    expect(screen.queryAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(names)
  })

  test.each([
    ['/contact', '/contact?service=tax-planning'],
    ['https://calendar.example.com/book', 'https://calendar.example.com/book'],
  ])('has a button to %s that leads to %s', (address, leadsTo) => {
    render(<ServiceRequest service={{ slug: 'tax-planning' }} copy={{ schedule: to(address), price: null }} />)
    expect(links()).toEqual([` ${leadsTo}`])
  })

  const result = (measure: string) => ({ measure, before: '9', after: '2', note: 'Counted twice.' })
  const reasons = { ...copy, whyItMatters: 'Why', getStarted: 'How', firstStep: 'First comes a call.' }

  test.each([
    ['its own result', result('days'), testimonial({ result: result('weeks') }), /^9 to 2 daysCounted twice\.$/],
    ['that of its testimonial', null, testimonial({ result: result('weeks') }), /^9 to 2 weeksCounted twice\.$/],
    ['none', null, testimonial(), undefined],
  ])('shows %s', (_, own, quoted, text) => {
    const { slug, whyItMatters, getStarted } = { slug: 'tax-planning', ...serviceContent() }
    const service = { slug, whyItMatters, getStarted, result: own, testimonial: quoted }
    render(<ServiceReasons service={service} copy={reasons} testimonials={null} />)
    const shown = screen.queryAllByText((_, element) => element?.matches('p:has(small)') ?? false)
    expect(shown.map(({ textContent }) => textContent)).toEqual(text ? [expect.stringMatching(text)] : [])
  })

  test.each<[string | null, string[]]>([
    ['First comes a call.', ['First comes a call.', serviceContent().getStarted]],
    [null, [serviceContent().getStarted]],
  ])('begins “Get started” with what comes first, if there is any: %j', (firstStep, texts) => {
    const service = { slug: 'tax-planning', ...serviceContent(), result: null, testimonial: null }
    render(<ServiceReasons service={service} copy={{ ...reasons, firstStep }} testimonials={null} />)
    const section = screen.getByRole('region', { name: 'How' })
    expect([...section.querySelectorAll('p')].slice(0, texts.length).map(({ textContent }) => textContent)).toEqual(
      texts,
    )
  })

  test('has an arrow between the figures of a result if the site has no word for it', () => {
    answerStaticQueries({ siteSettings: siteContent({ uiLabels: { ...site.uiLabels, resultTo: undefined } }) })
    const service = { slug: 'tax-planning', ...serviceContent(), result: result('days'), testimonial: null }
    render(<ServiceReasons service={service} copy={reasons} testimonials={null} />)
    expect(screen.getByText(/days/)).toHaveTextContent(/^9 → 2 days/)
  })
})
