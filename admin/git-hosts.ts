import type { Backend } from '@sveltia/cms'
import type { Editing } from '../content-model/editing'

interface GitHost {
  backend: Backend
  origins: readonly string[]
  imageOrigins: readonly string[]
  /** Whether each change becomes a pull request. The CMS has none for Gitea. */
  hasPullRequests: boolean
}

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

/** For a folder on the editor’s machine, which the CMS allows only besides a host, here a fictitious one. */
export const LOCAL_FOLDER: Backend = {
  name: 'github',
  repo: 'local/folder',
  api_root: 'https://no-host.invalid',
  auth_methods: ['token'],
}
