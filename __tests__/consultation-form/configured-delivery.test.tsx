import { protocol } from '../../content-model/delivery/endpoint'
import { configuredDelivery, networkDelivery } from '../../src/consultation-form/configured-delivery'
import { simulatedDelivery } from '../../src/consultation-form/simulated-delivery'
import { consultationRequest } from '../factories/consultation'

test('on plain HTTP, where browsers create no ids, a request ends as not sent', async () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  const delivery = networkDelivery(protocol, { url: 'http://example.com/' })
  await expect(delivery.deliver({ request: consultationRequest() }, () => undefined)).resolves.toEqual({
    kind: 'unsent',
  })
  expect(delivery.inFlight()).toBeUndefined()
})

test('a build without settings simulates the delivery', () => {
  expect(configuredDelivery).toBe(simulatedDelivery)
})
