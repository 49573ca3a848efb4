/** @jest-environment node */
import { deliveryExtension } from '../../../gatsby/schema/delivery-extension'
import { settingsContext } from '../settings-nodes'

const TEXTS = {
  simulated: 'Nowhere.',
  endpoint: 'To {host}, our {host}.',
  netlify: 'To Netlify at {host}.',
  formspree: 'To Formspree.',
  web3forms: 'To Web3Forms.',
}

/** The text of a field that a page gets. */
function shown(texts: unknown, delivery?: Parameters<typeof settingsContext>[0]) {
  const { resolve } = deliveryExtension.extend()
  return resolve({ privacy: texts }, {}, settingsContext(delivery), { fieldName: 'privacy' })
}

test('a page gets the text for the configured delivery', async () => {
  await expect(shown(TEXTS)).resolves.toBe('Nowhere.')
  await expect(shown(TEXTS, { via: 'web3forms', key: 'key-of-the-firm' })).resolves.toBe('To Web3Forms.')
})

test('{host} becomes the server that requests go to, wherever a text has it', async () => {
  const url = 'https://requests.example.com:8443/take'
  await expect(shown(TEXTS, { via: 'endpoint', url })).resolves.toBe(
    'To requests.example.com, our requests.example.com.',
  )
})

test('{host} becomes the site’s own name if requests go to its own server', async () => {
  const own = { via: 'endpoint', url: '/api/consultation' } as const
  await expect(shown(TEXTS, own)).resolves.toBe('To www.example.com, our www.example.com.')
  await expect(shown(TEXTS, { via: 'netlify' })).resolves.toBe('To Netlify at www.example.com.')
})

test('two texts are enough where it matters only whether requests arrive', async () => {
  const texts = { simulated: 'Please call too.', delivered: 'It has arrived.' }
  await expect(shown(texts)).resolves.toBe('Please call too.')
  await expect(shown(texts, { via: 'netlify' })).resolves.toBe('It has arrived.')
})

test('a part of a page without such texts gets null', async () => {
  await expect(shown(undefined, { via: 'netlify' })).resolves.toBeNull()
})
