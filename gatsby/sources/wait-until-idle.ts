import { setTimeout } from 'node:timers/promises'

/**
 * How long Gatsby must do nothing to be taken as at rest, in milliseconds: it collects changed files for 500 ms
 * (NODE_MUTATION_BATCH_TIMEOUT), and all its other steps follow each other sooner.
 */
const SILENCE = 700

/** The part of Gatsby's emitter that is used here; as `*` it passes on whatever Gatsby does. */
interface Emitter {
  on: (event: string, listen: () => void) => unknown
  off: (event: string, listen: () => void) => unknown
}

/** Waits until Gatsby has done nothing for a while. */
export async function gatsbyAtRest(emitter: Emitter): Promise<void> {
  let acts = true
  const note = () => {
    acts = true
  }
  emitter.on('*', note)
  while (acts) {
    acts = false
    const start = performance.now()
    await setTimeout(SILENCE)
    // A timer that is late was held up by Gatsby's work.
    if (performance.now() - start > 1.5 * SILENCE) acts = true
  }
  emitter.off('*', note)
}
