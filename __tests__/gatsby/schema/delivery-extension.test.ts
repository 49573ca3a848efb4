/** @jest-environment node */
import type { z } from 'zod'
import { deliveryExtension } from '../../../gatsby/schema/delivery-extension'
import type { delivery } from '../../../src/content-model/delivery'
import { siteContent } from '../../factories/content'
import { settingsContext } from '../settings-nodes'

const TEXTS = {
  simulated: 'Nowhere.',
  endpoint: 'To {host}, our {host}.',
  netlify: 'To Netlify at {host}.',
  formspree: 'To Formspree.',
  web3forms: 'To Web3Forms.',
}

/** Resolves a field with these texts. */
function resolveText(texts: unknown, chosen: z.input<typeof delivery> = { via: 'simulated' }) {
  const { resolve } = deliveryExtension.extend()
  return resolve({ privacy: texts }, {}, settingsContext({ delivery: chosen }), { fieldName: 'privacy' })
}

test('a page gets the text for the configured delivery', async () => {
  await expect(resolveText(TEXTS)).resolves.toBe('Nowhere.')
  await expect(resolveText(TEXTS, { via: 'web3forms', key: 'key-of-the-firm' })).resolves.toBe('To Web3Forms.')
})

test('every {host} in a text is replaced with the server that receives requests', async () => {
  const url = 'https://requests.example.com:8443/take'
  await expect(resolveText(TEXTS, { via: 'endpoint', url })).resolves.toBe(
    'To requests.example.com, our requests.example.com.',
  )
})

test('{host} is replaced with the site’s own host if its server receives requests', async () => {
  const own = { via: 'endpoint', url: '/api/consultation' } as const
  await expect(resolveText(TEXTS, own)).resolves.toBe('To www.example.com, our www.example.com.')
  await expect(resolveText(TEXTS, { via: 'netlify' })).resolves.toBe('To Netlify at www.example.com.')
})

test('two texts are enough if the only difference is whether requests are delivered', async () => {
  const texts = { simulated: 'Please call too.', delivered: 'It has arrived.' }
  await expect(resolveText(texts)).resolves.toBe('Please call too.')
  await expect(resolveText(texts, { via: 'netlify' })).resolves.toBe('It has arrived.')
})

test('{reply} is replaced with the offer of the site', async () => {
  const texts = { simulated: 'Please call too. {reply}', delivered: 'It has arrived. {reply}' }
  await expect(resolveText(texts, { via: 'netlify' })).resolves.toBe(`It has arrived. ${siteContent().offer.reply}`)
})

test('a field without texts is null', async () => {
  await expect(resolveText(undefined, { via: 'netlify' })).resolves.toBeNull()
})
