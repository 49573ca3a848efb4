import type { PreRenderHTMLArgs } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { hashSource } from './hash-source'

/**
 * Where the hashes of the styles of single pages are recorded, one empty file for each. Gatsby empties its cache whenever
 * it renders all pages again, so that the records last as long as the pages that they are for.
 */
const RECORDS_FOLDER = '.cache/style-records'

/** The key of the element that styled-components makes for a page. Elements of a page's `Head` have no key. */
const STYLED_COMPONENTS_KEY = 'sc-0-0'

/**
 * Gatsby watches what is imported from node:fs while pages are rendered, and renders all pages again in each build where
 * anything of it was used: a page could depend on a file. Here nothing is read.
 */
const { existsSync, mkdirSync, readdirSync, writeFileSync } = process.getBuiltinModule('node:fs')

/** Records the styles that styled-components has made for a page, where the page is rendered: in one of several processes. */
export function recordStyles({ getHeadComponents }: Pick<PreRenderHTMLArgs, 'getHeadComponents'>): void {
  mkdirSync(RECORDS_FOLDER, { recursive: true })
  for (const css of getHeadComponents().flatMap(stylesOf))
    writeFileSync(`${RECORDS_FOLDER}/${encodeURIComponent(hashSource('sha256', css))}`, '')
}

/** The hashes of all styles that were recorded since Gatsby's cache was empty. */
export function readStyleRecords(): string[] {
  return existsSync(RECORDS_FOLDER) ? readdirSync(RECORDS_FOLDER).map(decodeURIComponent) : []
}

function stylesOf(component: ReactNode): string[] {
  if (!isValidElement<{ dangerouslySetInnerHTML?: { __html: string } }>(component)) return []
  const css = component.props.dangerouslySetInnerHTML?.__html
  return component.type === 'style' && component.key === STYLED_COMPONENTS_KEY && css !== undefined ? [css] : []
}
