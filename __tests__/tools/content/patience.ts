import { createContext, Script } from 'node:vm'

/** How long a check of a few files may take at most, in milliseconds. */
const PATIENCE = 5000

const sandbox = createContext({})
const script = new Script('run()')

/**
 * Runs something that never waits, and ends it by force where it takes more than five seconds: a timeout of Jest is looked
 * at only once the test has ended by itself.
 *
 * @throws what it throws, or that it timed out
 */
export function withinPatience<Result>(run: () => Result): Result {
  const results: Result[] = []
  const collect = () => {
    results.push(run())
  }
  script.runInContext(Object.assign(sandbox, { run: collect }), { timeout: PATIENCE })
  const [result] = results
  if (result === undefined) throw new Error('Nothing came out of it')
  return result
}
