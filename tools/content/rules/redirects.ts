import { isMap, isSeq } from 'yaml'
import { CONTENT_TYPES } from '../../../src/content-model/registry'
import { reservedPart } from '../../../src/routes/reserved-paths'
import { type Finding, firstProblems, type Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import { type Entry, fieldProblem } from './entry'
import { linkFinding, type LinkTargets } from './links'

type Pages = Pick<LinkTargets, 'anchorsByPage' | 'offPages'>

/** Whether an address is a page that no link can point to, such as the page for unknown addresses. */
function isUnlistedPage(path: string): boolean {
  return CONTENT_TYPES.some((type) => type.page?.unlisted && type.page.paths.includes(path))
}

/** Explains what is wrong with an old address, regardless of the other redirects. */
function invalidSource(text: string, { anchorsByPage }: Pages): Finding | undefined {
  const lower = text.toLowerCase()
  const advice = 'Remove this redirect, or correct its address.'
  if (anchorsByPage.has(text)) return { message: `${quoted(text)} is the address of a page`, advice }
  if (anchorsByPage.has(lower))
    return {
      message: `${quoted(text)} differs from the page ${quoted(lower)} only in capitals`,
      advice: `Hosts treat the two as one address. ${advice}`,
    }
  const reserved = isUnlistedPage(lower) ? lower : reservedPart(text)
  if (reserved === undefined) return undefined
  return reserved === lower
    ? {
        message: `${quoted(text)} is reserved for the site itself and its host`,
        advice: 'Delete this redirect, or correct its address.',
      }
    : {
        message: `the part ${quoted(reserved)} of ${quoted(text)} is reserved for the site itself and its host`,
        advice: 'Delete this redirect, or write an old address without this part.',
      }
}

/** Explains what is wrong with a new address that is not itself redirected. */
function invalidTarget(text: string, { anchorsByPage, offPages }: Pages): Finding | undefined {
  if (text.trim() === '') return undefined
  const finding = linkFinding(text, { anchorsByPage, offPages, ownAnchors: [] })
  if (!text.startsWith('/') && anchorsByPage.has(`/${text}`)) return finding
  if (!/^\/(?!\/)/.test(text))
    return {
      message: `${quoted(text)} is not a page of this site`,
      advice: 'A redirect can only lead to a page of this site. Write a path such as “/services”.',
    }
  const instead = 'If that page was removed, write the page that visitors should see instead, such as “/services”.'
  return finding && { ...finding, advice: `${finding.advice} ${instead}` }
}

/**
 * Reports redirects that could not work: from an address that has a page or is reserved, from the same address twice, or
 * to another redirect. Because these are rejected and each target must be a page, there are no chains or loops. Old
 * addresses are compared case-insensitively, as nginx, Caddy, and Gatsby's router do.
 *
 * @param pages the pages of the site with their anchors, and those that are switched off
 */
export function checkRedirects(entry: Entry, pages: Pages): Problem[] {
  const { type, root } = entry
  if (type.name !== 'Redirect' || !isSeq(root)) return []
  const scalars = (key: string) =>
    root.items.flatMap((item, index) => {
      const value = isMap(item) ? item.get(key) : undefined
      return typeof value === 'string' ? [{ text: value, index }] : []
    })
  const from = scalars('from')
  const sources = new Map(from.map(({ text, index }) => [index, text]))
  const targets = new Map(scalars('to').map(({ text, index }) => [index, text]))
  const oldAddresses = new Map(from.toReversed().map(({ text, index }) => [text.toLowerCase(), index]))

  const sourceFinding = (text: string, index: number): Finding | undefined => {
    if (oldAddresses.get(text.toLowerCase()) === index) return invalidSource(text, pages)
    const repeated = {
      message: `${quoted(text)} is already redirected above`,
      advice: 'Keep only one of the two; capitals make no difference.',
    }
    return invalidSource(text, pages) ?? repeated
  }
  const targetFinding = (text: string, index: number): Finding | undefined => {
    const next = pages.anchorsByPage.has(text) ? undefined : oldAddresses.get(text.toLowerCase())
    if (next === undefined) return invalidTarget(text, pages)
    if (sources.get(index)?.toLowerCase() === text.toLowerCase())
      return {
        message: `${quoted(text)} leads to itself`,
        advice: 'Write the address of a page, or delete this redirect.',
      }
    const end = targets.get(next) ?? ''
    const isChain = end === '' || oldAddresses.has(end.toLowerCase())
    return {
      message: `${quoted(text)} is itself redirected`,
      advice: isChain ? 'Write the address of a page.' : `Write its target instead: ${quoted(end)}.`,
    }
  }
  const problemOf = (key: string, index: number, finding: Finding | undefined) =>
    finding && fieldProblem(entry, [index, key], finding)
  return [
    ...firstProblems(from, ({ text, index }) => problemOf('from', index, sourceFinding(text, index))),
    ...firstProblems(scalars('to'), ({ text, index }) => problemOf('to', index, targetFinding(text, index))),
  ]
}
