import type { Backend } from '@sveltia/cms'
import type { Editing } from '../content-model/editing'

interface GitHost {
  /** The CMS's settings for the host. */
  backend: Backend
  /** The origins of its API, for the content security policy. */
  origins: readonly string[]
  /** The origins of people's pictures, for the content security policy. */
  imageOrigins: readonly string[]
  /** Whether each change becomes a pull request. The CMS has none for Gitea. */
  hasPullRequests: boolean
}

/** Returns how the CMS reaches the git host that `content/integrations.yml` names. Without an address, it is the public one. */
export function gitHost({ host, repository, branch, address, signIn, appId }: Editing): GitHost {
  const own = address?.replace(/\/$/, '')
  const canSignIn = host === 'github' ? signIn !== undefined : appId !== undefined
  const methods: ('oauth' | 'token')[] = canSignIn ? ['oauth', 'token'] : ['token']
  const shared = { repo: repository, branch, auth_methods: methods }
  if (host === 'github') {
    const api = own === undefined ? 'https://api.github.com' : `${own}/api/v3`
    return {
      backend: {
        name: host,
        ...shared,
        api_root: api,
        ...(own !== undefined && { graphql_api_root: `${own}/api/graphql` }),
        ...(signIn !== undefined && { base_url: signIn }),
      },
      origins: [new URL(api).origin],
      imageOrigins: own === undefined ? ['https://avatars.githubusercontent.com'] : [new URL(own).origin],
      hasPullRequests: true,
    }
  }
  const base = own ?? 'https://gitlab.com'
  const app = appId !== undefined && { app_id: appId }
  const isGitLab = host === 'gitlab'
  return {
    backend: isGitLab
      ? { name: host, ...shared, base_url: base, api_root: `${base}/api/v4`, ...(app && { auth_type: 'pkce', ...app }) }
      : { name: host, ...shared, base_url: base, api_root: `${base}/api/v1`, ...app },
    origins: [new URL(base).origin],
    imageOrigins: [new URL(base).origin],
    hasPullRequests: isGitLab,
  }
}

interface GitHostApi {
  /** The path of the ID of a branch’s last commit, if the CMS can be made to build on a certain commit. */
  head?: (repository: string, branch: string) => string
  /** The path of a file's bytes on a branch. */
  file: (repository: string, path: string, branch: string) => string
  /** The path of the list of open pull requests from a branch, if the CMS makes them. */
  pullRequests?: (repository: string, branch: string) => string
}

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** What the editor itself asks the API of a git host, at paths relative to the CMS's `api_root`. */
export const GIT_HOST_APIS: Readonly<Record<Editing['host'], GitHostApi>> = {
  // https://docs.github.com/en/rest/repos/contents, and .../rest/commits/commits, .../rest/pulls/pulls
  github: {
    head: (repository, branch) => `/repos/${repository}/commits/${encodeURIComponent(branch)}`,
    file: (repository, path, branch) =>
      `/repos/${repository}/contents/${encodePath(path)}?ref=${encodeURIComponent(branch)}`,
    pullRequests: (repository, branch) => {
      const [owner = ''] = repository.split('/')
      return `/repos/${repository}/pulls?state=open&head=${encodeURIComponent(`${owner}:${branch}`)}`
    },
  },
  // https://docs.gitlab.com/api/repository_files, https://docs.gitlab.com/api/merge_requests
  gitlab: {
    file: (repository, path, branch) =>
      `/projects/${encodeURIComponent(repository)}/repository/files/${encodeURIComponent(path)}/raw?ref=${encodeURIComponent(branch)}`,
    pullRequests: (repository, branch) =>
      `/projects/${encodeURIComponent(repository)}/merge_requests?state=opened&source_branch=${encodeURIComponent(branch)}`,
  },
  // https://docs.gitea.com/api/#tag/repository/operation/repoGetRawFile
  gitea: {
    file: (repository, path, branch) =>
      `/repos/${repository}/raw/${encodePath(path)}?ref=${encodeURIComponent(branch)}`,
  },
}

/** For a folder on the editor’s machine, which the CMS allows only besides a host, here a fictitious one. */
export const LOCAL_FOLDER: Backend = {
  name: 'github',
  repo: 'local/folder',
  api_root: 'https://no-host.invalid',
  auth_methods: ['token'],
}
