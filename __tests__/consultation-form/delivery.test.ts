import { simulatedDelivery } from '../../src/consultation-form/delivery'
import { consultationRequest } from '../factories/consultation'

const send = () => simulatedDelivery.deliver({ request: consultationRequest() }, () => undefined)

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('the simulated delivery succeeds after exactly one second', async () => {
  const arrived = jest.fn()
  const delivery = send().then(arrived)
  await jest.advanceTimersByTimeAsync(999)
  expect(arrived).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(arrived).toHaveBeenCalledTimes(1)
  await delivery
})

test('two concurrent simulated deliveries both succeed', async () => {
  const both = Promise.all([send(), send()])
  await jest.advanceTimersByTimeAsync(1000)
  await expect(both).resolves.toEqual([{ kind: 'delivered' }, { kind: 'delivered' }])
})
