import { TestEnvironment } from 'jest-environment-jsdom'

/** A jsdom environment that can reach real servers. jsdom has no `fetch`. */
export default class DomEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    // Node's encoders create Node's arrays, and esbuild compares them to those of its own global.
    Object.assign(this.global, { fetch, Uint8Array })
  }
}
