import fc from 'fast-check'
import { FAULTS, type Fault } from './fault-server'

/** What can happen to one visitor's request: the faults that its attempts meet, and what the visitor does meanwhile. */
export interface FaultSequence {
  faults: Fault[]
  /** How often the visitor tries again after a failure. */
  patience: number
  /** After which of the failures the visitor goes away and comes back. */
  leavesAfter: number
}

const sequences = fc.record({
  faults: fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 8 }),
  patience: fc.integer({ min: 0, max: 2 }),
  leavesAfter: fc.integer({ min: 0, max: 3 }),
})

/** Seeded sequences: the same at each run. */
export function faultSequences(count: number, seed: number): FaultSequence[] {
  return fc.sample(sequences, { numRuns: count, seed })
}
