import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter } from 'gatsby'
import type { Redirect } from '../../content-model/redirect'
import { redirectLists } from '../pages/redirects'
import { exceededLimits } from './host-limits'
import { caddyHeaders, headersFile, nginxHeaders, type OwnHeaders } from './security-headers'

interface HostSettings {
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>
  own: readonly OwnHeaders[]
  redirects: readonly Redirect[]
}

/** Returns the files with headers and redirects that hosts read, by name. */
export function hostFiles({ headers, own, redirects }: HostSettings) {
  return {
    _headers: headersFile(headers, own),
    '_headers.conf': nginxHeaders(headers, own),
    '_headers.caddy': caddyHeaders(headers, own),
    ...redirectLists(redirects),
  }
}

/** Writes the files that hosts read, and returns their names. The build stops if one exceeds what its host allows. */
export function writeHostFiles(
  publicFolder: string,
  settings: HostSettings,
  reporter: Pick<Reporter, 'panic'>,
): string[] {
  const files = hostFiles(settings)
  const exceeded = exceededLimits(files)
  if (exceeded.length > 0) reporter.panic(`The build stopped: it exceeds what a host allows.\n${exceeded.join('\n')}`)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(publicFolder, name), text)
  return Object.keys(files)
}
