/** @jest-environment node */
import { inLanes, laneCount } from '../../../tools/preview-report/run-in-parallel'

const GIGABYTE = 1024 ** 3

test('each processor has one page in work', () => {
  expect(laneCount(4, 16 * GIGABYTE)).toBe(4)
})

test('where memory is short, fewer pages are in work, but always one', () => {
  expect(laneCount(8, 3.5 * GIGABYTE)).toBe(3)
  expect(laneCount(8, 0.2 * GIGABYTE)).toBe(1)
})

test('no more tasks are in work than there are lanes', async () => {
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

test('results come in the order of the tasks, whichever is done first', async () => {
  const waits = [30, 1, 10]
  const results = await inLanes(waits, 3, async (wait, index) => {
    await new Promise((done) => setTimeout(done, wait))
    return `${index} ${wait}`
  })
  expect(results).toEqual(['0 30', '1 1', '2 10'])
})

test('a task that fails is told at once', async () => {
  const never = new Promise<never>(() => undefined)
  await expect(inLanes([1, 2], 2, (task) => (task === 1 ? Promise.reject(new Error('torn')) : never))).rejects.toThrow(
    'torn',
  )
})
