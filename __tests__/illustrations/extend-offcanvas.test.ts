/** @jest-environment node */
import { leaveSheet } from '../../src/illustrations/extend-offcanvas'
import { surveyTrail } from '../../src/illustrations/trail'
import { walkPath } from './geometry'

const trail = { path: 'M1192 600C1100 600 900 500 800 400', blazes: [] }

test('a trail that begins at the right edge comes from beyond it', () => {
  expect(leaveSheet(trail).path).toBe('M1592 600L1192 600C1100 600 900 500 800 400')
})

test('a trail that begins at the left edge comes from beyond that one', () => {
  expect(leaveSheet({ ...trail, path: 'M8 300C100 300 200 300 300 300' }).path).toMatch(/^M-392 300L8 300C/)
})

test('its blazes stay on it, and it still ends on the summit', () => {
  const surveyed = surveyTrail('compliance', ['One', 'Two'])
  const left = leaveSheet(surveyed)
  expect(left.blazes).toEqual(surveyed.blazes)
  expect(walkPath(left.path.replace(/^M\S+ \S+L/, 'M')).at(-1)).toEqual(walkPath(surveyed.path).at(-1))
})

test('what is no trail’s path is refused', () => {
  expect(() => leaveSheet({ path: 'L4 4', blazes: [] })).toThrow(RangeError)
})
