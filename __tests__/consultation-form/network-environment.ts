import { TestEnvironment } from 'jest-environment-jsdom'

/** A jsdom environment that can reach real servers. jsdom has no `fetch`, and Node's rejects jsdom's signals and form data. */
export default class NetworkEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    const { FormData: PageFormData } = this.global
    const fetchFromPage = (url: string, { body, ...options }: RequestInit = {}) =>
      fetch(url, { ...options, body: body instanceof PageFormData ? nodeFormData(body) : body })
    Object.assign(this.global, { fetch: fetchFromPage, AbortSignal, AbortController })
  }
}

function nodeFormData(data: Iterable<[string, FormDataEntryValue]>): FormData {
  const copy = new FormData()
  for (const [name, value] of data) copy.append(name, value)
  return copy
}
