import type { ContentChange } from './content-changes'
import { Links } from './links'
import { escapeMarkdown, markdownCode } from './markdown'
import { type Check, type CheckFinding, looksTheSame, type PreviewReport } from './report'
import {
  countChanges,
  groupByEntry,
  groupPages,
  listPages,
  pageChangeText,
  type PageGroup,
  truncate,
  truncateStart,
  UNREADABLE,
  verdict,
} from './report-text'
import { wordChanges } from './word-changes'

/** GitHub allows comments of up to 65,536 characters. */
const MAX_CHARACTERS = 60_000

/** The maximum number of items in the summary; the report has the rest. */
interface Limits {
  changes: number
  pages: number
  findings: number
  /** Per text. */
  characters: number
}

const LIMITS: Limits = { changes: 40, pages: 60, findings: 20, characters: 280 }

/** The number of texts of a new entry that are shown. */
const MAX_TEXTS = 12

/** The number of characters of an unchanged text that are shown between two changes. */
const MAX_CONTEXT = 60

const STATE_EMOJI: Record<Check['state'], string> = { passed: '✅', warned: '⚠️', failed: '❌' }

/** A summary of the report, as Markdown for a comment on a pull request. */
export function markdownSummary(report: PreviewReport, links = new Links()): string {
  for (let limits = LIMITS; ; limits = halved(limits)) {
    const text = new Summary(limits, links).of(report)
    if (text.length <= MAX_CHARACTERS) return text
  }
}

function halved({ changes, pages, findings, characters }: Limits): Limits {
  return { changes: changes / 2, pages: pages / 2, findings: findings / 2, characters: characters / 2 }
}

/** Writes the report within limits. */
class Summary {
  constructor(
    private readonly limits: Limits,
    private readonly links: Links,
  ) {}

  of(report: PreviewReport): string {
    const { content, pages, files, checks } = report
    const { state, text } = verdict(checks)
    const { changes, pages: mostPages } = this.limits
    return [
      '## What this changes',
      '',
      ...checks.filter(({ needsApproval }) => needsApproval).flatMap((check) => this.check(check)),
      `${STATE_EMOJI[state]} ${this.text(text)}`,
      '',
      countChanges(report),
      '',
      ...(content.length > 0 ? ['### Content', '', ...this.entries(content, changes)] : []),
      ...(pages.length > 0 ? ['### Pages', ''] : []),
      ...limited(groupPages(pages), mostPages, (group) => this.pages(group, report)),
      '',
      ...(files.length > 0 ? ['### Other files', ''] : []),
      ...limited(files, mostPages, ({ name, change }) => `- ${this.text(name)} ${change}`),
      '',
      '### Checks',
      '',
      ...checks.filter(({ needsApproval }) => !needsApproval).flatMap((check) => this.check(check)),
    ].join('\n')
  }

  private text(text: string): string {
    return escapeMarkdown(text, this.limits.characters)
  }

  private code(text: string): string {
    return markdownCode(text, this.limits.characters)
  }

  private entries(content: readonly ContentChange[], most: number): string[] {
    const lines = groupByEntry(content.slice(0, most)).flatMap(({ label, changes }) => [
      `<b>${this.text(label)}</b>`,
      '',
      ...changes.map((change) => this.change(change)),
      '',
    ])
    return [...lines, ...limited(content.slice(Math.floor(most)), 0, () => '')]
  }

  private change(change: ContentChange): string {
    const { file, line, field, change: how, texts = [], usedBy = [], isUnreadable } = change
    if (isUnreadable) return `- ${UNREADABLE}`
    const address = line === undefined ? undefined : this.links.source(file, line)
    const source = address === undefined ? '' : ` (<a href="${address}">line ${line}</a>)`
    if (field === '' && (how === 'added' || how === 'removed')) {
      const users = usedBy.map((location) => this.text(location)).join(', ')
      const words = limited(
        texts,
        MAX_TEXTS,
        ({ field: name, text }) => `  - <em>${this.text(name)}:</em> ${this.code(text)}`,
      )
      return [`- ${how}${users === '' ? '' : `; it was used by ${users}`}${source}`, ...words].join('\n')
    }
    const name = field === '' ? '' : `<em>${this.text(field)}:</em> `
    return `- ${name}${how === 'changed' ? '' : `${how}: `}${this.values(change)}${source}`
  }

  private values({ before, after, change, image }: ContentChange): string {
    if (image && before !== null && before === after) return `another picture in ${this.code(before)}`
    const texts = [before, after].map((text) => (text === null ? 'nothing' : this.code(text))).join(' → ')
    if (change !== 'changed' || image || before === null || after === null) return texts
    const parts = wordChanges(before, after)
    if (!parts.some((part) => part.change === 'same')) return texts
    return parts
      .map(({ text, change: how }) => {
        if (how === 'added') return `<ins>${this.code(text)}</ins>`
        if (how === 'removed') return `<del>${this.code(text)}</del>`
        return escapeMarkdown(
          text.length > MAX_CONTEXT ? truncate(text, MAX_CONTEXT / 2) + truncateStart(text, MAX_CONTEXT / 2) : text,
        )
      })
      .join('')
  }

  private pages({ page, others }: PageGroup, { screenshots }: PreviewReport): string {
    const own = screenshots.filter(({ path }) => path === page.path)
    const same = own.length > 0 && own.every(looksTheSame) ? ', looks the same' : ''
    const alike = others.length > 0 ? `, and in the same way ${listPages(others.map((path) => this.code(path)))}` : ''
    const address = page.change === 'removed' ? undefined : this.links.page(page.path)
    const path = address === undefined ? this.code(page.path) : `<a href="${address}">${this.code(page.path)}</a>`
    return `- ${path} ${this.text(pageChangeText(page))}${same}${alike}`
  }

  private check({ name, state, summary: words, findings }: Check): string[] {
    // Never shorter in a long comment, so that the hosts in it are always named.
    const line = `${STATE_EMOJI[state]} <b>${this.text(name)}</b>: ${escapeMarkdown(words, LIMITS.characters)}`
    if (findings.length === 0) return [line, '']
    return [
      '<details>',
      `<summary>${line}</summary>`,
      '',
      ...limited(findings, this.limits.findings, (finding) => this.finding(finding)),
      '',
      '</details>',
      '',
    ]
  }

  /** A file and its line, as a link if there is an address for it. */
  private source(file: string, line?: number): string {
    const text = this.code(line === undefined ? file : `${file}, line ${line}`)
    const address = this.links.source(file, line)
    return address === undefined ? text : `<a href="${address}">${text}</a>`
  }

  private finding({ text, path, file, line }: CheckFinding): string {
    const locations = [
      ...(path === undefined ? [] : [this.code(path)]),
      ...(file === undefined ? [] : [this.source(file, line)]),
    ]
    return `- ${this.text(text)}${locations.length > 0 ? ` (${locations.join(', ')})` : ''}`
  }
}

function limited<Item>(items: readonly Item[], most: number, line: (item: Item) => string): string[] {
  const shown = items.slice(0, most)
  const left = items.length - shown.length
  return [...shown.map(line), ...(left > 0 ? [`- … and ${left} more in the report`] : [])]
}
