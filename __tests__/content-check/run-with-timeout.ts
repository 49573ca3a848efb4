import { createContext, Script } from 'node:vm'

const CHECK_TIMEOUT_MS = 5000

const sandbox = createContext({})
const script = new Script('run()')

/**
 * Runs a synchronous function, and terminates it if it takes more than five seconds. A Jest timeout would only be
 * checked after the function has returned.
 *
 * @throws any error of the function, or an error if it timed out
 */
export function runWithTimeout<Result>(run: () => Result): Result {
  const results: Result[] = []
  const collect = () => {
    results.push(run())
  }
  script.runInContext(Object.assign(sandbox, { run: collect }), { timeout: CHECK_TIMEOUT_MS })
  const [result] = results
  if (result === undefined) throw new Error('The function returned nothing')
  return result
}
