import { availableParallelism } from 'node:os'
import { availableMemory } from 'node:process'

/**
 * The memory that one page in progress may take, in bytes: a browser process of about 200 MB, and two screenshots and their
 * difference at four bytes per pixel, which are 200 MB each for the tallest pages.
 */
const LANE_MEMORY = 1024 ** 3

/**
 * The number of pages to process at a time: one per processor, because painting and compressing keep a processor busy, or
 * fewer if there is not enough free memory.
 *
 * @param processors the number of processors
 * @param memory the free memory in bytes; in a container, the amount left within its limit
 */
export function laneCount(processors = availableParallelism(), memory = availableMemory()): number {
  return Math.max(1, Math.min(processors, Math.floor(memory / LANE_MEMORY)))
}

/**
 * Runs tasks with limited concurrency.
 *
 * @param lanes the maximum number of concurrent tasks
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
