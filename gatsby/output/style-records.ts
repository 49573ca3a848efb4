import type { PreRenderHTMLArgs } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { hashSource } from './hash-source'

/**
 * The folder of the recorded hashes of page-specific styles, each an empty file. Gatsby empties its cache whenever it renders
 * all pages again, so the records last as long as the pages they belong to.
 */
const RECORDS_FOLDER = '.cache/style-records'

/** The key of the style element that styled-components creates for a page. Elements of a page's `Head` have no key. */
const STYLED_COMPONENTS_KEY = 'sc-0-0'

/**
 * These functions are not imported, because Gatsby tracks imports of node:fs during rendering. If rendering uses one, a page
 * might depend on a file, so Gatsby would render all pages again in every build. Rendering reads no files here.
 */
const { existsSync, mkdirSync, readdirSync, writeFileSync } = process.getBuiltinModule('node:fs')

/** Records the styles that styled-components created for a page. Runs where the page is rendered, in one of several processes. */
export function recordStyles({ getHeadComponents }: Pick<PreRenderHTMLArgs, 'getHeadComponents'>): void {
  mkdirSync(RECORDS_FOLDER, { recursive: true })
  for (const css of getHeadComponents().flatMap(stylesOf))
    writeFileSync(`${RECORDS_FOLDER}/${encodeURIComponent(hashSource('sha256', css))}`, '')
}

/** Returns the hashes of all styles recorded since Gatsby's cache was last emptied. */
export function readStyleRecords(): string[] {
  return existsSync(RECORDS_FOLDER) ? readdirSync(RECORDS_FOLDER).map(decodeURIComponent) : []
}

function stylesOf(component: ReactNode): string[] {
  if (!isValidElement<{ dangerouslySetInnerHTML?: { __html: string } }>(component)) return []
  const css = component.props.dangerouslySetInnerHTML?.__html
  return component.type === 'style' && component.key === STYLED_COMPONENTS_KEY && css !== undefined ? [css] : []
}
