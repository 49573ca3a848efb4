/** Runs in the preview's frame, and shows a page with the entry being edited. */
import type { ApiAsset } from '@sveltia/cms'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { stringify } from 'yaml'
import { joinWithOr } from '../../content-check/messages/text-format'
import { isGroup } from '../../content-check/write/former-items'
import { contentTypeOf } from '../../content-model/registry'
import { PageShell } from '../../src/layout/PageShell'
import { changeWarnings, type PublishedContent } from '../check-change'
import { placeOf } from '../cms-config'
import { type CmsData, toFileValue } from '../entry-values'
import { loadJson } from '../load-json'
import { CONTENT_PATH, QUERY_PARTS_PATH } from '../paths'
import { StaticQueryContext } from './gatsby'
import { pageOf } from './page-of'
import { keepRemovingMarks, marked, moveFocus, outlineTexts, removeMarks, sourceOf, textAt } from './marks'
import { type EditedContent, prepareQuery, type QueryParts, readQueryParts, type StandIns } from './run-query'
import { fieldAt, filesWith, reveal, textsIn } from './texts'

export interface EditedEntry {
  /** The path of its file within `content/`. */
  path: string
  data: CmsData
  /** Adds everything saved since to the content of the build. */
  saved: (built: PublishedContent) => PublishedContent
  /** The files that only pull requests have. */
  waiting: (built: PublishedContent) => ReadonlySet<string>
  getAsset: (name: string) => ApiAsset | undefined
  focusField: (keyPath: string) => void
  /** Shows a message above the page, or the usual one. */
  say: (message?: string) => void
}

declare global {
  interface Window {
    showEntry?: (entry: EditedEntry) => void
  }
}

interface PageModule {
  default: ComponentType<{ data: object; location: { pathname: string; hash: string } }>
  query: string
}
const isPageModule = (module: unknown): module is PageModule => isGroup(module) && 'query' in module

interface PageData {
  result: { data: object }
  staticQueryHashes: string[]
}

/** What shows which texts a click leads to the field of. */
const OUTLINES = `
  [data-edited] { cursor: pointer }
  [data-edited]:is(:hover, :focus-visible) { outline: 2px dashed currentColor; outline-offset: 2px }`

/** How long the CMS may take to read a new picture, in milliseconds. */
const PICTURE_DELAY_MS = 1000

/** Gives the frame the styles, the language, and the direction of pages. */
async function adoptStyles(): Promise<void> {
  const html = await (await fetch('/')).text()
  const home = new DOMParser().parseFromString(html, 'text/html')
  for (const { name, value } of home.documentElement.attributes) document.documentElement.setAttribute(name, value)
  const outlines = document.createElement('style')
  outlines.textContent = OUTLINES
  keepRemovingMarks()
  document.head.append(outlines, ...home.querySelectorAll('style[data-identity], link[rel="stylesheet"]:not([media])'))
}

