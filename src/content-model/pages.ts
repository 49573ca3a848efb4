import { z } from 'zod'
import { byDelivery, onceDelivered } from './delivery'
import { closing, intro, line, link, paragraph, reference, seo, titled, type FieldMeta } from './fields'
import { figures } from './statistic'

const paragraphs = (label: string, most: number) =>
  z
    .array(paragraph({ label: 'Paragraph' }))
    .min(1)
    .max(most)
    .meta({ label } satisfies FieldMeta)

const list = <Item extends z.ZodType>(label: string, item: Item, most: number) =>
  z
    .array(item)
    .min(1)
    .max(most)
    .meta({ label } satisfies FieldMeta)

/** The titles of the markers on a map illustration that is shown cropped; a longer title would not fit. */
const waymarks = (hint: string, longest: number) =>
  z
    .array(line({ label: 'Waymark' }, longest))
    .min(2)
    .max(4)
    .meta({ label: 'Waymarks', hint } satisfies FieldMeta)

const values = z
  .strictObject({
    heading: line({ label: 'Heading' }, 80),
    items: list('Values', titled('Value'), 6),
  })
  .meta({ label: 'Values', shape: 'Values' } satisfies FieldMeta)

/** `content/pages/home.yml` */
export const homePage = z.strictObject({
  seo,
  hero: z
    .strictObject({
      heading: line({ label: 'Heading' }, 60),
      text: paragraph({ label: 'Text' }, 240),
      waymarks: waymarks('The trail on the sheet beside the words, from first to last.', 22),
      primary: link('First button'),
      secondary: link('Second button'),
    })
    .meta({ label: 'Hero' } satisfies FieldMeta),
  results: z
    .strictObject({
      heading: line({ label: 'Heading' }, 80),
      notesHeading: line({ label: 'Heading of the footnotes' }, 60),
      figures: figures(6),
    })
    .meta({ label: 'Results' } satisfies FieldMeta),
  services: z
    .strictObject({
      heading: line({ label: 'Heading' }, 80),
      text: paragraph({ label: 'Text' }, 240),
      cards: list('Service cards', reference('Service', { label: 'Service' }), 7),
      all: link('Link to all services'),
    })
    .meta({ label: 'Services' } satisfies FieldMeta),
  testimonials: z
    .strictObject({ heading: line({ label: 'Heading' }, 80) })
    .meta({ label: 'Testimonials' } satisfies FieldMeta),
  closing,
})

/** `content/pages/about.yml` */
export const aboutPage = z.strictObject({
  seo,
  intro: intro('Introduction'),
  story: z
    .strictObject({
      heading: line({ label: 'Heading' }, 80),
      paragraphs: paragraphs('Paragraphs', 8),
      figuresHeading: line({ label: 'Heading of the figures' }, 60),
      figures: figures(9),
      sheet: z
        .strictObject({
          caption: paragraph({ label: 'Caption' }, 200),
          marks: waymarks('Where the trail on the sheet stops, from first to last.', 28),
        })
        .meta({ label: 'Sheet', hint: 'The map that is drawn below the story.' } satisfies FieldMeta),
    })
    .meta({ label: 'Story' } satisfies FieldMeta),
  values,
  team: z
    .strictObject({
      heading: line({ label: 'Heading' }, 80),
      text: paragraph({ label: 'Text' }, 300),
      all: link('Link to the team page'),
      specialties: line({ label: 'Words before a person’s specialties' }, 40),
    })
    .meta({ label: 'Team' } satisfies FieldMeta),
  closing,
})

/** `content/pages/team.yml` */
export const teamPage = z.strictObject({
  seo,
  intro: intro('Introduction'),
  profile: z
    .strictObject({
      specialties: line({ label: 'Heading of the specialties' }, 40),
      email: line(
        { label: 'Link that writes a mail', hint: 'With {name} where the name goes.', example: 'Write to {name}' },
        40,
      ),
      phone: line({ label: 'Link that calls', hint: 'With {name} where the name goes.', example: 'Call {name}' }, 40),
      linkedin: line(
        {
          label: 'Link to the LinkedIn profile',
          hint: 'With {name} where the name goes.',
          example: '{name} on LinkedIn',
        },
        40,
      ),
    })
    .meta({ label: 'Words of a profile' } satisfies FieldMeta),
  values,
})

