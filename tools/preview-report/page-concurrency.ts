import { availableParallelism } from 'node:os'
import { availableMemory } from 'node:process'

/**
 * The memory that one page in progress may take, in bytes: a browser process of about 200 MB, and two screenshots and their
 * difference at four bytes per pixel, which are 200 MB each for the tallest pages.
 */
const PAGE_MEMORY = 1024 ** 3

/**
 * The number of pages to process at a time: one per processor, because painting and compressing keep a processor busy, or
 * fewer if there is not enough free memory.
 *
 * @param processors the number of processors
 * @param memory the free memory in bytes; in a container, the amount left within its limit
 */
export function pageConcurrency(processors = availableParallelism(), memory = availableMemory()): number {
  return Math.max(1, Math.min(processors, Math.floor(memory / PAGE_MEMORY)))
}
