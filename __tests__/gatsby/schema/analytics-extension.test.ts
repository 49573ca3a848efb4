/** @jest-environment node */
import { analyticsExtension } from '../../../gatsby/schema/analytics-extension'
import type { ChosenAnalytics } from '../../../src/routes/analytics'
import { settingsContext } from '../settings-nodes'

const TEXTS = {
  none: 'Nothing is counted.',
  plausible: 'Plausible counts at {host}, that is, {host}.',
  goatcounter: 'GoatCounter counts.',
  umami: 'Umami counts.',
  endpoint: 'We count at {host}.',
}

/** Resolves a field with these texts. */
function resolveText(texts: unknown, analytics?: ChosenAnalytics) {
  const { resolve } = analyticsExtension.extend()
  return resolve({ analytics: texts }, {}, settingsContext({ analytics }), { fieldName: 'analytics' })
}

test('a page says that nothing is measured if nothing is', async () => {
  await expect(resolveText(TEXTS)).resolves.toBe('Nothing is counted.')
})

test('a page says what is measured, and every {host} is replaced with the server that counts', async () => {
  const plausible = {
    via: 'plausible',
    url: 'https://stats.example.com:8443/api/event',
    website: 'example.com',
  } as const
  await expect(resolveText(TEXTS, plausible)).resolves.toBe(
    'Plausible counts at stats.example.com, that is, stats.example.com.',
  )
  const goatcounter = { via: 'goatcounter', url: 'https://example.goatcounter.com/count' } as const
  await expect(resolveText(TEXTS, goatcounter)).resolves.toBe('GoatCounter counts.')
})

test('a section without such texts has none', async () => {
  await expect(resolveText(undefined)).resolves.toBeNull()
})
