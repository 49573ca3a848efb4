import { deliveryOf } from '../../src/consultation-form/delivery'
import { consultationRequest } from '../factories/consultation'

test('on plain HTTP, where browsers create no ids, a request ends as not sent', async () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  const delivery = deliveryOf({ provider: 'endpoint', url: 'http://example.com/' })
  await expect(delivery.deliver({ request: consultationRequest() }, () => undefined)).resolves.toEqual({
    kind: 'unsent',
  })
  expect(delivery.inFlight()).toBeUndefined()
})