/** Loads an entry's page, and returns what shows it with the entry's fields, unless a later change comes first. */
async function open({ path: file, saved: savedSince }: EditedEntry): Promise<(entry: EditedEntry) => Promise<boolean>> {
  const [then, { staticQueries, icons, ...parts }] = await Promise.all([
    loadJson<PublishedContent>(CONTENT_PATH),
    loadJson<QueryParts>(QUERY_PARTS_PATH),
  ])
  const page = pageOf(file, then, savedSince(then))
  if (!page) throw new Error('No page shows this, or the page is switched off in the settings of the site.')
  const name = page.path.slice(1) || 'index'
  // Builds rename the page for unknown addresses, which also logs each address once.
  window.unknownPath = page.path
  const [{ result, staticQueryHashes }] = await Promise.all([
    loadJson<PageData>(`/page-data/${name === '404' ? '404.html' : name}/page-data.json`).catch(() =>
      loadJson<PageData>(`/page-data/${name}/page-data.json`),
    ),
    adoptStyles(),
  ])
  const sharedData = await Promise.all(
    staticQueryHashes.map(async (hash) => (await loadJson<{ data: object }>(`/page-data/sq/d/${hash}.json`)).data),
  )
  const { template } = page.type.page ?? {}
  const module: unknown = await (template === undefined
    ? import(`../../src/pages/${name}.tsx`)
    : import(`../../src/templates/${template}.tsx`))
  if (!isPageModule(module)) throw new Error(`${page.path} has no query`)
  const { default: Page, query } = module
  const context = readQueryParts(parts, then)
  const prepare = (text: string, built: readonly object[]) => prepareQuery(context, text, { built, id: page.file })
  const queries = await Promise.all([
    prepare(query, [result.data]),
    ...staticQueries.map((text) => prepare(text, sharedData)),
  ])
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const awaited = new Set<string>()

  return async function show(entry) {
    const { path, data, saved, getAsset } = entry
    const type = contentTypeOf(path)
    const others = saved(then)
    const fields = type && toFileValue(type, data, others[path])
    const now = { ...others, [path]: fields }
    const shown = type === page.type ? path : page.file
    const pictureAt = (picture: string) => {
      const address = picture.startsWith('blob:') ? picture : getAsset(picture)?.url
      if (address?.startsWith('blob:')) return address
      if (!awaited.has(picture)) setTimeout(() => void show(entry), PICTURE_DELAY_MS)
      awaited.add(picture)
      return undefined
    }
    const standIns: StandIns = {
      icon: (name) => (typeof name === 'string' ? (icons[name] ?? { path: '' }) : null),
      image: (name) =>
        typeof name === 'string' ? { gatsbyImageData: { images: { fallback: { src: pictureAt(name) } } } } : null,
    }
    const edited: EditedContent = { now, edited: path, shown, standIns, mark: marked }
    const [pageData = {}, ...sharedNow] = await Promise.all(queries.map((run) => run(edited)))
    if (entry !== latest) return false
    content = now
    const results = new Map(staticQueries.map((text, index) => [text, sharedNow[index]]))
    flushSync(() => {
      root.render(
        <StaticQueryContext value={(text) => results.get(text)}>
          <PageShell path={page.path}>
            <Page data={pageData} location={{ pathname: page.path, hash: '' }} />
          </PageShell>
        </StaticQueryContext>,
      )
    })
    removeMarks(document.body)
    outlineTexts(path)
    const warnings = type
      ? changeWarnings(now, path, type, stringify(fields, { lineWidth: 0 }), entry.waiting(then))
      : []
    entry.say(warnings.length > 0 ? warnings.map((warning) => `Warning: ${warning}`).join('\n') : undefined)
    return true
  }
}

let latest: EditedEntry | undefined
let opened: ReturnType<typeof open> | undefined
/** The content that the page shows. */
let content: PublishedContent = {}
/** The texts of the entry that the page shows. */
let shownTexts: ReturnType<typeof textsIn> | undefined

/** Scrolls to what has changed. At first, an entry's own page is shown from the top. */
function revealChange({ path, data }: EditedEntry): void {
  const former = shownTexts
  shownTexts = textsIn(data)
  const isFirst = former === undefined
  if (isFirst && contentTypeOf(path)?.page) return
  const texts = [...shownTexts].filter(([keyPath, text]) => former?.get(keyPath) !== text)
  reveal(
    texts.map(([, text]) => text),
    isFirst ? 'center' : 'nearest',
  )
}

window.showEntry = (entry) => {
  latest = entry
  opened ??= open(entry).catch((error: unknown) => {
    // Lets the next change try again, for example after a lost connection.
    opened = undefined
    throw error
  })
  opened
    .then((show) => show(entry))
    .then((isShown) => {
      if (isShown) revealChange(entry)
    })
    .catch((error: unknown) => {
      entry.say(error instanceof Error ? error.message : String(error))
    })
}

// Links and forms do nothing, but menus open.
document.addEventListener(
  'click',
  (event) => {
    const { target: hit } = event
    if (!(hit instanceof Element) || !latest) return
    if (hit.closest('a, [type="submit"]')) event.preventDefault()
    const text = textAt(event)
    const target = text?.parentElement ?? hit
    const source = sourceOf(target, text)
    const isOwn = source === undefined || source.file === latest.path
    const keyPath = isOwn ? (source?.keyPath ?? fieldAt(target, textsIn(latest.data))) : undefined
    if (keyPath !== undefined) latest.focusField(keyPath)
    const files = source ? [source.file] : filesWith(target, content)
    const places = keyPath === undefined ? files.map((file) => placeOf(file, content[file])) : []
    latest.say(places.length > 0 ? `To change this text, open ${joinWithOr(places)}.` : undefined)
  },
  true,
)

document.addEventListener('keydown', (event) => {
  const { key, target } = event
  moveFocus(event)
  if (key === 'Enter' && target instanceof HTMLElement && target.matches('[data-edited]:not(a, button)')) target.click()
})

window.frameElement?.dispatchEvent(new Event('ready'))
