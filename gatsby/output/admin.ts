import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { LISTED_FIELDS, type PublishedList } from '../../admin/check-change'
import { cmsConfig } from '../../admin/cms-config'
import { gitHost, LOCAL_FOLDER } from '../../admin/git-hosts'
import { ADMIN_ASSETS, CONFIG_PATH, CONTENT_PATH } from '../../admin/paths'
import type { Editing } from '../../src/content-model/editing'
import { ADMIN_PATH } from '../../src/routes/files'
import { readContentFiles } from '../../tools/content/parse/read-content-files'
import { CONTENT_COPY } from '../sources/validated-copy'
import { BUNDLE_FOLDER, bundleAdmin } from './admin-bundle'
import { adminPage } from './admin-page'
import { adminSecurityPolicy } from './content-security-policy'
import type { OwnHeaders } from './security-headers'

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

/**
 * Lists the entries that a site shows, with what the editor's check needs to know about them.
 *
 * @param root the folder with the folder of the content, which must be valid
 */
export function publishedList(root: string): PublishedList {
  return Object.fromEntries(
    readContentFiles(root).entries.map(({ path, source }) => {
      const fields = Object.entries(Object(parse(source?.text ?? '')) as object)
      return [path, Object.fromEntries(fields.filter(([name]) => LISTED_FIELDS.includes(name)))]
    }),
  )
}

/** Removes the page of an earlier build, which this one would postprocess. */
export function removeAdminPage(publicFolder: string): void {
  rmSync(join(publicFolder, ADMIN_PATH), { recursive: true, force: true })
}

/** Writes the editor at /admin. If the site names no repository, the configuration is empty. */
export async function writeAdmin(publicFolder: string, editing: Editing | undefined): Promise<void> {
  const host = editing && gitHost(editing)
  const files = {
    [`${ADMIN_PATH}/index.html`]: adminPage(await bundleAdmin()),
    [CONFIG_PATH]: JSON.stringify(host ? cmsConfig(host.backend, host.hasPullRequests) : {}),
    [CONTENT_PATH]: JSON.stringify(publishedList(dirname(CONTENT_COPY))),
  }
  // With the times of an earlier build, so that the files are not compressed again.
  cpSync(BUNDLE_FOLDER, join(publicFolder, ADMIN_ASSETS), { recursive: true, preserveTimestamps: true })
  mkdirSync(join(publicFolder, ADMIN_PATH), { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(publicFolder, path), text)
}

/** The part of Gatsby's development server, an Express application, that is used here. */
export interface FileServer {
  get: (path: string, respond: (request: FileRequest, response: FileResponse, next: () => void) => void) => void
}

interface FileRequest {
  params: Readonly<Record<string, string>>
}

interface FileResponse {
  send: (page: string) => void
  json: (value: object) => void
  sendFile: (path: string, options: { root: string }, done: (error?: unknown) => void) => void
}

/** Serves the editor in `gatsby develop`, for the files on this machine. The CMS writes them itself, so this only reads the content. */
export function serveAdmin(server: FileServer): void {
  server.get(ADMIN_PATH, (_, response, next) => {
    bundleAdmin().then((script) => {
      response.send(adminPage(script))
    }, next)
  })
  server.get(CONFIG_PATH, (_, response) => {
    response.json(cmsConfig(LOCAL_FOLDER, false))
  })
  server.get(CONTENT_PATH, (_, response) => {
    response.json(publishedList(dirname(CONTENT_COPY)))
  })
  server.get(`${ADMIN_ASSETS}*`, ({ params: { 0: path = '' } }, response, next) => {
    response.sendFile(path, { root: BUNDLE_FOLDER }, (error) => {
      if (error !== undefined) next()
    })
  })
}
