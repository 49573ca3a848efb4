import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { lookup } from 'mrmime'
import { cmsConfig } from '../../admin/cms-config'
import { gitHost, LOCAL_FOLDER } from '../../admin/git-hosts'
import { ADMIN_ASSETS, CONFIG_PATH, CONTENT_PATH } from '../../admin/paths'
import type { Editing } from '../../src/content-model/editing'
import { ADMIN_PATH } from '../../src/routes/files'
import type { DevelopServer } from '../sources/problem-stream'
import { CONTENT_COPY } from '../sources/validated-copy'
import { BUNDLE_FOLDER, bundleAdmin, publishBundle } from './admin-bundle'
import { publishedList } from './admin-content'
import { adminPage } from './admin-page'
import { adminSecurityPolicy } from './content-security-policy'
import type { OwnHeaders } from './security-headers'

/** The configuration of the CMS for the repository of the site; empty if the site does not name one. */
function siteConfig(editing: Editing | undefined): object {
  if (!editing) return {}
  const { backend, hasPullRequests } = gitHost(editing)
  return cmsConfig(backend, hasPullRequests)
}

/** The headers of the editor's page. Signing in opens a window of the git host, which must be able to send a message back. */
export function adminHeaders(editing: Editing | undefined): OwnHeaders {
  const { origins, imageOrigins } = editing ? gitHost(editing) : { origins: [], imageOrigins: [] }
  return {
    // A worker has the policy of its own file.
    paths: [ADMIN_PATH, `${ADMIN_PATH}/index.html`, `${ADMIN_ASSETS}*`],
    headers: {
      'Content-Security-Policy': adminSecurityPolicy(origins, imageOrigins),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    },
  }
}

/** Removes the page of an earlier build, which the check of all pages would reject. */
export async function removeAdminPage(publicFolder: string): Promise<void> {
  await rm(join(publicFolder, ADMIN_PATH), { recursive: true, force: true })
}

let bundle: Promise<string> | undefined

/**
 * Bundles the editor once per process.
 *
 * @returns the file name of the script that the page loads
 */
export function prepareAdmin(root: string): Promise<string> {
  bundle ??= bundleAdmin(root)
  // Callers that await it handle the error; the next request of `gatsby develop` tries again.
  bundle.catch(() => {
    bundle = undefined
  })
  return bundle
}

/**
 * Writes the editor at /admin. Its page is written after the check of all other pages, which allows no such scripts.
 *
 * @param name the firm's name
 */
export async function writeAdmin(
  root: string,
  publicFolder: string,
  name: string,
  editing: Editing | undefined,
): Promise<void> {
  const script = await prepareAdmin(root)
  publishBundle(root, join(publicFolder, ADMIN_ASSETS))
  const files = {
    [`${ADMIN_PATH}/index.html`]: adminPage(name, script),
    [CONFIG_PATH]: JSON.stringify(siteConfig(editing)),
    [CONTENT_PATH]: JSON.stringify(publishedList(dirname(join(root, CONTENT_COPY)))),
  }
  await mkdir(join(publicFolder, ADMIN_PATH), { recursive: true })
  for (const [path, text] of Object.entries(files)) await writeFile(join(publicFolder, path), text)
}

/**
 * Serves the editor in `gatsby develop`, for the files on this machine. The CMS writes them itself, so this only reads the content, on
 * each request.
 */
export function serveAdmin(server: DevelopServer, root: string): void {
  const folder = join(root, BUNDLE_FOLDER)
  const serve = (path: string, type: string, read: () => Promise<string>) => {
    server.get(path, (_request, response, next) => {
      read().then((text) => {
        // Gatsby lets every website read what this server answers. Drafts are nobody else's business.
        response.removeHeader('Access-Control-Allow-Origin')
        response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' })
        response.end(text)
      }, next)
    })
  }
  const config = cmsConfig(LOCAL_FOLDER, false)
  serve(ADMIN_PATH, 'text/html; charset=utf-8', async () => adminPage('the content', await prepareAdmin(root)))
  serve(CONFIG_PATH, 'application/json', () => Promise.resolve(JSON.stringify(config)))
  serve(CONTENT_PATH, 'application/json', () =>
    Promise.resolve(JSON.stringify(publishedList(dirname(join(root, CONTENT_COPY))))),
  )
  server.get(`${ADMIN_ASSETS}*`, (request, response, next) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname).slice(ADMIN_ASSETS.length)
    const file = resolve(folder, name)
    if (!file.startsWith(folder + sep)) {
      next()
      return
    }
    readFile(file).then(
      (bytes) => {
        response.writeHead(200, { 'Content-Type': lookup(name) ?? 'application/octet-stream' })
        response.end(bytes)
      },
      () => {
        next()
      },
    )
  })
}
