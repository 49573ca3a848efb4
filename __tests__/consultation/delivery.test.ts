import { simulatedDelivery } from '../../src/consultation/delivery'
import { consultationRequest } from '../factories/consultation'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('the simulated delivery arrives after exactly one second', async () => {
  const arrived = jest.fn()
  const delivery = simulatedDelivery(consultationRequest()).then(arrived)
  await jest.advanceTimersByTimeAsync(999)
  expect(arrived).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(arrived).toHaveBeenCalledTimes(1)
  await delivery
})

test('two simulated deliveries at once both arrive', async () => {
  const both = Promise.all([simulatedDelivery(consultationRequest()), simulatedDelivery(consultationRequest())])
  await jest.advanceTimersByTimeAsync(1000)
  await expect(both).resolves.toEqual([undefined, undefined])
})
