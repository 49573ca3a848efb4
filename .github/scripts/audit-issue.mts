/**
 * Keeps one issue open while `npm audit` reports advisories that docs/advisories.md does not list.
 *
 *     node .github/scripts/audit-issue.mts audit.json docs/advisories.md
 *
 * Runs without packages. The audit comes from the package registry and is not trusted: its text is shown as code, which
 * GitHub neither renders nor links, and links are built only from ids.
 */
import { readFileSync } from 'node:fs'
import { ask, at, BOT, environment, type Json, list, parse, textAt } from './github-api.mts'

/** The beginning of the issue body; readers do not see it. */
const MARKER = '<!-- npm-audit -->'

const GHSA = /GHSA(?:-[0-9a-z]{4}){3}/g
const ADVISORY_URL = /^https:\/\/github\.com\/advisories\/(GHSA(?:-[0-9a-z]{4}){3})$/

/** Limits on the advisories listed and the length of each text from the audit: GitHub rejects over 65,536 characters. */
const MAX_ADVISORIES = 100
const MAX_TEXT_LENGTH = 200

interface Advisory {
  /** The id in the advisory database, or the URL if it has none. */
  id: string
  /** Markdown that links to the advisory database, or shows the URL as text. */
  link: string
  package: string
  severity: string
  title: string
  versions: string
}

/**
 * The advisories of an audit without duplicates, sorted by package.
 *
 * @throws if the registry returned no audit
 */
function readAdvisories(audit: Json): Advisory[] {
  const vulnerabilities = at(audit, 'vulnerabilities')
  if (at(audit, 'auditReportVersion') !== 2 || typeof vulnerabilities !== 'object' || vulnerabilities === null)
    throw new Error(`npm audit has no result: ${JSON.stringify(at(audit, 'message'))}`)
  const advisories = new Map<string, Advisory>()
  for (const vulnerability of Object.values(vulnerabilities)) {
    const via = at(vulnerability, 'via')
    for (const source of Array.isArray(via) ? via : []) {
      // A name instead of an advisory: the package only depends on one that has the advisory.
      if (typeof source === 'string') continue
      const url = textAt(source, 'url')
      const name = textAt(source, 'name')
      const [, ghsa] = ADVISORY_URL.exec(url) ?? []
      const id = ghsa ?? url
      advisories.set(`${name} ${id}`, {
        id,
        link: ghsa === undefined ? code(url) : `[${ghsa}](${url})`,
        package: name,
        severity: textAt(source, 'severity'),
        title: textAt(source, 'title'),
        versions: textAt(source, 'range'),
      })
    }
  }
  return [...advisories.values()].sort((a, b) => a.package.localeCompare(b.package) || a.id.localeCompare(b.id))
}

/** Formats text from the audit as inline code that the text cannot close. */
function code(text: string): string {
  const line = text.replace(/[`\s]+/g, ' ').trim()
  return `\`${line.length > MAX_TEXT_LENGTH ? `${line.slice(0, MAX_TEXT_LENGTH)}…` : line || '?'}\``
}

function listed(advisories: readonly Advisory[]): string {
  const lines = advisories
    .slice(0, MAX_ADVISORIES)
    .map(
      ({ link, package: name, severity, title, versions }) =>
        `- ${code(name)} ${code(versions)}, ${code(severity)}: ${code(title)}, ${link}`,
    )
  const more = advisories.length - lines.length
  return [...lines, ...(more > 0 ? [`- and ${String(more)} more`] : [])].join('\n')
}

function bodyOf(fresh: readonly Advisory[], known: readonly Advisory[]): string {
  const run = `${environment('GITHUB_SERVER_URL')}/${environment('GITHUB_REPOSITORY')}/actions/runs/${environment('GITHUB_RUN_ID')}`
  return [
    MARKER,
    fresh.length === 0
      ? '`npm audit` reports no advisory that docs/advisories.md does not list.'
      : `\`npm audit\` reports advisories that docs/advisories.md does not list:\n\n${listed(fresh)}\n\nFor each: upgrade the package, override it, or list it in docs/advisories.md with the reason why it is harmless here.`,
    ...(known.length === 0 ? [] : [`Already listed there:\n\n${listed(known)}`]),
    `[Audit run](${run})`,
  ].join('\n\n')
}

async function main(auditFile: string, listFile: string): Promise<void> {
  const advisories = readAdvisories(parse(readFileSync(auditFile, 'utf8')))
  const reviewed = new Set(readFileSync(listFile, 'utf8').match(GHSA))
  const fresh = advisories.filter(({ id }) => !reviewed.has(id))
  const known = advisories.filter(({ id }) => reviewed.has(id))
  console.log(`New advisories: ${String(fresh.length)}, listed: ${String(known.length)}`)

  const issue = (await list('issues?state=open')).find((open) => {
    const text = at(open, 'body')
    return at(open, 'user', 'login') === BOT && typeof text === 'string' && text.startsWith(MARKER)
  })
  const number = at(issue, 'number')
  const body = bodyOf(fresh, known)
  const title = `npm audit: ${String(fresh.length)} new ${fresh.length === 1 ? 'advisory' : 'advisories'}`
  if (typeof number !== 'number') {
    if (fresh.length > 0) await ask('POST', 'issues', { title, body })
  } else if (fresh.length > 0) await ask('PATCH', `issues/${String(number)}`, { title, body })
  else await ask('PATCH', `issues/${String(number)}`, { body, state: 'closed', state_reason: 'completed' })
}

await main(process.argv[2] ?? 'audit.json', process.argv[3] ?? 'docs/advisories.md')
