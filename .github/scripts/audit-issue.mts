/**
 * Keeps one issue open while `npm audit` reports advisories that docs/advisories.md does not list.
 *
 *     node .github/scripts/audit-issue.mts audit.json docs/advisories.md
 *
 * Runs without packages. The audit comes from the package registry and is not trusted: its text is shown as code, which
 * GitHub neither renders nor links, and links are built only from ids.
 */
import { readFileSync } from 'node:fs'
import { ask, at, findOwn, type Json, list, numberAt, parse, textAt } from './github-api.mts'

/** The beginning of the issue body; readers do not see it. */
const MARKER = '<!-- npm-audit -->'

const GHSA = /GHSA(?:-[0-9a-z]{4}){3}/g
const ADVISORY_URL = /^https:\/\/github\.com\/advisories\/(GHSA(?:-[0-9a-z]{4}){3})$/

/** Limits on the advisories listed and the length of each text from the audit: GitHub rejects over 65,536 characters. */
const MAX_ADVISORIES = 50
const MAX_TEXT_LENGTH = 200

/**
 * The advisories of an audit that are not in a text, as one Markdown line each.
 *
 * @throws if the registry returned no audit
 */
function newAdvisories(audit: Json, reviewed: string): string[] {
  const vulnerabilities = at(audit, 'vulnerabilities')
  if (at(audit, 'auditReportVersion') !== 2 || typeof vulnerabilities !== 'object' || vulnerabilities === null)
    throw new Error(`npm audit has no result: ${JSON.stringify(at(audit, 'message'))}`)
  const known: readonly string[] = reviewed.match(GHSA) ?? []
  const lines = Object.values(vulnerabilities).flatMap((vulnerability) => {
    const via = at(vulnerability, 'via')
    // A name instead of an advisory: the package only depends on one that has the advisory.
    const sources = (Array.isArray(via) ? via : []).filter((source) => typeof source !== 'string')
    return sources.flatMap((source) => {
      const url = textAt(source, 'url')
      const [, id] = ADVISORY_URL.exec(url) ?? []
      if (id !== undefined && known.includes(id)) return []
      const [name, range, severity, title] = ['name', 'range', 'severity', 'title'].map((key) =>
        code(textAt(source, key)),
      )
      return [`- ${name} ${range}, ${severity}: ${title}, ${id === undefined ? code(url) : `[${id}](${url})`}`]
    })
  })
  return [...new Set(lines)].sort()
}

/** Formats text from the audit as inline code that the text cannot close. */
function code(text: string): string {
  const line = text.replace(/[`\s]+/g, ' ').trim()
  return `\`${line.length > MAX_TEXT_LENGTH ? `${line.slice(0, MAX_TEXT_LENGTH)}…` : line || '?'}\``
}

async function main(auditFile: string, listFile: string): Promise<void> {
  const advisories = newAdvisories(parse(readFileSync(auditFile, 'utf8')), readFileSync(listFile, 'utf8'))
  const body = [
    `${MARKER}\n\`npm audit\` reports advisories that docs/advisories.md does not list:`,
    advisories.slice(0, MAX_ADVISORIES).join('\n'),
    'For each: upgrade the package, override it, or list it in docs/advisories.md with the reason why it is harmless here.',
  ].join('\n\n')
  const title = `npm audit: ${advisories.length} new ${advisories.length === 1 ? 'advisory' : 'advisories'}`
  const issue = numberAt(findOwn(await list('issues?state=open'), MARKER), 'number')
  if (advisories.length > 0) {
    if (issue === undefined) await ask('POST', 'issues', { title, body })
    else await ask('PATCH', `issues/${issue}`, { title, body })
  } else if (issue !== undefined) await ask('PATCH', `issues/${issue}`, { state: 'closed' })
  console.log(title)
}

await main(process.argv[2] ?? 'audit.json', process.argv[3] ?? 'docs/advisories.md')
