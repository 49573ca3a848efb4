import { z } from 'zod'
import { PAGE_PATHS } from '../routes/paths'
import { defineContentType } from './content-type'
import { textPerDelivery, onceDelivered } from './delivery'
import { line, link, paragraph, seo, type FieldMeta } from './fields'

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
      privacy: textPerDelivery('What happens with the request', 240),
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

export const contactPageType = defineContentType({
  name: 'ContactPage',
  label: 'the contact page',
  schema: contactPage,
  source: { kind: 'files', files: ['pages/contact.yml'] },
  page: {
    paths: [PAGE_PATHS.contact],
    anchors: ['request', 'information', 'immediate', 'location'],
    // The terrain of its own map.
    shareImage: { contact: { seed: 'home-109', markers: 1 } },
  },
  maps: {
    map: { seed: 'home-109', tone: 'light' },
  },
})
