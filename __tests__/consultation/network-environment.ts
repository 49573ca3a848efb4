import { TestEnvironment } from 'jest-environment-jsdom'

/** A page that can reach real servers: jsdom has no network of its own, and Node's takes no signals but Node's. */
export default class NetworkEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    Object.assign(this.global, { fetch, AbortSignal, AbortController })
  }
}
