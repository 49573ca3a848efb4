import { z } from 'zod'
import { PAGE_PATHS } from '../routes/paths'
import { defineContentType } from './content-type'
import { onceDelivered, textPerDelivery } from './delivery'
import type { FieldMeta } from './field-meta'
import { group, interfaceGroup, line, paragraph } from './fields'
import { link } from './link'
import { seo } from './page-fields'

const field = (label: string) =>
  z.strictObject({ label: line({ label: 'Label' }, 40) }).meta({ label, shape: 'FieldWords' } satisfies FieldMeta)

const failure = (label: string) =>
  z
    .strictObject({ heading: line({ label: 'Heading' }, 60), text: paragraph({ label: 'Text' }, 280) })
    .meta({ label, shape: 'FailureWords' } satisfies FieldMeta)

/** `content/pages/contact.yml` */
export const contactPage = z.strictObject({
  seo,
  hero: group('Hero', { heading: line({ label: 'Heading' }, 60), text: line({ label: 'Line below the heading' }, 80) }),
  form: interfaceGroup('Form', {
    heading: line({ label: 'Heading' }, 60),
    text: paragraph(
      { label: 'Text below the heading', hint: 'Between the two sentences of the site’s offer.', interface: false },
      200,
    ),
    name: field('Name field'),
    email: field('Email field'),
    phone: field('Phone field'),
    company: field('Company field'),
    message: field('Message field'),
    about: line(
      {
        label: 'Service',
        hint: 'On the page to which a service’s page leads. {service} is replaced with the service’s name.',
        example: 'About: {service}',
      },
      40,
    ),
    optional: line({ label: 'Label for optional fields' }, 24),
    submit: line({ label: 'Submit button' }, 40),
    submitting: line({ label: 'Submit button while sending' }, 40),
    discard: group('Clear form', {
      label: line({ label: 'Button', hint: 'Shown once a visitor has typed something.' }, 30),
      done: line({ label: 'Announcement for screen readers' }, 80),
    }),
    retrying: line(
      {
        label: 'During another attempt',
        hint: '{attempt} is replaced with the number of the attempt.',
        example: 'No answer yet. Trying again, attempt {attempt}.',
      },
      80,
    ),
    faults: group('Field errors', {
      missing: line({ label: 'A field that contains only spaces' }, 80),
      malformed: line({ label: 'A field in the wrong format' }, 80),
      tooLong: line(
        {
          label: 'A field that is too long',
          hint: '{limit} is replaced with the maximum number of characters.',
          example: 'Please keep this to {limit} characters.',
        },
        80,
      ),
    }),
    failure: group('When a request may not have arrived', {
      offline: failure('No network'),
      unsent: failure('Request not accepted'),
      refused: failure('Request rejected'),
      invalid: failure('Field rejected'),
      unclear: failure('Possibly received; sending it again could duplicate it'),
      unconfirmed: failure('Possibly received; safe to send again'),
      again: line({ label: 'Button to try again' }, 24),
      mail: line({ label: 'Email link' }, 32),
      call: line({ label: 'Phone link', hint: '{phone} is replaced with the phone number.' }, 32),
      subject: line({ label: 'Subject of the email' }, 60),
      goBack: paragraph(
        {
          label: 'How to return to the form',
          hint: 'For visitors without JavaScript, who see the message on a page of its own.',
        },
        160,
      ),
    }),
    privacy: textPerDelivery('What happens to the request', 240),
    privacyLink: link('Link to the privacy page').optional(),
    withoutScript: paragraph(
      { label: 'Text without JavaScript', hint: 'Followed by the email address and the phone number.' },
      240,
    ),
    withoutApp: group('When part of the page did not load', {
      reload: line({ label: 'Link to reload the page' }, 40),
      text: paragraph(
        { label: 'Text after the link', hint: 'Followed by the email address and the phone number.' },
        240,
      ),
    }),
    success: group('After a request is sent', {
      title: line({ label: 'Title of the toast' }, 60),
      text: line({ label: 'Text of the toast' }, 120),
      confirmation: onceDelivered('Confirmation in the form', 240),
    }),
  }),
  information: interfaceGroup('Contact information', {
    heading: line({ label: 'Heading' }, 60),
    address: line({ label: 'Label for the address' }, 24),
    phone: line({ label: 'Label for the phone number' }, 24),
    email: line({ label: 'Label for the email address' }, 24),
    hours: line({ label: 'Label for the hours' }, 24),
  }),
  immediate: group('Immediate assistance', {
    heading: line({ label: 'Heading' }, 60),
    text: paragraph({ label: 'Text' }, 240),
    call: line({ label: 'Call button', interface: true }, 24),
  }),
  location: group('Location', {
    heading: line({ label: 'Heading' }, 60),
    text: paragraph({ label: 'Text' }, 240),
  }),
})

export const contactPageType = defineContentType({
  name: 'ContactPage',
  label: 'the contact page',
  schema: contactPage,
  source: { kind: 'files', files: ['pages/contact.yml'] },
  page: {
    paths: [PAGE_PATHS.contact],
    anchors: ['request', 'information', 'immediate', 'location'],
  },
  maps: {
    map: { seed: 'home-109', tone: 'light' },
  },
})
