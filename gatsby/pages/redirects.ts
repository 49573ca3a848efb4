import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Redirect, redirect, REDIRECTS_FILE } from '../../src/content-model/redirect'
import { caddyPath, caddyToken } from '../../src/encoding/caddy-token'
import { escapeHtml } from '../../src/encoding/escape-html'
import { nginxMapPath, nginxString } from '../../src/encoding/nginx-string'
import { redirectsFilePath } from '../../src/encoding/redirects-file-path'
import { normalizePath, pathOf } from '../../src/routes/paths'
import type { DevelopServer } from '../sources/problem-stream'

interface Site {
  url: string
  language: string
}

interface RedirectsData {
  allRedirect: { nodes: Redirect[] }
  siteSettings: Site
}

interface Query {
  graphql: (query: string) => Promise<{ data?: RedirectsData }>
}

async function readRedirects({ graphql }: Query): Promise<{ redirects: Redirect[]; site: Site }> {
  const { data } = await graphql(`
    query Redirects {
      allRedirect {
        nodes {
          from
          to
        }
      }
      siteSettings {
        url
        language
      }
    }
  `)
  if (!data) throw new Error('The query for the redirects failed; see the GraphQL error above')
  return { redirects: data.allRedirect.nodes, site: data.siteSettings }
}

/** Registers the redirects with Gatsby, whose router then follows them in the browser, including in `gatsby develop`. */
export async function createRedirects(
  args: Query & { actions: Pick<CreatePagesArgs['actions'], 'createRedirect'> },
): Promise<void> {
  const { redirects } = await readRedirects(args)
  // The development server adds a slash to a path whose page is still in `public/` from an earlier build.
  for (const { from, to } of redirects)
    for (const fromPath of [from, `${from}/`])
      args.actions.createRedirect({ fromPath, toPath: to, isPermanent: true, redirectInBrowser: true })
}

/**
 * Serves the redirects in `gatsby develop`, which would otherwise show an empty page at an old address.
 *
 * @param folder the content folder, whose redirects are read again for each request
 */
export function serveRedirects(server: DevelopServer, folder: string): void {
  const file = join(folder, REDIRECTS_FILE)
  server.get('*', ({ url = '/' }, response, next) => {
    const [path = '/'] = url.split(/[?#]/)
    const redirects = existsSync(file) ? z.array(redirect).parse(parse(readFileSync(file, 'utf8'))) : []
    const match = redirects.find(({ from }) => from === normalizePath(path))
    if (match) response.writeHead(302, { Location: match.to }).end()
    else next()
  })
}

/**
 * Creates the page at an old path. It redirects without JavaScript and on any host, and search engines treat it as a permanent
 * redirect. Its only text is the new address, which needs no translation.
 *
 * @param to the new path
 * @param site the site's address and language
 */
export function redirectPage(to: string, { url, language }: Site): string {
  const [path, address, canonical] = [to, url + to, url + pathOf(to)].map(escapeHtml)
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
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

/** Formats the redirects for Netlify and Cloudflare. */
export function redirectRules(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${redirectsFilePath(from)} ${redirectsFilePath(to)} 301\n`).join('')
}

/** Formats the redirects for the `http` block of nginx, as a map from old paths to new ones. */
export function nginxRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => `  ${nginxMapPath(path)} ${nginxString(to)};\n`),
  )
  return `map $uri $moved {\n${lines.join('')}}\n`
}

/** Formats the redirects for Caddy. The comment is necessary because Caddy rejects an empty file. */
export function caddyRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => `redir ${caddyPath(path)} ${caddyToken(to)} permanent\n`),
  )
  return `# Where pages have moved\n${lines.join('')}`
}

/**
 * Writes the files for the redirects: a page at each old path, and the lists that some hosts read.
 *
 * @param folder the folder of the built site
 * @throws if a redirect does not match the content model, which guarantees that old paths are safe folder names
 */
export async function writeRedirects(folder: string, args: Query): Promise<void> {
  const { redirects: nodes, site } = await readRedirects(args)
  const redirects = z.array(redirect).parse(nodes)
  for (const { from, to } of redirects) {
    const file = join(folder, from, 'index.html')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, redirectPage(to, site))
  }
  writeFileSync(join(folder, '_redirects'), redirectRules(redirects))
  writeFileSync(join(folder, '_redirects.conf'), nginxRedirects(redirects))
  writeFileSync(join(folder, '_redirects.caddy'), caddyRedirects(redirects))
}
