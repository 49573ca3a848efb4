import { TestEnvironment } from 'jest-environment-jsdom'

/** A jsdom environment that can reach real servers. jsdom has no `fetch`, and Node's rejects jsdom's signals and form data. */
export default class DomEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    const { FormData: PageFormData } = this.global
    const fetchFromPage = (url: string, { body, signal, ...options }: RequestInit = {}) =>
      fetch(url, {
        ...options,
        body: body instanceof PageFormData ? nodeFormData(body) : body,
        ...(signal && { signal: nodeSignal(signal) }),
      })
    // Node's encoders create Node's arrays, and esbuild compares them to those of its own global.
    Object.assign(this.global, { fetch: fetchFromPage, Uint8Array })
  }
}

function nodeFormData(data: Iterable<[string, FormDataEntryValue]>): FormData {
  const copy = new FormData()
  for (const [name, value] of data) copy.append(name, value)
  return copy
}

function nodeSignal(signal: AbortSignal): AbortSignal {
  const controller = new AbortController()
  const abort = () => {
    controller.abort(signal.reason)
  }
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort)
  return controller.signal
}
