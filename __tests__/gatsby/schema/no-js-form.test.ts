import type { ChosenDelivery } from '../../../content-model/delivery'
import { noJsForm } from '../../../gatsby/schema/no-js-form'

const THANKS = 'https://www.example.com/contact/thanks'
const FORMSPREE = 'https://formspree.io/f/x'

const valuesOf = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, value]) => ({ name, value }))

test.each<[ChosenDelivery, action: string, hidden: Record<string, string>, honeypot: string, others: object]>([
  // https://docs.netlify.com/manage/forms/setup/#html-forms
  [
    { provider: 'netlify' },
    '/contact/thanks',
    { 'form-name': 'consultation', submission_id: '' },
    'website',
    { name: 'consultation', attributes: valuesOf({ 'data-netlify': 'true', 'netlify-honeypot': 'website' }) },
  ],
  // It redirects the visitor itself.
  [{ provider: 'endpoint', url: 'https://api.example.com/take' }, 'https://api.example.com/take', {}, 'website', {}],
  // https://github.com/formspree/formspree#_next
  [{ provider: 'formspree', url: FORMSPREE }, FORMSPREE, { _next: THANKS }, '_gotcha', {}],
  // https://docs.web3forms.com/getting-started/customizations/redirection
  [
    { provider: 'web3forms', key: 'key-of-the-firm' },
    'https://api.web3forms.com/submit',
    { access_key: 'key-of-the-firm', redirect: THANKS },
    'botcheck',
    { honeypot: { name: 'botcheck', type: 'checkbox' } },
  ],
])('the form for $provider has what it needs to return to the site', (delivery, action, hidden, honeypot, others) => {
  expect(noJsForm(delivery, 'https://www.example.com')).toEqual({
    action,
    attributes: [],
    hidden: valuesOf(hidden),
    honeypot: { name: honeypot, type: 'text' },
    ...others,
  })
})
