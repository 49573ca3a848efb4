import type { ContentChange } from './content-changes'
import { escapeMarkdown, markdownCode } from './markdown'
import type { PageChange } from './page-changes'
import type { Check, CheckFinding, PreviewReport } from './report'
import { countChanges, groupByEntry, pageChangeText, truncate, truncateStart, verdict } from './report-text'
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

const STATE_EMOJI: Record<Check['state'], string> = { passed: '✅', warned: '⚠️', failed: '❌' }

/** A summary of the report, as Markdown for a comment on a pull request. */
export function markdownSummary(report: PreviewReport): string {
  for (let limits = LIMITS; ; limits = halved(limits)) {
    const text = new Summary(limits).of(report)
    if (text.length <= MAX_CHARACTERS) return text
  }
}

function halved({ changes, pages, findings, characters }: Limits): Limits {
  return { changes: changes / 2, pages: pages / 2, findings: findings / 2, characters: characters / 2 }
}

/** Writes the report within limits. */
class Summary {
  constructor(private readonly limits: Limits) {}

  of(report: PreviewReport): string {
    const { content, pages, checks } = report
    const { state, text } = verdict(checks)
    const { changes, pages: mostPages } = this.limits
    return [
      '## What this changes',
      '',
      `${STATE_EMOJI[state]} ${this.text(text)}`,
      '',
      countChanges(report),
      '',
      ...(content.length > 0 ? ['### Content', '', ...this.entries(content, changes)] : []),
      ...(pages.length > 0 ? ['### Pages', ''] : []),
      ...limited(pages, mostPages, (page) => this.page(page, report)),
      '',
      '### Checks',
      '',
      ...checks.flatMap((check) => this.check(check)),
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
    const { field, change: how, usedBy = [] } = change
    if (field === '' && (how === 'added' || how === 'removed')) {
      const users = usedBy.map((location) => this.text(location)).join(', ')
      return `- ${how}${users === '' ? '' : `; it was used by ${users}`}`
    }
    const name = field === '' ? '' : `<em>${this.text(field)}:</em> `
    return `- ${name}${how === 'changed' ? '' : `${how}: `}${this.values(change)}`
  }

  private values({ before, after, change, image }: ContentChange): string {
    const texts = [before, after].map((text) => (text === null ? 'nothing' : this.code(text))).join(' → ')
    if (change !== 'changed' || image || before === null || after === null) return texts
    const parts = wordChanges(before, after)
    if (!parts.some((part) => part.change === 'same')) return texts
    return parts
      .map(({ text, change: how }) => {
        if (how === 'added') return `<ins>${this.code(text)}</ins>`
        if (how === 'removed') return `<del>${this.code(text)}</del>`
        return escapeMarkdown(text.length > 60 ? truncate(text, 25) + truncateStart(text, 25) : text)
      })
      .join('')
  }

  private page(page: PageChange, { screenshots }: PreviewReport): string {
    const looksTheSame = screenshots.every(({ path, pixels }) => path !== page.path || pixels === 0)
    return `- ${this.code(page.path)} ${this.text(pageChangeText(page))}${looksTheSame ? ', looks the same' : ''}`
  }

  private check({ name, state, summary: words, findings }: Check): string[] {
    if (findings.length === 0) return [`${STATE_EMOJI[state]} <b>${this.text(name)}</b>: ${this.text(words)}`, '']
    return [
      '<details>',
      `<summary>${STATE_EMOJI[state]} <b>${this.text(name)}</b>: ${this.text(words)}</summary>`,
      '',
      ...limited(findings, this.limits.findings, (finding) => this.finding(finding)),
      '',
      '</details>',
      '',
    ]
  }

  private finding({ text, path, file, line }: CheckFinding): string {
    const position = file && line !== undefined ? `${file}, line ${line}` : file
    const locations = [path, position].filter((one) => one !== undefined).map((one) => this.code(one))
    return `- ${this.text(text)}${locations.length > 0 ? ` (${locations.join(', ')})` : ''}`
  }
}

function limited<Item>(items: readonly Item[], most: number, line: (item: Item) => string): string[] {
  const shown = items.slice(0, most)
  const left = items.length - shown.length
  return [...shown.map(line), ...(left > 0 ? [`- … and ${left} more in the report`] : [])]
}
