import { z } from 'zod'
import { faultWords, fieldWords } from './consultation-form/words'
import { defineContentType } from './content-type'
import { onceDelivered, textPerDelivery } from './delivery'
import { group, interfaceGroup, line, list, paragraph, reference } from './fields'
import { link } from './link'
import { seo } from './page-fields'
import { PAGE_PATHS } from './routes/named-paths'
import { textPerScheduling } from './scheduling'

const failure = (label: string) =>
  group(
    label,
    { heading: line({ label: 'Heading', max: 60 }), text: paragraph({ label: 'Text', max: 280 }) },
    { shape: 'FailureWords' },
  )

/** `content/pages/contact.yml` */
export const contactPage = z.strictObject({
  seo,
  hero: group('Hero', {
    heading: line({ label: 'Heading', max: 60 }),
    text: line({ label: 'Line below the heading', max: 80 }),
  }),
  form: interfaceGroup(
    'Form',
    {
      heading: line({ label: 'Heading', max: 60 }),
      text: paragraph({
        label: 'Text below the heading',
        hint: 'Shown between the two sentences of the site’s offer.',
        interface: false,
        max: 200,
      }),
      ...fieldWords,
      about: line({
        label: 'Service',
        hint: 'Shown when the request is about a service. {service} is replaced with the service’s name.',
        example: 'About: {service}',
        max: 40,
      }),
      optional: line({ label: 'Label for optional fields', max: 24 }),
      submit: line({ label: 'Submit button', max: 40 }),
      submitting: line({ label: 'Submit button while sending', max: 40 }),
      kept: group(
        'When a visitor returns to an unsent request',
        {
          title: line({ label: 'Title of the toast', example: 'We kept what you wrote', max: 60 }),
          text: line({ label: 'Text of the toast', max: 120 }),
        },
        { hint: 'Browsers keep what visitors write for an hour, in the tab in which they wrote it.' },
      ),
      retrying: line({
        label: 'While retrying',
        hint: '{attempt} is replaced with the number of the attempt.',
        example: 'No answer yet. Trying again, attempt {attempt}.',
        max: 80,
      }),
      faults: faultWords,
      failure: group('When a request may not have arrived', {
        offline: failure('No network'),
        unsent: failure('Request not accepted'),
        refused: failure('Request rejected'),
        invalid: failure('Errors in fields, followed by links to them'),
        unclear: failure('Possibly received; sending it again could duplicate it'),
        unconfirmed: failure('Possibly received; safe to send again'),
        again: line({ label: 'Button to try again', max: 24 }),
        mail: line({ label: 'Email link', max: 32 }),
        call: line({ label: 'Phone link', hint: '{phone} is replaced with the phone number.', max: 32 }),
        subject: line({
          label: 'Subject of the email',
          hint: 'Also of emails from the site’s own service, which add the visitor’s name.',
          max: 60,
        }),
        goBack: paragraph({
          label: 'How to return to the form',
          hint: 'For visitors without JavaScript, who see the message on a separate page.',
          max: 160,
        }),
      }),
      privacy: textPerDelivery('What happens to the request', 240),
      privacyLink: link('Link to the privacy page').optional(),
      scheduling: group(
        'Links to the calendar',
        {
          before: line({ label: 'Above the form', example: 'Or choose a time yourself', max: 40 }),
          after: line({ label: 'Button after a request is sent', example: 'Choose a time now', max: 40 }),
          privacy: textPerScheduling('What the calendar gets (shown below the button)', 160).optional(),
        },
        { hint: 'Shown only if content/integrations.yml names a calendar.' },
      ),
      noJavaScript: paragraph({
        label: 'Text without JavaScript',
        hint: 'Also shown in browsers that are too old. Followed by the phone number and the email address.',
        max: 240,
      }),
      loadFailed: group('When part of the page did not load', {
        reload: line({ label: 'Link to reload the page', max: 40 }),
        text: paragraph({
          label: 'Text after the link',
          hint: 'Followed by the email address and the phone number.',
          max: 240,
        }),
      }),
      success: group('After a request is sent', {
        title: line({ label: 'Title of the toast', max: 60 }),
        text: line({ label: 'Text of the toast', max: 120 }),
        confirmation: onceDelivered('Confirmation in the form', 240),
      }),
    },
    { derivedFields: { fields: '[ConsultationField!]! @consultationFields' } },
  ),
  callers: group(
    'Who calls',
    {
      members: list('People', reference('TeamMember', { label: 'Person', example: 'ana-ruiz' }), 2),
      text: line({ label: 'Text', example: 'Ana Ruiz takes every first call.', max: 90 }),
    },
    { hint: 'Their portraits are shown beside the form.' },
  ).optional(),
  testimonial: reference('Testimonial', {
    label: 'Testimonial',
    hint: 'Shown beside the form.',
    example: 'ray-castellano',
  }).optional(),
  information: interfaceGroup('Contact information', {
    heading: line({ label: 'Heading', max: 60 }),
    address: line({ label: 'Label for the address', max: 24 }),
    phone: line({ label: 'Label for the phone number', max: 24 }),
    email: line({ label: 'Label for the email address', max: 24 }),
    hours: line({ label: 'Label for the hours', max: 24 }),
  }),
  immediate: group('Immediate assistance', {
    heading: line({ label: 'Heading', max: 60 }),
    text: paragraph({ label: 'Text', max: 240 }),
    call: line({ label: 'Call button', interface: true, max: 24 }),
  }),
  location: group('Location', {
    heading: line({ label: 'Heading', max: 60 }),
    text: paragraph({ label: 'Text', max: 240 }),
  }),
})

export const contactPageType = defineContentType({
  name: 'ContactPage',
  label: 'the contact page',
  schema: contactPage,
  source: { kind: 'file', file: 'pages/contact.yml' },
  page: { paths: [PAGE_PATHS.contact], anchors: ['request', 'next', 'information', 'immediate', 'location'] },
  subjects: ['firmWithHours'],
  maps: { map: { hill: 71, tone: 'light' } },
})
