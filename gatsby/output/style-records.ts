import type { PreRenderHTMLArgs } from 'gatsby'
import { isValidElement } from 'react'
import { hashSource } from './hash-source'

/** A file per page with its styles' hashes. Like the page, it lasts until Gatsby empties its cache. */
const RECORDS_FOLDER = '.cache/style-records'

/** The key of styled-components' element. Elements of a page’s `Head` have none. */
const STYLED_COMPONENTS_KEY = 'sc-0-0'

/** Not imported, or pages might depend on a file, and Gatsby would render all of them in every build. */
const { existsSync, mkdirSync, readFileSync, writeFileSync } = process.getBuiltinModule('node:fs')

const recordOf = (page: string) =>
  `${RECORDS_FOLDER}/${encodeURIComponent(page.replace(/^\/|\/?index\.html$/g, ''))}.txt`

/** Records a page's styles of styled-components, in the process that renders it. */
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

/** The hashes of the styles recorded for the file of a page. */
export function readStyleRecord(file: string): string[] {
  const record = recordOf(file)
  return existsSync(record) ? readFileSync(record, 'utf8').split('\n').filter(Boolean) : []
}
