import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Actions } from 'gatsby'
import { z } from 'zod'
import { type Redirect, redirect, REDIRECTS_FILE } from '../../content-model/redirect'
import { normalizePath, pathOf } from '../../content-model/routes/link-paths'
import { escapeXml } from '../encoding/escape-xml'
import type { DevelopServer } from '../sources/problem-stream'
import { CONTENT_COPY } from '../sources/content-copy'

interface Site {
  url: string
  language: string
}

/** Reads the redirects of the validated copy, which is JSON. */
export function readRedirects(folder = CONTENT_COPY): Redirect[] {
  const file = join(folder, REDIRECTS_FILE)
  return existsSync(file) ? z.array(redirect).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** The redirects from each old path, with and without a trailing slash. */
const withSlashes = (redirects: readonly Redirect[]) =>
  redirects.flatMap(({ from, to }) => [from, `${from}/`].map((fromPath) => ({ fromPath, to })))

/** Registers the redirects with Gatsby, whose router follows them in the browser. */
export function createRedirects({ createRedirect }: Pick<Actions, 'createRedirect'>, folder = CONTENT_COPY): void {
  // The development server adds a slash to a path if an earlier build's page is still in `public/`, so both are needed.
  for (const { fromPath, to } of withSlashes(readRedirects(folder)))
    createRedirect({ fromPath, toPath: to, isPermanent: true, redirectInBrowser: true })
}

/** Serves redirects in `gatsby develop`, which would otherwise show an empty page. */
export function serveRedirects(server: DevelopServer, folder = CONTENT_COPY): void {
  server.get('*', ({ url = '/' }, response, next) => {
    const match = readRedirects(folder).find(({ from }) => from === normalizePath(url))
    if (match) response.writeHead(302, { Location: match.to }).end()
    else next()
  })
}

/**
 * Returns the page at an old path, which redirects without JavaScript on hosts that read no list of redirects. Its only
 * text is the new address, which needs no translation.
 */
export function redirectPage(to: string, { url, language }: Site): string {
  const [path, address, canonical] = [to, url + to, url + pathOf(to)].map(escapeXml)
  return `<!doctype html>
<html lang="${escapeXml(language)}">
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

/** Puts the server's variable for the query before the fragment. */
const withQuery = (to: string, variable: string) => to.replace(/^[^#]*/, (path) => path + variable)

/**
 * The redirects for hosts, by file name. The content model rules out special characters. They keep the query, because
 * newsletters and ads add parameters to links; hosts that read `_redirects` do so by themselves.
 */
export function redirectLists(redirects: readonly Redirect[]) {
  const both = withSlashes(redirects)
  return {
    _redirects: redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
    '_redirects.conf': `map $uri $moved {\n${both.map(({ fromPath, to }) => `  "${fromPath}" "${withQuery(to, '$is_args$args')}";\n`).join('')}}\n`,
    // Caddy rejects an empty file.
    '_redirects.caddy': `# Where pages have moved\n${both.map(({ fromPath, to }) => `redir "${fromPath}" "${withQuery(to, '{query_part}')}" permanent\n`).join('')}`,
  }
}

/** Writes a page at each old path, and returns the paths of these files. */
export function writeRedirectPages(built: string, redirects: readonly Redirect[], site: Site): string[] {
  return redirects.map(({ from, to }) => {
    const path = `${from.slice(1)}/index.html`
    mkdirSync(dirname(join(built, path)), { recursive: true })
    writeFileSync(join(built, path), redirectPage(to, site))
    return path
  })
}
