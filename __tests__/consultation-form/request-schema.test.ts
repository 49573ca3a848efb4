import { requestSchema } from '../../src/consultation-form/request-schema'
import { consultationRequest } from '../factories/consultation'

test('a request keeps the service that it is about', () => {
  expect(requestSchema.parse(consultationRequest({ service: 'Wealth & Söhne' })).service).toBe('Wealth & Söhne')
})

test('a request may have no service', () => {
  const { service, ...request } = consultationRequest()
  expect(service).toBe('')
  expect(requestSchema.parse(request).service).toBe('')
})

test.each([
  ['several lines', 'Tax Planning\nName: someone else'],
  ['a Unicode line separator', 'Tax Planning\u2028Name: someone else'],
  ['a directional mark', '\u202eTax Planning'],
  ['more characters than any service', 's'.repeat(101)],
])('a service of %s is dropped, and the request is valid without it', (_, service) => {
  expect(requestSchema.safeParse(consultationRequest({ service })).data?.service).toBe('')
})
