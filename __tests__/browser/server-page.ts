import type { Page } from '@playwright/test'

/** A page's HTML as the server sends it, before any script has run. */
export interface ServerPage {
  path: string
  status: number
  title: string
  language: string
  canonical: string | null
  /** The Open Graph properties by name, such as `og:title`. */
  openGraph: Partial<Record<string, string>>
  headings: string[]
  links: string[]
  ids: string[]
  /** The texts of the main content, without links to other content. */
  paragraphs: string[]
}

/** The pages that this worker has read. The built site does not change. */
const known = new Map<string, ServerPage>()

/** Reads the HTML that the server sends for a path, without following redirects. */
export async function readServerPage(page: Page, path: string): Promise<ServerPage> {
  const found = known.get(path) ?? (await parseServerPage(page, path))
  known.set(path, found)
  return found
}

async function parseServerPage(page: Page, path: string): Promise<ServerPage> {
  const response = await page.request.get(path, { maxRedirects: 0 })
  const facts = await page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      const all = (selector: string) => [...parsed.querySelectorAll(selector)]
      const text = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim()
      return {
        title: parsed.title,
        language: parsed.documentElement.lang,
        canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
        openGraph: Object.fromEntries(
          all('meta[property^="og:"]').map((meta) => [
            meta.getAttribute('property') ?? '',
            meta.getAttribute('content') ?? '',
          ]),
        ),
        headings: all('h1').map(text),
        links: all('a[href], area[href]').map((link) => link.getAttribute('href') ?? ''),
        ids: all('[id]').map(({ id }) => id),
        paragraphs: all('main p, main dd, main li')
          .filter((block) => !block.querySelector('p, li, a'))
          .map(text),
      }
    },
    await response.text(),
  )
  return { path, status: response.status(), ...facts }
}

/** Reads the HTML of several paths in sequence. */
export async function readServerPages(page: Page, paths: readonly string[]): Promise<ServerPage[]> {
  const pages: ServerPage[] = []
  for (const path of paths) pages.push(await readServerPage(page, path))
  return pages
}
