import { z } from 'zod'
import { metadataOf } from '../../content-check/parse/schema-path'
import type { aboutPage } from '../../content-model/about-page'
import { careersPage } from '../../content-model/careers-page'
import { byName, CONSULTATION_FIELDS, type ConsultationField } from '../../content-model/consultation-form/fields'
import { REQUIRED_FIELDS } from '../../content-model/consultation-form/words'
import type { contactPage } from '../../content-model/contact-page'
import * as providers from '../../content-model/delivery/providers'
import type { homePage } from '../../content-model/home-page'
import type { integrations } from '../../content-model/integrations'
import type { job } from '../../content-model/job'
import { CONTENT_TYPES, type ContentType, type ContentTypeName, slugOf } from '../../content-model/registry'
import type { service } from '../../content-model/service'
import type { servicesPage } from '../../content-model/services-page'
import type { site } from '../../content-model/site'
import type { statistic } from '../../content-model/statistic'
import type { teamMember } from '../../content-model/team-member'
import type { testimonial } from '../../content-model/testimonial'
import { textPage } from '../../content-model/text-page'
import { sampler } from '../../src/style-guide/extremes'
import { brandContent } from './brand'
import { shortest } from './samples'

type Fields<Schema extends z.ZodType> = z.input<Schema>

const linkTo = (label: string, to: string) => ({ label, to })
const seo = (title: string) => ({ title, description: `What the page “${title}” is about.` })
const intro = { heading: 'A plain heading', text: 'A plain text under the heading.' }
const titled = (title: string) => ({ title, description: `One sentence about ${title.toLowerCase()}.` })
const callToAction = {
  heading: 'Talk to us',
  text: 'We answer within a day.',
  button: linkTo('Contact us', '/contact'),
}

export function serviceContent(changes: Partial<Fields<typeof service>> = {}): Fields<typeof service> {
  return {
    title: 'Tax Planning Services',
    name: 'Tax Planning',
    prefixes: ['services'],
    icon: 'receipt-tax',
    summary: 'Plans that leave more of the fee with the client.',
    description: 'Tax planning for advisory practices.',
    introduction: 'We read the returns before we speak about them.',
    cardsHeading: 'What it is made of',
    cards: [titled('Review'), titled('Plan'), titled('Follow-up')],
    whyItMatters: 'A client sees the tax bill each spring.',
    getStarted: 'Send us three returns without names.',
    ...changes,
  }
}

export function memberContent(changes: Partial<Fields<typeof teamMember>> = {}): Fields<typeof teamMember> {
  return {
    name: 'Ada Sample',
    title: 'Partner',
    order: 1,
    summary: 'Ada advises practices on growth.',
    bio: 'Ada has led two practices through a merger.',
    email: 'ada@example.com',
    phone: '(312) 555-0142',
    linkedin: 'https://www.linkedin.com/in/ada-sample',
    specialties: ['Growth', 'Mergers'],
    ...changes,
  }
}

export function jobContent(changes: Partial<Fields<typeof job>> = {}): Fields<typeof job> {
  return {
    title: 'Consultant',
    order: 1,
    location: 'Chicago',
    type: 'Full-time',
    department: 'Consulting',
    description: 'You visit practices and listen.',
    requirements: ['Five years beside clients'],
    ...changes,
  }
}

export function testimonialContent(changes: Partial<Fields<typeof testimonial>> = {}): Fields<typeof testimonial> {
  return { quote: 'They listened.', author: 'B. Client', title: 'Owner', rating: 5, order: 1, ...changes }
}

export function statisticContent(changes: Partial<Fields<typeof statistic>> = {}): Fields<typeof statistic> {
  return {
    key: 'retention',
    icon: 'heart',
    value: '97%',
    label: 'Clients who stay',
    note: 'Counted over a year.',
    ...changes,
  }
}