/** `content/pages/careers.yml` */
export const careersPage = z.strictObject({
  seo,
  hero: z
    .strictObject({
      heading: line({ label: 'Heading' }, 60),
      text: paragraph({ label: 'Text' }, 300),
      button: link('Button'),
    })
    .meta({ label: 'Hero' } satisfies FieldMeta),
  benefits: z
    .strictObject({
      heading: line({ label: 'Heading' }, 80),
      items: list('Benefits', titled('Benefit'), 8),
    })
    .meta({ label: 'Benefits' } satisfies FieldMeta),
  positions: z
    .strictObject({
      heading: line({ label: 'Heading' }, 80),
      text: paragraph({ label: 'Text' }, 300),
      columns: z
        .strictObject({
          title: line({ label: 'Position' }, 24),
          location: line({ label: 'Place' }, 24),
          department: line({ label: 'Department' }, 24),
          type: line({ label: 'Type' }, 24),
        })
        .meta({ label: 'Column titles' } satisfies FieldMeta),
      requirements: line({ label: 'Heading of the requirements' }, 40),
      posted: line(
        { label: 'Since when it is open', hint: 'With {date} where the day goes.', example: 'Posted on {date}' },
        40,
      ),
      closes: line(
        { label: 'Until when it is open', hint: 'With {date} where the day goes.', example: 'Open until {date}' },
        40,
      ),
      apply: line({ label: 'Button that applies' }, 24),
      applySubject: line(
        {
          label: 'Subject of the mail',
          hint: 'With {position} where the position goes.',
          example: 'Application: {position}',
        },
        80,
      ),
      none: paragraph({ label: 'What it says when nothing is open' }, 240),
      resumeText: paragraph({ label: 'Text beside the button that sends a resume' }, 240),
      resume: line({ label: 'Button that sends a resume' }, 24),
      resumeSubject: line({ label: 'Subject of that mail' }, 80),
    })
    .meta({ label: 'Positions' } satisfies FieldMeta),
  culture: z
    .strictObject({
      heading: line({ label: 'Heading' }, 80),
      paragraphs: paragraphs('Paragraphs', 4),
    })
    .meta({ label: 'Culture' } satisfies FieldMeta),
  closing,
})

/** `content/pages/services.yml` */
export const servicesPage = z.strictObject({
  seo,
  intro: intro('Introduction'),
  groups: list(
    'Groups',
    z
      .strictObject({
        title: line({ label: 'Title' }, 40),
        text: paragraph({ label: 'Text' }, 240),
        services: list('Services', reference('Service', { label: 'Service' }), 8),
      })
      .meta({ label: 'Group' } satisfies FieldMeta),
    6,
  ),
  approach: z
    .strictObject({
      heading: line({ label: 'Heading' }, 80),
      text: paragraph({ label: 'Text' }, 240),
      steps: list('Steps', titled('Step'), 6),
    })
    .meta({ label: 'Approach' } satisfies FieldMeta),
  closing,
})

/** `content/pages/service.yml`: the text that all service pages share. */
export const serviceTemplate = z.strictObject({
  allServices: link('Link to all services'),
  mapOf: line(
    {
      label: 'The map in words',
      hint: 'With {title} where the service’s name goes.',
      example: 'Drawn map for {title}',
    },
    120,
  ),
  whyItMatters: line({ label: 'Heading of why it matters' }, 60),
  getStarted: line({ label: 'Heading of get started' }, 60),
  schedule: link('Button'),
})

const field = (label: string) =>
  z.strictObject({ label: line({ label: 'Words' }, 40) }).meta({ label, shape: 'FieldWords' } satisfies FieldMeta)

const failure = (label: string) =>
  z
    .strictObject({ heading: line({ label: 'Heading' }, 60), text: paragraph({ label: 'Text' }, 280) })
    .meta({ label, shape: 'FailureWords' } satisfies FieldMeta)

