/** Runs in the frame of the preview. It shows a page of the site with the fields of the entry that is being edited. */
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ApiAsset } from '@sveltia/cms'
import { isGroup } from '../../content-check/write/former-items'
import { BRAND_FILE } from '../../content-check/parse/content-files'
import { brand, type BrandContent } from '../../content-model/brand'
import { completeColors } from '../../content-model/colors/complete-colors'
import { contentTypeOf } from '../../content-model/registry'
import { site as siteSettings } from '../../content-model/site'
import { PageShell } from '../../src/layout/PageShell'
import type { PublishedContent } from '../check-change'
import { type CmsData, toFileValue } from '../entry-values'
import { CONTENT_PATH, QUERY_PARTS_PATH } from '../paths'
import { QueryContext } from './gatsby'
import { pageOf } from './page-of'
import { addDocument, type QueryParts, runQuery, type Site } from './run-query'
import { fieldAt, reveal, textsIn } from './texts'

/** An entry in the form of the editor. */
export interface EditedEntry {
  /** The path of its file within `content/`. */
  path: string
  data: CmsData
  getAsset: (name: string) => ApiAsset | undefined
  /** Puts the cursor into a field of the form. */
  focusField: (keyPath: string) => void
}

declare global {
  interface Window {
    /** Shows an entry in this frame; undefined until the frame has loaded. */
    showEntry?: (entry: EditedEntry) => void
  }
}

/** The module of a page. */
interface PageModule {
  default: ComponentType<{ data: object; location: { pathname: string; hash: string } }>
  query: string
}
const isPageModule = (module: unknown): module is PageModule => isGroup(module) && 'query' in module

interface PageData {
  result: { data: unknown }
  staticQueryHashes: string[]
}

async function load<Result>(path: string): Promise<Result> {
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${path} could not be loaded (${response.status})`)
  return (await response.json()) as Result
}

/** Gives the frame the styles, the language, and the direction of the site's pages. */
async function adoptStyles(): Promise<void> {
  const html = await (await fetch('/')).text()
  const home = new DOMParser().parseFromString(html, 'text/html')
  for (const { name, value } of home.documentElement.attributes) document.documentElement.setAttribute(name, value)
  document.head.append(...home.querySelectorAll('style[data-identity], link[rel="stylesheet"]:not([media])'))
}

/** Gives the frame the colors and corners of a brand. The names of tokens.css are those of content/brand.yml with hyphens. */
function adoptColors({ colors, corners }: BrandContent): void {
  for (const [name, value] of Object.entries({ ...completeColors(colors), corner: `${corners}px` })) {
    const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    document.documentElement.style.setProperty(`--${token}`, value)
  }
}

/** Loads a page with the results of its queries when the site was built. Builds rename the page for unknown addresses. */
async function loadPage(path: string, content: PublishedContent) {
  const page = pageOf(path, content)
  if (!page) throw new Error('This is not on any page, or the page is switched off in the settings of the site.')
  const { template } = page.type.page ?? {}
  const name = page.path.slice(1) || 'index'
  const data = await load<PageData>(`/page-data/${name === '404' ? '404.html' : name}/page-data.json`).catch(() =>
    load<PageData>(`/page-data/${name}/page-data.json`),
  )
  const module: unknown = await (template === undefined
    ? import(`../../src/pages/${name}.tsx`)
    : import(`../../src/templates/${template}.tsx`))
  if (!isPageModule(module)) throw new Error(`${page.path} has no query`)
  const shared = data.staticQueryHashes.map((hash) => load<{ data: object }>(`/page-data/sq/d/${hash}.json`))
  const results = await Promise.all(shared)
  return {
    ...page,
    module,
    built: data.result.data,
    shared: Object.assign({}, ...results.map((one) => one.data)) as object,
  }
}

/** A function that computes each result once. */
function memoized(compute: (text: string) => unknown): (text: string) => unknown {
  const results = new Map<string, unknown>()
  return (text) => {
    const result = results.get(text) ?? compute(text)
    results.set(text, result)
    return result
  }
}

/** How long the CMS may take to read a picture that it has not shown before, in milliseconds. */
const PICTURE_DELAY_MS = 1000

/** Shows an entry. The result shows it again after a change. */
async function start(first: EditedEntry): Promise<(entry: EditedEntry) => void> {
  const [then, { fragments, icons }] = await Promise.all([
    load<PublishedContent>(CONTENT_PATH),
    load<QueryParts>(QUERY_PARTS_PATH),
    adoptStyles(),
  ])
  addDocument(fragments)
  const page = await loadPage(first.path, then)
  const settings = siteSettings.parse(then['site.yml'])
  // The page for unknown addresses reports each one once.
  window.unknownPath = page.path
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  const awaited = new Set<string>()

  const show = (entry: EditedEntry) => {
    const { path, data, getAsset } = entry
    const type = contentTypeOf(path)
    const site: Site = {
      then,
      settings,
      now: { ...then, [path]: type && toFileValue(type, data, then[path]) },
      edited: path,
      shown: type === page.type ? path : page.file,
      icons,
      pictureAt: (name) => {
        const address = name.startsWith('blob:') ? name : getAsset(name)?.url
        if (address?.startsWith('blob:')) return address
        if (!awaited.has(name)) setTimeout(show, PICTURE_DELAY_MS, entry)
        awaited.add(name)
        return undefined
      },
    }
    const look = path === BRAND_FILE && brand.safeParse(site.now[path]).data
    if (look) adoptColors(look)
    const { default: Page, query } = page.module
    flushSync(() => {
      root.render(
        <QueryContext value={memoized((text) => runQuery(text, page.shared, site))}>
          <PageShell path={page.path}>
            <Page data={runQuery(query, page.built, site)} location={{ pathname: page.path, hash: '' }} />
          </PageShell>
        </QueryContext>,
      )
    })
  }
  show(first)
  if (page.file !== first.path && contentTypeOf(first.path) !== page.type)
    reveal([...textsIn(first.data).values()], 'center')
  return show
}

let latest: EditedEntry | undefined
let started: ReturnType<typeof start> | undefined

window.showEntry = (entry) => {
  const former = latest && textsIn(latest.data)
  latest = entry
  started ??= start(entry)
  started.then(
    (show) => {
      // While the page was loading, only the last change counts.
      if (entry !== latest) return
      show(entry)
      const changed = [...textsIn(entry.data)].filter(([keyPath, text]) => former && former.get(keyPath) !== text)
      reveal(
        changed.map(([, text]) => text),
        'nearest',
      )
    },
    (error: unknown) => {
      document.body.textContent = String(error instanceof Error ? error.message : error)
    },
  )
}

// A click on a text leads to its field. Links and forms do nothing, and menus open.
document.addEventListener(
  'click',
  (event) => {
    const { target } = event
    if (!(target instanceof Element) || !latest) return
    if (target.closest('a, [type="submit"]')) event.preventDefault()
    const keyPath = fieldAt(target, textsIn(latest.data))
    if (keyPath !== undefined) latest.focusField(keyPath)
  },
  true,
)

window.frameElement?.dispatchEvent(new Event('ready'))