/** A valid site file that refers only to the service `tax-planning`. */
export function siteContent(changes: Partial<Fields<typeof site>> = {}): Fields<typeof site> {
  const group = { title: 'Planning', services: ['tax-planning'] }
  return {
    name: 'Sample Firm',
    url: 'https://www.example.com',
    tagline: 'Advice for practices.',
    contact: {
      email: 'hello@example.com',
      phone: '(312) 555-0100',
      address: ['1 Sample Street, Springfield, IL 62701'],
      hours: [{ text: 'Monday to Friday 9am to 5pm' }],
    },
    social: [{ label: 'LinkedIn', address: 'https://www.linkedin.com/company/sample' }, { label: 'YouTube' }],
    navigation: {
      home: linkTo('Home', '/'),
      services: { label: 'Services', all: linkTo('All services', '/services'), groups: [group] },
      pages: [linkTo('About', '/about')],
      button: linkTo('Contact', '/contact'),
    },
    footer: {
      services: group,
      company: { title: 'Company', links: [linkTo('Team', '/about#team')] },
      contact: { title: 'Contact' },
      legal: [linkTo('Privacy', '/privacy')],
      copyright: '© {year} {name}',
    },
    uiLabels: {
      skipToContent: 'Skip to content',
      mainNavigation: 'Main',
      footerNavigation: 'Footer',
      legalNavigation: 'Legal',
      socialNavigation: 'Social',
      openMenu: 'Open menu',
      closeMenu: 'Close menu',
      notifications: 'Messages',
      dismiss: 'Dismiss',
      preview: 'Preview',
      footnote: 'Footnote {number}',
      resultTo: 'to',
      rated: 'Rated {rating} of {highest}',
    },
    errorFallback: {
      heading: 'Unexpected error',
      text: 'Something failed.',
      reload: 'Reload',
      home: linkTo('Home', '/'),
    },
    offer: { consultation: 'A free first call.', reply: 'We answer within a day.' },
    language: 'en-US',
    timeZone: 'America/Chicago',
    country: 'US',
    servicePrefixes: ['services', 'counseling'],
    ...changes,
  }
}

/** The options of every select in the form. */
export const SELECT_OPTIONS = ['The first option', 'The second option']

/** Valid content of the pages whose text tests refer to, by file path within `content/`. */
export function pagesContent() {
  const home: Fields<typeof homePage> = {
    seo: seo('Home'),
    hero: {
      heading: 'Grow',
      text: 'With us.',
      waymarks: ['Start', 'Goal'],
      primary: linkTo('Start', '/contact'),
      secondary: linkTo('Services', '/services'),
    },
    stats: { heading: 'Results', notesHeading: 'Notes', statistics: ['retention'] },
    services: { heading: 'Services', text: 'What we do.', cards: ['tax-planning'], all: linkTo('All', '/services') },
    testimonials: { heading: 'Clients' },
    callToAction,
  }
  const about: Fields<typeof aboutPage> = {
    seo: seo('About'),
    intro,
    story: {
      heading: 'Story',
      paragraphs: ['We began small.'],
      statisticsHeading: 'In figures',
      statistics: ['retention'],
      map: { caption: 'The first map.', waymarks: ['Start', 'Goal'] },
    },
    values: { heading: 'Values', items: [titled('Care')] },
    team: { heading: 'Team', text: 'Who we are.', all: linkTo('Team', '/about/team'), specialties: 'Works on' },
    callToAction,
  }
  const careers: Fields<typeof careersPage> = {
    ...shortest(careersPage),
    seo: seo('Careers'),
    hero: { heading: 'Work here', text: 'With us.', button: linkTo('Positions', '#positions') },
  }
  const services: Fields<typeof servicesPage> = {
    seo: seo('Services'),
    intro,
    groups: [{ title: 'Planning', text: 'Plans.', services: ['tax-planning'] }],
    approach: { heading: 'Approach', text: 'In steps.', steps: [titled('Listen')] },
    callToAction,
  }
  const words = ({ kind, title }: ConsultationField) => ({
    label: `Your ${title.toLowerCase()}`,
    ...(kind === 'select' && { placeholder: 'Choose one', options: SELECT_OPTIONS }),
  })
  const contact: Fields<typeof contactPage> = {
    seo: seo('Contact'),
    hero: { heading: 'Contact', text: 'Write to us.' },
    form: {
      heading: 'Request',
      text: 'Tell us what it is about.',
      ...byName(CONSULTATION_FIELDS, words),
      about: 'About: {service}',
      optional: '(optional)',
      submit: 'Send',
      submitting: 'Sending…',
      kept: { title: 'Welcome back', text: 'Your text is still here.' },
      retrying: 'Once more: {attempt}.',
      faults: {
        ...byName(REQUIRED_FIELDS, ({ title }) => `What is your ${title.toLowerCase()}?`),
        malformedEmail: 'An address has an @.',
        malformed: 'Not readable.',
        tooLong: 'More than {limit} characters.',
      },
      failure: {
        offline: { heading: 'No network', text: 'Nothing was sent without a network.' },
        unsent: { heading: 'Not sent', text: 'Nobody answered.' },
        refused: { heading: 'Refused', text: 'It was refused.' },
        invalid: { heading: 'Fields', text: 'Look at these:' },
        unclear: { heading: 'Perhaps sent', text: 'It would arrive twice.' },
        unconfirmed: { heading: 'Not confirmed', text: 'It arrives once.' },
        again: 'Again',
        mail: 'Write a mail',
        call: 'Call {phone}',
        subject: 'A request',
        goBack: 'Use the Back button.',
      },
      privacyLink: linkTo('Privacy', '/privacy'),
      privacy: {
        simulated: 'Nothing is sent.',
        ...Object.fromEntries(Object.keys(providers).map((provider) => [provider, 'It goes to one company.'])),
      },
      scheduling: { before: 'Or pick a time', after: 'Pick a time' },
      noJavaScript: 'Write or call instead.',
      loadFailed: { reload: 'Load again', text: 'to send it, or reach us:' },
      success: {
        title: 'Sent',
        text: 'Thank you.',
        confirmation: { simulated: 'Please call too.', delivered: 'We have your request.' },
      },
    },
    information: { heading: 'Information', address: 'Address', phone: 'Phone', email: 'E-mail', hours: 'Hours' },
    immediate: { heading: 'Now', text: 'Call us.', call: 'Call' },
    location: { heading: 'Here', text: 'In the city.' },
  }
  return {
    'pages/home.yml': home,
    'pages/about.yml': about,
    'pages/careers.yml': careers,
    'pages/services.yml': services,
    'pages/contact.yml': contact,
  }
}

