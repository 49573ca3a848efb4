/** @jest-environment node */
import type { z } from 'zod'
import type { site } from '../../src/content-model/site'
import { chosenDelivery, deliveryExtension } from '../../src/site-build/deliveries'
import { siteContent } from '../factories/content'

type Delivery = z.input<typeof site>['delivery']

const TEXTS = {
  simulated: 'Nowhere.',
  endpoint: 'To {host}, our {host}.',
  netlify: 'To Netlify at {host}.',
  formspree: 'To Formspree.',
  web3forms: 'To Web3Forms.',
}

/** What a page gets of the texts of a field. */
function shown(texts: unknown, delivery?: Delivery) {
  const { resolve } = deliveryExtension.extend()
  const settings = siteContent({ delivery })
  const context = { nodeModel: { findOne: () => Promise.resolve({ id: 'site', ...settings }) } }
  return resolve({ privacy: texts }, {}, context, { fieldName: 'privacy' })
}

test('a site that says nothing of its delivery simulates it', () => {
  expect(chosenDelivery(undefined)).toEqual({ via: 'simulated', url: null, key: null })
})

test('of the texts that depend on the delivery, the page gets the one that is true', async () => {
  await expect(shown(TEXTS)).resolves.toBe('Nowhere.')
  await expect(shown(TEXTS, { via: 'simulated' })).resolves.toBe('Nowhere.')
  await expect(shown(TEXTS, { via: 'web3forms', key: 'key-of-the-firm' })).resolves.toBe('To Web3Forms.')
})

test('a text names the server that requests go to, wherever it wants to', async () => {
  const url = 'https://requests.example.com:8443/take'
  await expect(shown(TEXTS, { via: 'endpoint', url })).resolves.toBe(
    'To requests.example.com, our requests.example.com.',
  )
})

test('where requests stay with the site’s own server, its name is that of the site', async () => {
  const own = { via: 'endpoint', url: '/api/consultation' } as const
  await expect(shown(TEXTS, own)).resolves.toBe('To www.example.com, our www.example.com.')
  await expect(shown(TEXTS, { via: 'netlify' })).resolves.toBe('To Netlify at www.example.com.')
})

test('two texts are enough where it matters only whether requests arrive', async () => {
  const texts = { simulated: 'Please call too.', delivered: 'It has arrived.' }
  await expect(shown(texts)).resolves.toBe('Please call too.')
  await expect(shown(texts, { via: 'netlify' })).resolves.toBe('It has arrived.')
})

test('a part of a page that has no such texts gets none', async () => {
  await expect(shown(undefined, { via: 'netlify' })).resolves.toBeNull()
})
