import type { ChosenDelivery } from '../../../content-model/delivery'
import { noJsForm } from '../../../gatsby/schema/no-js-form'

const SITE = 'https://www.example.com'

const formWith = (delivery: ChosenDelivery) => noJsForm(delivery, SITE)

test('a simulated delivery has no form to post', () => {
  expect(formWith({ provider: 'simulated' })).toBeUndefined()
})

test('an endpoint receives the form at its own address and redirects the visitor itself', () => {
  expect(formWith({ provider: 'endpoint', url: 'https://requests.example.com/take' })).toEqual({
    action: 'https://requests.example.com/take',
    attributes: [],
    hidden: [],
    honeypot: { name: 'website', type: 'text' },
  })
})

// https://docs.netlify.com/manage/forms/setup/#html-forms
test('a form for Netlify has its attributes, all of its fields, and the thank-you page as its target', () => {
  expect(formWith({ provider: 'netlify' })).toEqual({
    action: '/contact/thanks',
    name: 'consultation',
    attributes: [
      { name: 'data-netlify', value: 'true' },
      { name: 'netlify-honeypot', value: 'website' },
    ],
    hidden: [
      { name: 'form-name', value: 'consultation' },
      { name: 'submission_id', value: '' },
      { name: 'service', value: '' },
    ],
    honeypot: { name: 'website', type: 'text' },
  })
})

// https://github.com/formspree/formspree#_next
test('a form for Formspree contains the address of the thank-you page', () => {
  expect(formWith({ provider: 'formspree', url: 'https://formspree.io/f/xayzwvkd' })).toEqual({
    action: 'https://formspree.io/f/xayzwvkd',
    attributes: [],
    hidden: [{ name: '_next', value: 'https://www.example.com/contact/thanks' }],
    honeypot: { name: '_gotcha', type: 'text' },
  })
})

// https://docs.web3forms.com/getting-started/customizations/redirection
test('a form for Web3Forms contains the key and the absolute address of the thank-you page', () => {
  expect(formWith({ provider: 'web3forms', key: 'key-of-the-firm' })).toEqual({
    action: 'https://api.web3forms.com/submit',
    attributes: [],
    hidden: [
      { name: 'access_key', value: 'key-of-the-firm' },
      { name: 'redirect', value: 'https://www.example.com/contact/thanks' },
    ],
    honeypot: { name: 'botcheck', type: 'checkbox' },
  })
})
