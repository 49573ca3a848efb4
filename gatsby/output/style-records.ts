import type { PreRenderHTMLArgs } from 'gatsby'
import { isValidElement } from 'react'
import { hashSource } from './hash-source'

/**
 * The folder with a file for each page: the hashes of its own styles. Gatsby empties its cache only if it renders all pages again, so a
 * record lasts as long as its page.
 */
const RECORDS_FOLDER = '.cache/style-records'

/** The key of the style element that styled-components creates for a page. Elements of a page's `Head` have no key. */
const STYLED_COMPONENTS_KEY = 'sc-0-0'

/**
 * These functions are not imported, because Gatsby tracks imports of node:fs during rendering. If rendering uses one, a page
 * might depend on a file, so Gatsby would render all pages again in every build. Rendering reads no files here.
 */
const { existsSync, mkdirSync, readFileSync, writeFileSync } = process.getBuiltinModule('node:fs')

/** The path of the record of a page, given its path on the site or its file in the built site. */
const recordOf = (page: string) =>
  `${RECORDS_FOLDER}/${encodeURIComponent(page.replace(/^\/|\/?index\.html$/g, ''))}.txt`

/** Records the styles that styled-components created for a page. Runs where the page is rendered, in one of several processes. */
export function recordStyles({
  getHeadComponents,
  pathname,
}: Pick<PreRenderHTMLArgs, 'getHeadComponents' | 'pathname'>): void {
  const hashes = getHeadComponents().flatMap((component) => {
    if (!isValidElement<{ dangerouslySetInnerHTML?: { __html: string } }>(component)) return []
    const { type, key, props } = component
    const css = type === 'style' && key === STYLED_COMPONENTS_KEY && props.dangerouslySetInnerHTML?.__html
    return typeof css === 'string' ? [hashSource('sha256', css)] : []
  })
  mkdirSync(RECORDS_FOLDER, { recursive: true })
  writeFileSync(recordOf(pathname), hashes.join('\n'))
}

/**
 * Returns the hashes of the styles recorded for a page.
 *
 * @param file the page's file, relative to the built site
 */
export function readStyleRecord(file: string): string[] {
  const record = recordOf(file)
  return existsSync(record) ? readFileSync(record, 'utf8').split('\n').filter(Boolean) : []
}
