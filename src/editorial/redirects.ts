import { isMap, isScalar, isSeq } from 'yaml'
import { linkFinding } from './links'
import { firstProblems, type Problem } from './problem'
import { fieldLabel, fileSchema } from './schema-path'
import type { Entry } from './shape'
import { problemAt } from './source-text'
import { quoted } from './wording'
import { spanOf } from './yaml-tree'

/**
 * Redirects that could not be followed: from an address that has a page, twice from one address, or on to another
 * redirect. With these refused, and a page asked for where each ends, there are no chains and no circles.
 *
 * @param pages the site's pages, by their paths
 */
export function checkRedirects(
  { source, type, root }: Entry,
  pages: ReadonlyMap<string, readonly string[]>,
): Problem[] {
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
  const olds = new Map(from.toReversed().map(({ text, index }) => [text, index]))
  return [
    ...from.flatMap(({ text, node, index }) => {
      if (pages.has(text))
        return [
          report('from', index, node, `${quoted(text)} has a page`, 'Remove this redirect, or correct its address.'),
        ]
      return olds.get(text) === index
        ? []
        : [report('from', index, node, `${quoted(text)} is redirected above`, 'Keep one of the two.')]
    }),
    ...firstProblems(scalars('to'), ({ text, node, index }) => {
      const next = olds.get(text)
      if (next === undefined) {
        const gone = text.startsWith('/') ? linkFinding(text, { pages, ownAnchors: [] }) : undefined
        const instead = 'If that page was removed, write another one that its visitors should see, such as “/services”.'
        return gone && report('to', index, node, gone.message, `${gone.advice} ${instead}`)
      }
      const end = targets.get(next) ?? ''
      const advice =
        end === text || end === '' ? 'Write the address of a page.' : `Write where that one leads: ${quoted(end)}.`
      return report('to', index, node, `${quoted(text)} is itself redirected`, advice)
    }),
  ]
}
