/** Where a report links to; nowhere on an editor's machine. */
export interface Links {
  /** The files afterward, such as `https://github.com/example/site/blob/1a2b3c4`. */
  source?: string
  /** The origin of a host that publishes a preview of the pull request. */
  preview?: string
}

/** Reads the addresses from GitHub Actions and the workflow. The commit is the later one, if it is one. */
export function readLinks(environment: NodeJS.ProcessEnv, commit: string | undefined): Links {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, PREVIEW_URL } = environment
  return {
    ...(GITHUB_REPOSITORY && commit && { source: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${commit}` }),
    ...(PREVIEW_URL && { preview: new URL(PREVIEW_URL).origin }),
  }
}

/** Encodes a path for an address. Half a surrogate pair becomes the replacement character. */
const encoded = (path: string) => Buffer.from(path).toString().split('/').map(encodeURIComponent).join('/')

/** The address of a line of a file after the change; undefined where there is none. */
export function sourceLink(
  { links = {} }: { links?: Links | undefined },
  file: string,
  line: number,
): string | undefined {
  return links.source && `${links.source}/${encoded(file)}#L${line}`
}

/** The address of a page in the preview; undefined where there is none. */
export function pageLink({ links = {} }: { links?: Links | undefined }, path: string): string | undefined {
  return links.preview && `${links.preview}/${encoded(path.replace(/^\/+/, ''))}`
}
