import fc from 'fast-check'
import { type Fault, FAULTS } from './fault-server'

/** A scenario for one visitor's request: the faults that its attempts encounter, and the visitor's actions. */
export interface FaultSequence {
  faults: Fault[]
  /** How many times the visitor tries again after a failure. */
  retries: number
  /** The index of the failure after which the visitor leaves and comes back. */
  leavesAfter: number
}

const sequences = fc.record({
  faults: fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 8 }),
  retries: fc.integer({ min: 0, max: 2 }),
  leavesAfter: fc.integer({ min: 0, max: 3 }),
})

/** Generates sequences from a seed, so that they are the same in each run. */
export function faultSequences(count: number, seed: number): FaultSequence[] {
  return fc.sample(sequences, { numRuns: count, seed })
}
