import { createContext } from 'react'

/** The addresses of a pull request's repository and preview; none on an editor's machine. */
export interface Addresses {
  /** Such as `https://github.com/example/site`. */
  repository?: string
  /** The origin of a host that publishes a preview of the pull request. */
  preview?: string
}

/** Reads the addresses that GitHub Actions and the workflow provide. */
export function readAddresses({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, PREVIEW_URL }: NodeJS.ProcessEnv): Addresses {
  return {
    ...(GITHUB_SERVER_URL && GITHUB_REPOSITORY && { repository: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}` }),
    ...(PREVIEW_URL && { preview: PREVIEW_URL }),
  }
}

/** Encodes a path for an address. A half of a surrogate pair, which no address can contain, becomes the replacement character. */
const encoded = (path: string) => Buffer.from(path).toString().split('/').map(encodeURIComponent).join('/')

/** Links from a report to what it names; each is undefined where there is no address. */
export class Links {
  /** @param commit the commit after the change */
  constructor(
    private readonly addresses: Addresses = {},
    private readonly commit?: string,
  ) {}

  /** The line of a file after the change. */
  source(file: string, line = 1): string | undefined {
    const { repository } = this.addresses
    if (repository === undefined || this.commit === undefined) return undefined
    return `${repository}/blob/${this.commit}/${encoded(file)}#L${line}`
  }

  /** A page in the preview. */
  page(path: string): string | undefined {
    const { preview } = this.addresses
    return preview && `${new URL(preview).origin}/${encoded(path.replace(/^\/+/, ''))}`
  }
}

/** Provides the links to the components of the report. */
export const LinksContext = createContext(new Links())
