import { byName, CONSULTATION_FIELDS } from '../../../content-model/consultation-form/fields'
import type { FieldFaults } from '../../../content-model/delivery/consultation-request'
import * as providers from '../../../content-model/delivery/providers'
import type { DeliverySettings, DeliverySetup, Submission } from '../../../content-model/delivery/types'
import { completeRequest, consultationRequest } from '../../factories/consultation'
import { type SettingSamples, withSamples } from '../provider-samples'

export const SUBMISSION: Submission = {
  id: '5f0c6c6e-3a57-4f0e-9b1c-1d2e3f4a5b6c',
  request: consultationRequest({
    ...completeRequest(),
    service: '',
    company: 'Sample & Söhne',
    message: 'Two lines:\n1 + 1 = 2',
  }),
}

/** The full address of the thank-you page. */
export const THANKS = 'https://www.example.com/contact/thanks'

/** What a provider's documentation says about it, as the tests of every provider expect it. */
interface DeliverySample extends SettingSamples {
  settings: DeliverySettings
  /** Where requests go: an address, or a path on the site. */
  address: string
  /** The request for {@link SUBMISSION}; form data as names and values. */
  sent: {
    headers: Readonly<Record<string, string>>
    body: string | readonly (readonly [name: string, value: string])[]
  }
  honeypot: DeliverySetup['honeypot']
  /** Whether it accepts each ID only once, as its documentation says. */
  isIdempotent: boolean
  /** What the form needs without JavaScript, besides the address and the honeypot; {@link THANKS} is where it leads. */
  noJsForm: ReturnType<NonNullable<DeliverySetup['noJsForm']>>
  /** The bodies of a success status that confirm the request. */
  delivered: readonly [unknown, ...unknown[]]
  /** The other bodies of a success status besides {@link PAGE}: an intermediary may have answered. */
  unclear: readonly unknown[]
  /** The bodies of status 422 that name fields, with their faults. */
  invalid: readonly (readonly [body: unknown, faults: FieldFaults])[]
  /** The status codes with which they do. */
  invalidStatuses: readonly number[]
  /** The other bodies of status 422 besides {@link PAGE}. */
  refused: readonly unknown[]
}

/** A page that a network, such as that of a hotel, returns in place of the provider's response. */
export const PAGE = '<!doctype html><title>Sign in to the Wi-Fi</title>'

const JSON_HEADERS = { Accept: 'application/json', 'Content-Type': 'application/json' }
/** The fields of the form, and the ID, as every provider gets them. */
const SENT = { ...byName(CONSULTATION_FIELDS, ({ name }) => SUBMISSION.request[name]), submission_id: SUBMISSION.id }

const SAMPLES: Readonly<Record<keyof typeof providers, DeliverySample>> = {
  endpoint: {
    settings: { url: 'https://requests.example.com/take' },
    wrong: {},
    address: 'https://requests.example.com/take',
    sent: { headers: JSON_HEADERS, body: JSON.stringify(SENT) },
    honeypot: { name: 'website', type: 'text' },
    isIdempotent: true,
    noJsForm: {},
    delivered: [{ submission_id: SUBMISSION.id }],
    unclear: [{ submission_id: 'another' }, { ok: true }, null, '{"submission_id":"5f0c', ''],
    invalidStatuses: [400, 422],
    invalid: [
      [
        {
          faults: {
            email: 'malformed',
            message: 'tooLong',
            name: 'missing',
            phone: 'ugly',
            toString: 'missing',
            budget: 'missing',
          },
        },
        { email: 'malformed', message: 'tooLong', name: 'missing' },
      ],
    ],
    refused: [{ faults: { budget: 'missing' } }, { faults: 'email' }],
  },

  // https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax and, for the errors,
  // https://github.com/formspree/formspree-js/blob/main/packages/formspree-core/src/submission.ts
  formspree: {
    settings: { url: 'https://formspree.io/f/xayzwvkd' },
    wrong: { url: 'https://example.com/f/xayzwvkd' },
    address: 'https://formspree.io/f/xayzwvkd',
    sent: {
      headers: { Accept: 'application/json' },
      body: Object.entries(SENT),
    },
    honeypot: { name: '_gotcha', type: 'text' },
    isIdempotent: false,
    // https://github.com/formspree/formspree#_next
    noJsForm: { hidden: { _next: THANKS } },
    delivered: [{ next: '/thanks' }, { ok: true }],
    unclear: [{}, { error: 'Something' }, { ok: 'no' }, { next: null }, ''],
    invalidStatuses: [400, 401, 413, 422],
    invalid: [
      [{ errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] }, { email: 'malformed' }],
      [{ errors: [{ code: 'REQUIRED_FIELD_MISSING', field: 'name', message: 'is required' }] }, { name: 'missing' }],
      [
        {
          errors: [
            { code: 'TYPE_TEXT', field: 'budget' },
            null,
            { code: 'BLOCKED' },
            ...[
              { code: 'REQUIRED_FIELD_EMPTY', field: 'email' },
              { code: 'TYPE_EMAIL', field: 'email' },
            ],
            { code: 'TYPE_TEXT', field: 'phone' },
          ],
        },
        { email: 'missing', phone: 'malformed' },
      ],
    ],
    refused: [
      { errors: [{ code: 'TYPE_TEXT', field: 'budget' }, null] },
      { errors: [{ code: 'BLOCKED', message: 'No' }] },
    ],
  },

  // https://docs.netlify.com/manage/forms/setup/#submit-html-forms-with-ajax
  netlify: {
    settings: {},
    wrong: {},
    address: '/',
    sent: {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ 'form-name': 'consultation', ...SENT }).toString(),
    },
    honeypot: { name: 'website', type: 'text' },
    isIdempotent: false,
    // https://docs.netlify.com/manage/forms/setup/#html-forms
    noJsForm: {
      action: '/contact/thanks',
      name: 'consultation',
      attributes: { 'data-netlify': 'true', 'netlify-honeypot': 'website' },
      hidden: { 'form-name': 'consultation', submission_id: '' },
    },
    // It responds with the page at the address, which says nothing about the request.
    delivered: [PAGE, ''],
    unclear: [],
    invalidStatuses: [],
    invalid: [],
    refused: [],
  },

  // https://docs.web3forms.com/getting-started/api-reference
  web3forms: {
    settings: { key: '0f3c1b52-7d4e-4c6a-9b1e-2f5a8c7d6e90' },
    wrong: { key: 'key' },
    address: 'https://api.web3forms.com/submit',
    sent: {
      headers: JSON_HEADERS,
      body: JSON.stringify({ access_key: '0f3c1b52-7d4e-4c6a-9b1e-2f5a8c7d6e90', ...SENT }),
    },
    honeypot: { name: 'botcheck', type: 'checkbox' },
    isIdempotent: false,
    // https://docs.web3forms.com/getting-started/customizations/redirection
    noJsForm: { hidden: { access_key: '0f3c1b52-7d4e-4c6a-9b1e-2f5a8c7d6e90', redirect: THANKS } },
    delivered: [{ success: true }],
    unclear: [{ success: false }, { success: 'no' }, {}, ''],
    invalidStatuses: [],
    invalid: [],
    refused: [{ success: false }],
  },
}

/** The delivery providers, with their samples. */
export const DELIVERY_PROVIDERS = withSamples(Object.values(providers), SAMPLES)
