import { setTimeout } from 'node:timers/promises'

/** How long Gatsby must be idle. It collects changes for 500 ms (NODE_MUTATION_BATCH_TIMEOUT) before it acts on them. */
const IDLE_PERIOD_MS = 700

interface Emitter {
  on: (event: string, listen: () => void) => unknown
  off: (event: string, listen: () => void) => unknown
}

/** Waits until Gatsby has been idle for a while. */
export async function waitUntilIdle(emitter: Emitter): Promise<void> {
  let isActive = true
  const onEvent = () => {
    isActive = true
  }
  emitter.on('*', onEvent)
  while (isActive) {
    isActive = false
    const start = performance.now()
    await setTimeout(IDLE_PERIOD_MS)
    // If the timer is late, Gatsby was busy and blocked the event loop, so its next event may be still to come.
    if (performance.now() - start > 1.5 * IDLE_PERIOD_MS) isActive = true
  }
  emitter.off('*', onEvent)
}
