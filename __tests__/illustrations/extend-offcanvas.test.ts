/** @jest-environment node */
import { extendBeyondEdge } from '../../src/illustrations/trail'
import { planTrail } from '../../src/illustrations/trail'
import { LABEL_FONT } from '../factories/label-font'
import { walkPath } from './geometry'

const trail = { path: 'M1192 600C1100 600 900 500 800 400', markers: [] }

test('a trail that begins at the right edge is extended beyond it', () => {
  expect(extendBeyondEdge(trail).path).toBe('M1592 600L1192 600C1100 600 900 500 800 400')
})

test('a trail that begins at the left edge is extended beyond it', () => {
  expect(extendBeyondEdge({ ...trail, path: 'M8 300C100 300 200 300 300 300' }).path).toMatch(/^M-392 300L8 300C/)
})

test('the markers are unchanged, and the trail still ends on the summit', () => {
  const surveyed = planTrail('compliance', ['One', 'Two'], LABEL_FONT)
  const extended = extendBeyondEdge(surveyed)
  expect(extended.markers).toEqual(surveyed.markers)
  expect(walkPath(extended.path.replace(/^M\S+ \S+L/, 'M')).at(-1)).toEqual(walkPath(surveyed.path).at(-1))
})

test('the extension rejects path data that is not a trail', () => {
  expect(() => extendBeyondEdge({ path: 'L4 4', markers: [] })).toThrow(RangeError)
})
