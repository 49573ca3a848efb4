import { codePointOf } from '../../content-check/messages/character-names'
import { joinWithAnd } from '../../content-check/messages/text-format'
import { CONTROL_CHARACTERS, replaceHidden } from '../../content-check/parse/hidden-characters'
import type { ContentChange } from './content-changes'
import { pageLink, sourceLink } from './links'
import type { Check, PreviewReport } from './report'
import {
  countChanges,
  groupByEntry,
  groupPages,
  pageChangeText,
  type PageGroup,
  shortenMiddle,
  truncate,
  verdict,
} from './report-text'
import { wordChanges } from './word-changes'

/** The largest summary, in bytes. GitHub accepts 65,536 characters, and tools/github/preview-comment.mts adds some. */
const MAX_BYTES = 60_000

/** The maximum number of characters of each text, before they are escaped. */
const MAX_TEXT = 280

/** The maximum number of items in each list; the report has the rest. */
const MAX_ITEMS = 40

/** The number of unchanged characters that are shown between two changes. */
const MAX_CONTEXT = 60

const STATE_EMOJI: Record<Check['state'], string> = { passed: '✅', warned: '⚠️', failed: '❌' }

/** An invisible character that is part of no name, number, or address, so GitHub sees no such thing across it. */
const ZERO_WIDTH_SPACE = '\u200B'

/**
 * What GitHub turns into mentions, issues, commits (seven digits), advisories, URLs, and emoji in comments
 * (https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls).
 */
const LINKED = /[@#]|:(?=\S)|www(?=\.)|[a-z](?=-\d)|ghsa(?=-)|[\da-f]{6}(?=[\da-f])/gi

/** All but letters, digits, and a few characters without meaning in Markdown or HTML. */
const SIGNIFICANT = /[^\p{L}\p{N}\u200B ,;’“”%…›→]/gu

/** Escapes text to show on one line of a comment. Invisible and direction-reversing characters become `(U+202E)`. */
export function escapeMarkdown(text: string, most = MAX_TEXT): string {
  return replaceHidden(truncate(text, most).replace(CONTROL_CHARACTERS, named), named)
    .replace(/\s+/g, ' ')
    .replace(LINKED, `$&${ZERO_WIDTH_SPACE}`)
    .replace(SIGNIFICANT, (sign) => `&#${sign.codePointAt(0) ?? 0};`)
}

const named = (sign: string) => `(${codePointOf(sign)})`

const code = (text: string) => `<code>${escapeMarkdown(text)}</code>`

/** What the summary says before the changes if it has no room for all of them. */
const CUT = 'Not everything fits here. The report has the rest.'

/** A summary of the report, as Markdown for a comment on a pull request. */
export function markdownSummary(report: PreviewReport): string {
  const { content, pages, checks } = report
  const { state, text } = verdict(checks)
  const start = [
    '## What this changes',
    '',
    ...checks.filter(({ needsApproval }) => needsApproval).flatMap(checkLines),
    `${STATE_EMOJI[state]} ${escapeMarkdown(text)}`,
    '',
    countChanges(report),
    '',
  ]
  const rest = [
    ...checks.filter(({ needsApproval }) => !needsApproval).flatMap(checkLines),
    ...(content.length > 0 ? ['### Content', ''] : []),
    ...groupByEntry(content).flatMap(({ label, changes }) => [
      `<b>${escapeMarkdown(label)}</b>`,
      '',
      ...limited(changes, (change) => changeLine(change, report)),
      '',
    ]),
    ...(pages.length > 0 ? ['### Pages', ''] : []),
    ...limited(groupPages(pages), (group) => pageLine(group, report)),
  ]
  const isCut = Buffer.byteLength([...start, ...rest].join('\n')) > MAX_BYTES
  let length = 0
  return [...start, ...(isCut ? [CUT, ''] : []), ...rest]
    .filter((line) => (length += Buffer.byteLength(line) + 1) <= MAX_BYTES)
    .join('\n')
}

function limited<Item>(items: readonly Item[], line: (item: Item) => string): string[] {
  const left = items.length - MAX_ITEMS
  return [...items.slice(0, MAX_ITEMS).map(line), ...(left > 0 ? [`- … and ${left} more in the report`] : [])]
}

function linked(text: string, address: string | undefined): string {
  return address === undefined ? text : `<a href="${address}">${text}</a>`
}

function changeLine({ file, line, field, before, after, change }: ContentChange, report: PreviewReport): string {
  const address = line === undefined ? undefined : sourceLink(report, file, line)
  const source = address === undefined ? '' : ` (${linked(`line ${line}`, address)})`
  const name = `<em>${escapeMarkdown(field)}:</em> ${change === 'changed' ? '' : `${change}: `}`
  return `- ${name}${changedText(before, after)}${source}`
}

function changedText(before: string | null, after: string | null): string {
  const parts = wordChanges(before, after)
  if (parts.every(({ added, removed }) => added || removed)) return parts.map((part) => code(part.value)).join(' → ')
  return parts
    .map(({ value, added, removed }) => {
      if (added) return `<ins>${code(value)}</ins>`
      return removed ? `<del>${code(value)}</del>` : escapeMarkdown(shortenMiddle(value, MAX_CONTEXT))
    })
    .join('')
}

function pageLine({ page, others }: PageGroup, report: PreviewReport): string {
  const own = report.screenshots.filter(({ path }) => path === page.path)
  const same = own.length > 0 && own.every(({ pictures }) => pictures.length === 0) ? ', looks the same' : ''
  const alike = others.length === 0 ? '' : `, and ${others.length} more in the same way`
  const { because = [] } = page
  const cause = because.length === 0 ? '' : `, because of ${escapeMarkdown(joinWithAnd(because))}`
  const path = linked(code(page.path), page.change === 'removed' ? undefined : pageLink(report, page.path))
  return `- ${path} ${escapeMarkdown(pageChangeText(page))}${same}${alike}${cause}`
}

function checkLines({ name, state, summary, findings }: Check): string[] {
  const line = `${STATE_EMOJI[state]} <b>${escapeMarkdown(name)}</b>: ${escapeMarkdown(summary)}`
  if (findings.length === 0) return [line, '']
  const items = limited(findings, ({ text, path }) => {
    return `- ${escapeMarkdown(text)}${path === undefined ? '' : ` (${code(path)})`}`
  })
  return ['<details>', `<summary>${line}</summary>`, '', ...items, '', '</details>', '']
}