/** Valid integrations: none. */
export function integrationsContent(changes: Partial<Fields<typeof integrations>> = {}): Fields<typeof integrations> {
  return { delivery: { provider: 'simulated' }, ...changes }
}

/** What the contents for tests have of a content type with several entries. */
interface EntrySamples {
  /** The slug or key of the short entry. The samples of other types refer to it. */
  name: string
  /** An entry that is as short as a firm would write it. */
  short: object
  /** How many entries with the longest texts `__tests__/contents/largest.ts` has. */
  most: number
  /** The fields of the entry with a number that texts of the longest length do not show at their worst. */
  worst?: (number: number) => object
}

/** The samples whose texts tests read, or to which links lead. Others follow from their schemas. */
const WRITTEN_SAMPLES: Readonly<Partial<Record<ContentTypeName, EntrySamples>>> = {
  Statistic: {
    name: 'retention',
    short: statisticContent(),
    most: 9,
    // The widest characters of a figure.
    worst: (number) => ({ value: `$${number}25.5B+` }),
  },
  Service: { name: 'tax-planning', short: serviceContent(), most: 48 },
  TeamMember: { name: 'ada-sample', short: memberContent(), most: 40 },
  Job: { name: 'consultant', short: jobContent(), most: 60 },
  Testimonial: { name: 'b-client', short: testimonialContent(), most: 12 },
  // The largest content keeps the short privacy page, to which its links lead.
  TextPage: { name: 'privacy', short: { ...shortest(textPage), seo: seo('Privacy') }, most: 0 },
}

/** A folder that is as full as that of a large firm. */
const MOST_ENTRIES = 40

/** Returns the samples of a content type; undefined for one with a single entry, or with a list that may be absent. */
export function entrySamples(type: ContentType): EntrySamples | undefined {
  const { source } = type
  if (source.kind === 'file' || (source.kind === 'list' && source.optional)) return undefined
  const name = sampleName(type)
  return WRITTEN_SAMPLES[type.name] ?? { name, short: shortestEntry(type.schema, name), most: MOST_ENTRIES }
}

const sampleName = ({ name, source }: ContentType) =>
  WRITTEN_SAMPLES[name]?.name ?? (source.kind === 'folder' ? source.word : name.toLowerCase())

/** The smallest valid content: the files that must exist, and one entry of each other type. */
export function contentTree(): Record<string, unknown> {
  const written: Record<string, unknown> = {
    ...pagesContent(),
    'site.yml': siteContent(),
    'brand.yml': brandContent(),
    'integrations.yml': integrationsContent(),
  }
  const files = CONTENT_TYPES.flatMap((type): [string, unknown][] => {
    const { schema, source } = type
    if (source.kind === 'file')
      return [[source.file, written[source.file] ?? shortestEntry(schema, slugOf(source.file))]]
    const samples = entrySamples(type)
    if (!samples) return []
    return source.kind === 'folder'
      ? [[`${source.folder}/${samples.name}.yml`, samples.short]]
      : [[source.file, [samples.short]]]
  })
  return Object.fromEntries(files)
}

/**
 * The shortest valid content of an entry. It refers to the samples of other types, and the texts that no two pages may have
 * the same contain its slug.
 */
function shortestEntry(schema: z.ZodObject, slug: string): object {
  const { title, description } = seo(slug.charAt(0).toUpperCase() + slug.slice(1))
  const json = z.toJSONSchema(schema, {
    override: ({ zodSchema, jsonSchema }) => {
      const { references, unique } = metadataOf(zodSchema)
      const example = references ? sampleName(references) : unique && (unique === 'page title' ? title : description)
      // A field with a maximum length would get one word instead of its example.
      if (example !== undefined) Object.assign(jsonSchema, { example, maxLength: undefined })
    },
  })
  return schema.parse(sampler('shortest')(json))
}