/** `content/pages/contact.yml` */
export const contactPage = z.strictObject({
  seo,
  hero: z
    .strictObject({ heading: line({ label: 'Heading' }, 60), text: line({ label: 'Line under it' }, 80) })
    .meta({ label: 'Hero' } satisfies FieldMeta),
  form: z
    .strictObject({
      heading: line({ label: 'Heading' }, 60),
      promise: paragraph({ label: 'Promise' }, 200),
      name: field('Name field'),
      email: field('E-mail field'),
      phone: field('Phone field'),
      company: field('Company field'),
      message: field('Message field'),
      optional: line({ label: 'Mark of a field that may stay empty' }, 24),
      submit: line({ label: 'Button' }, 40),
      submitting: line({ label: 'Button while it sends' }, 40),
      discard: z
        .strictObject({
          label: line({ label: 'Button', hint: 'Shown once something is written.' }, 30),
          done: line({ label: 'What screen readers say then' }, 80),
        })
        .meta({ label: 'Clearing the form' } satisfies FieldMeta),
      retrying: line(
        {
          label: 'While it is sent again',
          hint: 'With {attempt} where the number goes.',
          example: 'No answer yet. Trying again, attempt {attempt}.',
        },
        80,
      ),
      faults: z
        .strictObject({
          missing: line({ label: 'A field with spaces alone' }, 80),
          malformed: line({ label: 'A field that the service cannot read' }, 80),
          tooLong: line(
            {
              label: 'A field with too much text',
              hint: 'With {limit} where the number goes.',
              example: 'Please keep this to {limit} characters.',
            },
            80,
          ),
        })
        .meta({ label: 'What is wrong with a field' } satisfies FieldMeta),
      failure: z
        .strictObject({
          offline: failure('Without a network'),
          unsent: failure('The service did not take it'),
          refused: failure('The service refuses it'),
          invalid: failure('The service refuses a field'),
          unclear: failure('It may have arrived, and would arrive twice'),
          unconfirmed: failure('It may have arrived, and arrives once in any case'),
          again: line({ label: 'Button that sends again' }, 24),
          mail: line({ label: 'Link that begins a mail' }, 32),
          call: line({ label: 'Link that calls', hint: 'With {phone} where the number goes.' }, 32),
          subject: line({ label: 'Subject of the mail' }, 60),
        })
        .meta({ label: 'When a request has not surely arrived' } satisfies FieldMeta),
      privacy: byDelivery('What happens with the request', 240),
      privacyLink: link('Link to the privacy page'),
      withoutScript: paragraph(
        { label: 'What it says where scripts are off', hint: 'The address and number follow.' },
        240,
      ),
      withoutApp: z
        .strictObject({
          reload: line({ label: 'Link that loads the page again' }, 40),
          text: paragraph({ label: 'Text after it', hint: 'The address and number follow.' }, 240),
        })
        .meta({ label: 'Where part of the page did not arrive' } satisfies FieldMeta),
      success: z
        .strictObject({
          title: line({ label: 'Title of the message' }, 60),
          text: line({ label: 'Text of the message' }, 120),
          confirmation: onceDelivered('What stays in the form', 240),
        })
        .meta({ label: 'After it was sent' } satisfies FieldMeta),
    })
    .meta({ label: 'Form' } satisfies FieldMeta),
  information: z
    .strictObject({
      heading: line({ label: 'Heading' }, 60),
      address: line({ label: 'Word for the address' }, 24),
      phone: line({ label: 'Word for the phone number' }, 24),
      email: line({ label: 'Word for the e-mail address' }, 24),
      hours: line({ label: 'Word for the hours' }, 24),
    })
    .meta({ label: 'Contact information' } satisfies FieldMeta),
  immediate: z
    .strictObject({
      heading: line({ label: 'Heading' }, 60),
      text: paragraph({ label: 'Text' }, 240),
      call: line({ label: 'Button that calls' }, 24),
    })
    .meta({ label: 'Immediate assistance' } satisfies FieldMeta),
  location: z
    .strictObject({
      heading: line({ label: 'Heading' }, 60),
      text: paragraph({ label: 'Text' }, 240),
    })
    .meta({ label: 'Location' } satisfies FieldMeta),
})

/** `content/pages/thanks.yml` */
export const thanksPage = z.strictObject({
  seo,
  heading: line({ label: 'Heading' }, 60),
  text: paragraph({ label: 'Text' }, 240),
  next: z
    .strictObject({ heading: line({ label: 'Heading' }, 60), steps: list('Steps', titled('Step'), 4) })
    .meta({ label: 'What happens next' } satisfies FieldMeta),
  call: paragraph({ label: 'Before the phone number', hint: 'The number follows.' }, 120),
  onward: link('Link that leads on'),
})

/** `content/pages/not-found.yml` */
export const notFoundPage = z.strictObject({
  seo,
  heading: line({ label: 'Heading' }, 40),
  text: line({ label: 'Text' }, 120),
  home: link('Link home'),
})

/** `content/pages/privacy.yml`, `terms.yml` and `cookies.yml` */
export const legalPage = z.strictObject({
  seo,
  heading: line({ label: 'Heading' }, 60),
  lead: paragraph({ label: 'In short' }, 400),
  updated: line({ label: 'Last changed', example: 'Last changed on 1 November 2026' }, 60),
  sections: list(
    'Sections',
    z
      .strictObject({
        heading: line({ label: 'Heading' }, 80),
        paragraphs: paragraphs('Paragraphs', 6),
        delivery: byDelivery('Where requests go, after the paragraphs', 900).optional(),
      })
      .meta({ label: 'Section' } satisfies FieldMeta),
    12,
  ),
})
