import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Kind, parse as parseGraphql } from 'gatsby/graphql'
import { parse } from 'yaml'
import type { PublishedContent } from '../../admin/check-change'
import { cmsConfig } from '../../admin/cms-config'
import { gitHost, LOCAL_FOLDER } from '../../admin/git-hosts'
import { ADMIN_ASSETS, CONFIG_PATH, CONTENT_PATH, QUERY_PARTS_PATH } from '../../admin/paths'
import type { QueryParts } from '../../admin/preview/run-query'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import type { Editing } from '../../content-model/editing'
import { ICON_NAMES } from '../../content-model/icon'
import { ADMIN_PATH } from '../../content-model/routes/files'
import { readIcon } from '../schema/build-resolvers'
import { previewSchema } from '../schema/preview-schema'
import type { DevelopServer } from '../sources/problem-stream'
import { CONTENT_COPY } from '../sources/content-copy'
import { publishBundle } from './admin-bundle'
import { adminPage } from './admin-page'
import { adminSecurityPolicy } from './content-security-policy'
import { filesIn } from '../../content-check/parse/files-in'
import type { OwnHeaders } from './security-headers'

/**
 * Returns the headers of the editor's files, which replace those of other responses. Signing in opens a window of the git
 * host, and other headers would keep that window from replying.
 */
export function adminHeaders(editing: Editing | undefined): OwnHeaders {
  const { origins, imageOrigins } = editing ? gitHost(editing) : { origins: [], imageOrigins: [] }
  return {
    // A worker has the policy of its own file, not that of the page, so the bundle needs the headers too.
    paths: [ADMIN_PATH, `${ADMIN_PATH}/index.html`, `${ADMIN_ASSETS}*`],
    headers: {
      'Content-Security-Policy': adminSecurityPolicy(origins, imageOrigins),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    },
  }
}

/** The valid entries that the site shows in a folder, for the editor’s check and preview. */
export function publishedContent(root: string): PublishedContent {
  return Object.fromEntries(
    readContentFiles(root).entries.map(({ path, source }) => [path, parse(source?.text ?? '') as unknown]),
  )
}

function queryParts(schema: object): QueryParts {
  const code = filesIn('src')
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
  const textsOf = (pattern: RegExp) =>
    code.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found))
  const queries = textsOf(/graphql`\s*(query[^`]+)`/g).flatMap((text) => parseGraphql(text).definitions)
  const selected = queries.flatMap((query) => ('selectionSet' in query ? query.selectionSet.selections : []))
  const rootFields = selected.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
  return {
    schema: previewSchema(schema, new Set(rootFields)),
    fragments: textsOf(/graphql`\s*(fragment[^`]+)`/g).join('\n'),
    staticQueries: textsOf(/useStaticQuery(?:<[\w.]+>)?\(\s*graphql`([^`]+)`/g),
    icons: Object.fromEntries(ICON_NAMES.map((name) => [name, readIcon(name)])),
  }
}

/** Writes the editor at /admin, and returns the paths of its files. Without a repository, the configuration is empty. */
export async function writeAdmin(
  publicFolder: string,
  editing: Editing | undefined,
  schema: object,
): Promise<string[]> {
  const host = editing && gitHost(editing)
  const files = {
    [`${ADMIN_PATH}/index.html`]: adminPage(await publishBundle(publicFolder)),
    [CONFIG_PATH]: JSON.stringify(host ? cmsConfig(host.backend, host.hasPullRequests) : {}),
    [CONTENT_PATH]: JSON.stringify(publishedContent(dirname(CONTENT_COPY))),
    [QUERY_PARTS_PATH]: JSON.stringify(queryParts(schema)),
  }
  mkdirSync(join(publicFolder, ADMIN_PATH), { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(publicFolder, path), text)
  return Object.keys(files).map((path) => path.slice(1))
}

/** Serves the editor in `gatsby develop`, for local files, which the CMS writes itself. */
export function serveAdmin(server: DevelopServer, schema: () => object): void {
  const serve = (path: string, type: string, read: () => string | Promise<string>) => {
    server.get(path, (_, response, next) => {
      Promise.resolve()
        .then(read)
        .then((text) => response.setHeader('Content-Type', type).end(text), next)
    })
  }
  serve(ADMIN_PATH, 'text/html; charset=utf-8', async () => adminPage(await publishBundle('public')))
  serve(CONFIG_PATH, 'application/json', () => JSON.stringify(cmsConfig(LOCAL_FOLDER, false)))
  serve(CONTENT_PATH, 'application/json', () => JSON.stringify(publishedContent(dirname(CONTENT_COPY))))
  serve(QUERY_PARTS_PATH, 'application/json', () => JSON.stringify(queryParts(schema())))
}
