import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { parse } from 'yaml'
import { z } from 'zod'
import { redirect } from '../../src/content-model/redirect'
import { REDIRECTS_FILE } from '../../tools/content/commands/redirect-edits'
import { caddyPath, caddyToken } from '../../src/encoding/caddy-token'
import { htmlText } from '../../src/encoding/html-text'
import { nginxMapPath, nginxString } from '../../src/encoding/nginx-string'
import { redirectsFilePath } from '../../src/encoding/redirects-file-path'
import { normalizePath, pathOf } from '../../src/routes/paths'
import type { DevelopServer } from '../sources/develop-server'

/** A way from an old address to a new one. */
export interface Redirect {
  from: string
  to: string
}

interface RedirectsData {
  allRedirect: { nodes: Redirect[] }
  settings: { url: string }
}

/** The part of a hook's arguments that asks Gatsby for data. */
interface Query {
  graphql: (query: string) => Promise<{ data?: RedirectsData }>
}

async function readRedirects({ graphql }: Query): Promise<{ redirects: Redirect[]; url: string }> {
  const { data } = await graphql(`
    query Redirects {
      allRedirect {
        nodes {
          from
          to
        }
      }
      settings {
        url
      }
    }
  `)
  if (!data) throw new Error('The query for the redirects failed; GraphQL says why above')
  return { redirects: data.allRedirect.nodes, url: data.settings.url }
}

/** Tells Gatsby of the redirects, which its router then follows in the browser, also while `gatsby develop` runs. */
export async function createRedirects(
  args: Query & { actions: Pick<CreatePagesArgs['actions'], 'createRedirect'> },
): Promise<void> {
  const { redirects } = await readRedirects(args)
  // The develop server adds a slash to an address whose page a former build has left in `public/`.
  for (const { from, to } of redirects)
    for (const fromPath of [from, `${from}/`])
      args.actions.createRedirect({ fromPath, toPath: to, isPermanent: true, redirectInBrowser: true })
}

/**
 * Follows the redirects in `gatsby develop`, whose own pages stay empty at an old address.
 *
 * @param folder where the content is, whose redirects are read at each request as they are then
 */
export function serveRedirects(server: DevelopServer, folder: string): void {
  const file = join(folder, REDIRECTS_FILE)
  server.get('*', ({ url = '/' }, response, next) => {
    const [path = '/'] = url.split(/[?#]/)
    const redirects = existsSync(file) ? z.array(redirect).parse(parse(readFileSync(file, 'utf8'))) : []
    const found = redirects.find(({ from }) => from === normalizePath(path))
    if (found) response.writeHead(302, { Location: found.to }).end()
    else next()
  })
}

/**
 * The page at an old address. It sends the visitor on without script and on any host, and search engines treat it as a
 * permanent redirect; its only words are the new address, which needs no translation.
 *
 * @param to the new path
 * @param url the address of the site
 */
export function redirectPage(to: string, url: string): string {
  const [path, address, canonical] = [to, url + to, url + pathOf(to)].map(htmlText)
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>${address}</title>
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${path}">
<meta name="viewport" content="width=device-width">
</head>
<body>
<p><a href="${path}">${address}</a></p>
</body>
</html>
`
}

/** The redirects in the form that Netlify and Cloudflare read. */
export function redirectRules(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${redirectsFilePath(from)} ${redirectsFilePath(to)} 301\n`).join('')
}

/** The redirects in the form of nginx, for its `http` block: where an address has moved to, if it has. */
export function nginxRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => `  ${nginxMapPath(path)} ${nginxString(to)};\n`),
  )
  return `map $uri $moved {\n${lines.join('')}}\n`
}

/** The redirects in the form of Caddy, which refuses a file without a line. */
export function caddyRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => `redir ${caddyPath(path)} ${caddyToken(to)} permanent\n`),
  )
  return `# Where pages have moved\n${lines.join('')}`
}

/**
 * Writes what hosts need to follow the redirects: a page at each old address, and the lists that some of them read.
 *
 * @param folder where the built site is
 * @returns the redirects
 * @throws where a redirect does not fit the content model, whose old addresses are safe as names of folders
 */
export async function writeRedirects(folder: string, args: Query): Promise<Redirect[]> {
  const { redirects: nodes, url } = await readRedirects(args)
  const redirects = z.array(redirect).parse(nodes)
  for (const { from, to } of redirects) {
    const file = join(folder, from, 'index.html')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, redirectPage(to, url))
  }
  writeFileSync(join(folder, '_redirects'), redirectRules(redirects))
  writeFileSync(join(folder, '_redirects.conf'), nginxRedirects(redirects))
  writeFileSync(join(folder, '_redirects.caddy'), caddyRedirects(redirects))
  return redirects
}
