import { isMap, isScalar, isSeq } from 'yaml'
import { isPageOf } from '../../../src/content-model/entry-pages'
import { CONTENT_TYPES } from '../../../src/content-model/registry'
import { isReservedPath } from '../../../src/routes/reserved-paths'
import { linkFinding } from './links'
import { firstProblems, type Finding, type Problem } from '../messages/problem'
import { fieldLabel, fileSchema } from '../parse/schema-path'
import type { Entry } from './schema-check'
import { problemAt } from '../parse/source-text'
import { quoted } from '../messages/text-format'
import { spanOf } from '../parse/yaml-tree'

type Pages = ReadonlyMap<string, readonly string[]>

/** Whether an address is a page that no link can point to, such as the page for unknown addresses. */
function isUnlistedPage(path: string): boolean {
  return CONTENT_TYPES.some((type) => type.page?.unlisted && isPageOf(type, path))
}

/** Explains what is wrong with an old address, regardless of the other redirects. */
function unfitAddress(text: string, pages: Pages): Finding | undefined {
  const lower = text.toLowerCase()
  const advice = 'Remove this redirect, or correct its address.'
  if (pages.has(text)) return { message: `${quoted(text)} is the address of a page`, advice }
  if (pages.has(lower))
    return {
      message: `${quoted(text)} differs from the page ${quoted(lower)} only in capitals`,
      advice: `Hosts treat the two as one address. ${advice}`,
    }
  if (isReservedPath(text) || isUnlistedPage(lower))
    return { message: `${quoted(text)} is reserved for the site itself and its host`, advice }
  return undefined
}

/**
 * Reports redirects that could not work: from an address that has a page or is reserved, from the same address twice, or
 * to another redirect. Because these are rejected and each target must be a page, there are no chains or loops. Old
 * addresses are compared case-insensitively, as nginx, Caddy, and Gatsby's router do.
 *
 * @param pages the anchors on the site's pages, by page path
 */
export function checkRedirects({ source, type, root }: Entry, pages: Pages): Problem[] {
  if (type.name !== 'Redirect' || !isSeq(root)) return []
  const schema = fileSchema(type)
  const scalars = (key: string) =>
    root.items.flatMap((item, index) => {
      const node = isMap(item) ? item.get(key, true) : undefined
      return isScalar(node) && typeof node.value === 'string' ? [{ text: node.value, node, index }] : []
    })
  const from = scalars('from')
  const targets = new Map(scalars('to').map(({ text, index }) => [index, text]))
  const report = (key: string, index: number, node: unknown, message: string, advice: string) =>
    problemAt(source, spanOf(node), { field: fieldLabel(schema, [index, key]), message, advice })
  const oldAddresses = new Map(from.toReversed().map(({ text, index }) => [text.toLowerCase(), index]))
  return [
    ...from.flatMap(({ text, node, index }) => {
      const finding = unfitAddress(text, pages)
      if (finding) return [report('from', index, node, finding.message, finding.advice)]
      const advice = 'Keep only one of the two; capitals make no difference.'
      return oldAddresses.get(text.toLowerCase()) === index
        ? []
        : [report('from', index, node, `${quoted(text)} is already redirected above`, advice)]
    }),
    ...firstProblems(scalars('to'), ({ text, node, index }) => {
      const next = pages.has(text) ? undefined : oldAddresses.get(text.toLowerCase())
      if (next === undefined) {
        const gone = text.startsWith('/') ? linkFinding(text, { pages, ownAnchors: [] }) : undefined
        const instead =
          'If that page was removed, write the page that visitors should see instead, such as “/services”.'
        return gone && report('to', index, node, gone.message, `${gone.advice} ${instead}`)
      }
      const end = targets.get(next) ?? ''
      const advice =
        end === text || end === '' ? 'Write the address of a page.' : `Write its target instead: ${quoted(end)}.`
      return report('to', index, node, `${quoted(text)} is itself redirected`, advice)
    }),
  ]
}
