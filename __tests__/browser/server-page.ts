import type { Page } from '@playwright/test'

async function parseServerPage(page: Page, path: string) {
  const response = await page.request.get(path, { maxRedirects: 0 })
  const html = await response.text()
  const facts = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const all = (selector: string) => [...parsed.querySelectorAll(selector)]
    const values = (selector: string, name: string) => all(selector).map((one) => one.getAttribute(name) ?? '')
    return {
      title: parsed.title,
      language: parsed.documentElement.lang,
      canonical: values('link[rel=canonical]', 'href'),
      /** The Open Graph tags, such as `og:title Careers`. */
      openGraph: all('meta[property^="og:"]').map((meta) =>
        ['property', 'content'].map((name) => meta.getAttribute(name)).join(' '),
      ),
      headings: all('h1').map(({ textContent }) => textContent.trim()),
      links: values('a[href], area[href]', 'href'),
      ids: values('[id]', 'id'),
      /** The ids that links may target: not those that label a section or card. */
      anchors: values('main, main :is(section, article, details > div, h2, h3)[id]', 'id').filter(
        (id) => !/-(?:heading|name)$/.test(id),
      ),
      jsonLd: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
      text: parsed.body.textContent.replace(/\s+/g, ' '),
    }
  }, html)
  return { path, status: response.status(), ...facts }
}

/** A page's HTML as the server sends it, before any script has run. */
type ServerPage = Awaited<ReturnType<typeof parseServerPage>>

/** The pages that this worker has read. The built site does not change. */
const known = new Map<string, ServerPage>()

/** Reads the HTML that the server sends for a path, without following redirects. */
export async function readServerPage(page: Page, path: string): Promise<ServerPage> {
  const found = known.get(path) ?? (await parseServerPage(page, path))
  known.set(path, found)
  return found
}

/** Reads the HTML of several paths in sequence. */
export async function readServerPages(page: Page, paths: readonly string[]): Promise<ServerPage[]> {
  const pages: ServerPage[] = []
  for (const path of paths) pages.push(await readServerPage(page, path))
  return pages
}
