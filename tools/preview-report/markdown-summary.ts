import type { ContentChange } from './content-changes'
import { Links } from './links'
import { escapeMarkdown, markdownCode } from './markdown'
import type { Check, CheckFinding, PreviewReport } from './report'
import {
  countChanges,
  groupByEntry,
  groupPages,
  listPages,
  pageChangeText,
  type PageGroup,
  shortenMiddle,
  verdict,
} from './report-text'
import { wordChanges } from './word-changes'

/** GitHub allows comments of up to 65,536 characters. */
const MAX_CHARACTERS = 60_000

/** The maximum number of characters of each text, before they are escaped. */
const MAX_TEXT = 280

/** The maximum number of items in each list; the report has the rest. */
const MAX_ITEMS = 40

/** The number of characters of an unchanged text that are shown between two changes. */
const MAX_CONTEXT = 60

const STATE_EMOJI: Record<Check['state'], string> = { passed: '✅', warned: '⚠️', failed: '❌' }

const textOf = (text: string) => escapeMarkdown(text, MAX_TEXT)
const codeOf = (text: string) => markdownCode(text, MAX_TEXT)

/** A summary of the report, as Markdown for a comment on a pull request. */
export function markdownSummary(report: PreviewReport, links = new Links()): string {
  const { content, pages, files, checks } = report
  const { state, text } = verdict(checks)
  const lines = [
    '## What this changes',
    '',
    ...checks.filter(({ needsApproval }) => needsApproval).flatMap(checkLines),
    `${STATE_EMOJI[state]} ${textOf(text)}`,
    '',
    countChanges(report),
    '',
    ...checks.filter(({ needsApproval }) => !needsApproval).flatMap(checkLines),
    ...(content.length > 0 ? ['### Content', '', ...contentLines(content, links)] : []),
    ...(pages.length > 0 ? ['### Pages', ''] : []),
    ...limited(groupPages(pages), (group) => pageLine(group, report, links)),
    '',
    ...(files.length > 0 ? ['### Other files', ''] : []),
    ...limited(files, ({ name, change }) => `- ${textOf(name)} ${change}`),
  ]
  let length = 0
  return lines.filter((line) => (length += line.length + 1) <= MAX_CHARACTERS).join('\n')
}

function limited<Item>(items: readonly Item[], line: (item: Item) => string): string[] {
  const left = items.length - MAX_ITEMS
  return [...items.slice(0, MAX_ITEMS).map(line), ...(left > 0 ? [`- … and ${left} more in the report`] : [])]
}

function contentLines(content: readonly ContentChange[], links: Links): string[] {
  return groupByEntry(content).flatMap(({ label, changes }) => [
    `<b>${textOf(label)}</b>`,
    '',
    ...limited(changes, (change) => changeLine(change, links)),
    '',
  ])
}

function changeLine(change: ContentChange, links: Links): string {
  const { file, line, field, change: how, texts = [] } = change
  const address = line === undefined ? undefined : links.source(file, line)
  const source = address === undefined ? '' : ` (<a href="${address}">line ${line}</a>)`
  if (field === '' && how !== 'renamed') {
    const words = limited(texts, ({ field: name, text }) => `  - <em>${textOf(name)}:</em> ${codeOf(text)}`)
    return [`- ${how}${source}`, ...words].join('\n')
  }
  const name = field === '' ? '' : `<em>${textOf(field)}:</em> `
  return `- ${name}${how === 'changed' ? '' : `${how}: `}${valuesOf(change)}${source}`
}

function valuesOf({ before, after, change, image }: ContentChange): string {
  if (image && before !== null && before === after) return `another picture in ${codeOf(before)}`
  const texts = [before, after].map((text) => (text === null ? 'nothing' : codeOf(text))).join(' → ')
  if (change !== 'changed' || image || before === null || after === null) return texts
  const parts = wordChanges(before, after)
  if (!parts.some((part) => part.change === 'same')) return texts
  return parts
    .map(({ text, change: how }) => {
      if (how === 'added') return `<ins>${codeOf(text)}</ins>`
      if (how === 'removed') return `<del>${codeOf(text)}</del>`
      return escapeMarkdown(shortenMiddle(text, MAX_CONTEXT))
    })
    .join('')
}

function pageLine({ page, others }: PageGroup, { screenshots }: PreviewReport, links: Links): string {
  const own = screenshots.filter(({ path }) => path === page.path)
  const same = own.length > 0 && own.every(({ isSame }) => isSame) ? ', looks the same' : ''
  const alike = others.length > 0 ? `, and in the same way ${listPages(others.map(codeOf))}` : ''
  const address = page.change === 'removed' ? undefined : links.page(page.path)
  const path = address === undefined ? codeOf(page.path) : `<a href="${address}">${codeOf(page.path)}</a>`
  return `- ${path} ${textOf(pageChangeText(page))}${same}${alike}`
}

function checkLines({ name, state, summary: words, findings }: Check): string[] {
  const line = `${STATE_EMOJI[state]} <b>${textOf(name)}</b>: ${textOf(words)}`
  if (findings.length === 0) return [line, '']
  return ['<details>', `<summary>${line}</summary>`, '', ...limited(findings, findingLine), '', '</details>', '']
}

function findingLine({ text, path, file }: CheckFinding): string {
  const locations = [path, file].filter((one) => one !== undefined).map(codeOf)
  return `- ${textOf(text)}${locations.length > 0 ? ` (${locations.join(', ')})` : ''}`
}
