/** @jest-environment node */
import { reportAnalytics } from '../../../gatsby/output/analytics-notice'

test('a build that measures prints where visits are counted in one line', () => {
  const info = jest.fn()
  reportAnalytics({ via: 'goatcounter', url: 'https://example.goatcounter.com/count' }, { info })
  expect(info.mock.calls).toEqual([['Visits are counted at https://example.goatcounter.com/count (goatcounter).']])
})
