import type { PreRenderHTMLArgs } from 'gatsby'
import { createElement, isValidElement, type ReactNode } from 'react'
import { PAGE_STYLES } from '../../src/styles/page-styles'

/** A file per page with its styles. Like the page, it lasts until Gatsby empties its cache. */
const RECORDS_FOLDER = '.cache/style-records'

/** styled-components' key of its element. Elements of a page’s `Head` have none. */
const STYLED_COMPONENTS_KEY = 'sc-0-0'

/**
 * Node's file functions, but not imported: for Gatsby, pages whose code imports `fs` may depend on any file, so it would
 * render all of them in every build.
 */
const { existsSync, mkdirSync, readFileSync, writeFileSync } = process.getBuiltinModule('node:fs')

const recordOf = (page: string) =>
  `${RECORDS_FOLDER}/${encodeURIComponent(page.replace(/^\/|\/?index\.html$/g, ''))}.css`

/**
 * Records the styles of styled-components that a page uses, in the process that renders it, and leaves an element for
 * those of its type.
 */
export function recordPageStyles({
  getHeadComponents,
  replaceHeadComponents,
  pathname,
}: Pick<PreRenderHTMLArgs, 'getHeadComponents' | 'replaceHeadComponents' | 'pathname'>): void {
  let styles = ''
  const emptied = (component: ReactNode): ReactNode => {
    if (!isValidElement<{ dangerouslySetInnerHTML?: { __html: string } }>(component)) return component
    const { type, key, props } = component
    if (type !== 'style' || key !== STYLED_COMPONENTS_KEY || !props.dangerouslySetInnerHTML) return component
    styles += props.dangerouslySetInnerHTML.__html
    return createElement('style', { key, [PAGE_STYLES]: '' })
  }
  replaceHeadComponents(getHeadComponents().map(emptied))
  mkdirSync(RECORDS_FOLDER, { recursive: true })
  writeFileSync(recordOf(pathname), styles)
}

/** Returns the styles recorded for the file of a page, as styled-components prints them. */
export function readStyleRecord(file: string): string {
  const record = recordOf(file)
  return existsSync(record) ? readFileSync(record, 'utf8') : ''
}

/** The end of a component's rules: its number by the order of definition, and its classes, one per variant. */
const MARKER = /data-styled\.g(\d+)\[id="[^"]*"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n/g

/** What separates rules of styled-components. */
const SEPARATOR = '/*!sc*/\n'

/**
 * Unites the recorded styles of all pages of one type: each component's variants, in the order of components. As every
 * page of the type has them, the content security policy needs one hash per type, however many pages there are.
 *
 * styled-components’ markers are left out: the app replaces these styles instead of rehydrating them, and compressed, the
 * markers would be 900 bytes of a page.
 */
export function uniteStyles(records: readonly string[]): string {
  const components = new Map<number, Map<string, string>>()
  for (const record of new Set(records)) {
    let start = 0
    for (const { index, 0: marker, 1: number, 2: classes = '' } of record.matchAll(MARKER)) {
      const variants = components.get(Number(number)) ?? new Map<string, string>()
      components.set(Number(number), variants)
      const rules = record.slice(start, index).split(SEPARATOR)
      start = index + marker.length
      for (const name of classes.split(',').filter(Boolean))
        variants.set(name, rules.filter((rule) => rule.split(/[^\w-]+/).includes(name)).join('\n'))
    }
  }
  const inOrder = [...components].sort(([number], [other]) => number - other)
  return inOrder.flatMap(([, variants]) => [...variants.values()]).join('\n')
}
