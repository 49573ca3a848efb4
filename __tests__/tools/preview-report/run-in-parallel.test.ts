/** @jest-environment node */
import { inLanes, laneCount } from '../../../tools/preview-report/run-in-parallel'

const GIGABYTE = 1024 ** 3

test('each processor works on one page', () => {
  expect(laneCount(4, 16 * GIGABYTE)).toBe(4)
})

test('fewer pages are in progress if memory is scarce, but at least one', () => {
  expect(laneCount(8, 3.5 * GIGABYTE)).toBe(3)
  expect(laneCount(8, 0.2 * GIGABYTE)).toBe(1)
})

test('no more tasks run at a time than there are lanes', async () => {
  let working = 0
  let most = 0
  await inLanes([1, 2, 3, 4, 5], 2, async () => {
    working += 1
    most = Math.max(most, working)
    await new Promise(setImmediate)
    working -= 1
  })
  expect(most).toBe(2)
})

test('results are in the order of the tasks, whichever finishes first', async () => {
  const waits = [30, 1, 10]
  const results = await inLanes(waits, 3, async (wait, index) => {
    await new Promise((done) => setTimeout(done, wait))
    return `${index} ${wait}`
  })
  expect(results).toEqual(['0 30', '1 1', '2 10'])
})

test('rejects as soon as a task fails', async () => {
  const never = new Promise<never>(() => undefined)
  await expect(inLanes([1, 2], 2, (task) => (task === 1 ? Promise.reject(new Error('torn')) : never))).rejects.toThrow(
    'torn',
  )
})
