import { availableParallelism } from 'node:os'
import { availableMemory } from 'node:process'

/**
 * How much memory one page in work may take, in bytes: a browser's process of about 200 MB, and the two pictures and their
 * difference with four bytes for each pixel, which for the highest pages are 200 MB each.
 */
const LANE_MEMORY = 1024 ** 3

/**
 * How many pages are best worked on at a time: one for each processor, as painting and compressing keep a processor busy,
 * and fewer where the memory that is free would not do.
 *
 * @param processors how many there are
 * @param memory how much is free, in bytes; in a container what its limit leaves
 */
export function laneCount(processors = availableParallelism(), memory = availableMemory()): number {
  return Math.max(1, Math.min(processors, Math.floor(memory / LANE_MEMORY)))
}

/**
 * Does tasks a few at a time.
 *
 * @param lanes how many at a time
 * @returns the results in the order of the tasks; rejects as soon as one task fails
 */
export async function inLanes<Task, Result>(
  tasks: readonly Task[],
  lanes: number,
  work: (task: Task, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = tasks.entries()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const [index, task] of queue) results[index] = await work(task, index)
    }),
  )
  return results
}
