import type { PreRenderHTMLArgs } from 'gatsby'
import { createElement, isValidElement, type ReactNode } from 'react'
import { PAGE_STYLES } from '../../src/styles/page-styles'
import { hashSource } from './hash-source'

/** A file per page with its styles' hashes. Like the page, it lasts until Gatsby empties its cache. */
const RECORDS_FOLDER = '.cache/style-records'

/** The key of styled-components' element. Elements of a page’s `Head` have none. */
const STYLED_COMPONENTS_KEY = 'sc-0-0'

/** Not imported, or pages might depend on a file, and Gatsby would render all of them in every build. */
const { existsSync, mkdirSync, readFileSync, writeFileSync } = process.getBuiltinModule('node:fs')

const recordOf = (page: string) =>
  `${RECORDS_FOLDER}/${encodeURIComponent(page.replace(/^\/|\/?index\.html$/g, ''))}.txt`

/** styled-components' markers for rehydration. Compressed, they are 900 bytes of a page. */
const MARKERS = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}\/\*!sc\*\/\n|\/\*!sc\*\//g

/**
 * Removes the markers from a page's styles of styled-components, which the app then replaces instead of rehydrating
 * them, and records their hash, in the process that renders the page.
 */
export function writePageStyles({
  getHeadComponents,
  replaceHeadComponents,
  pathname,
}: Pick<PreRenderHTMLArgs, 'getHeadComponents' | 'replaceHeadComponents' | 'pathname'>): void {
  const hashes: string[] = []
  const withoutMarkers = (component: ReactNode): ReactNode => {
    if (!isValidElement<{ dangerouslySetInnerHTML?: { __html: string } }>(component)) return component
    const { type, key, props } = component
    if (type !== 'style' || key !== STYLED_COMPONENTS_KEY || !props.dangerouslySetInnerHTML) return component
    const __html = props.dangerouslySetInnerHTML.__html.replace(MARKERS, '')
    hashes.push(hashSource('sha256', __html))
    return createElement('style', { key, [PAGE_STYLES]: '', dangerouslySetInnerHTML: { __html } })
  }
  replaceHeadComponents(getHeadComponents().map(withoutMarkers))
  mkdirSync(RECORDS_FOLDER, { recursive: true })
  writeFileSync(recordOf(pathname), hashes.join('\n'))
}

/** The hashes of the styles recorded for the file of a page. */
export function readStyleRecord(file: string): string[] {
  const record = recordOf(file)
  return existsSync(record) ? readFileSync(record, 'utf8').split('\n').filter(Boolean) : []
}
