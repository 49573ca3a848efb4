/** @jest-environment node */
import { pageConcurrency } from '../../../tools/preview-report/screenshot-pages'

const GIGABYTE = 1024 ** 3

test('each processor works on one page', () => {
  expect(pageConcurrency(4, 16 * GIGABYTE)).toBe(4)
})

test('fewer pages are in progress if memory is scarce, but at least one', () => {
  expect(pageConcurrency(8, 3.5 * GIGABYTE)).toBe(3)
  expect(pageConcurrency(8, 0.2 * GIGABYTE)).toBe(1)
})
