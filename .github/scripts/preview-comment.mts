/**
 * Shows the summary of a preview as the one comment of its pull request: posts it, or updates it.
 *
 *     node .github/scripts/preview-comment.mts preview-summary/summary.md
 *
 * It runs without packages, with what GitHub Actions puts into the environment of a workflow that `workflow_run` starts. The
 * summary comes from the pull request's own code and is never trusted: whose it is, the event says.
 */
import { existsSync, readFileSync } from 'node:fs'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json | undefined }

/** What a comment begins with that this script has posted; readers do not see it. */
const MARKER = '<!-- preview-report -->'

/** Whose comments the token of a workflow posts. */
const AUTHOR = 'github-actions[bot]'

/** GitHub refuses comments of more than 65,536 characters. */
const LONGEST = 60_000

/** The most that GitHub lists at once. */
const PAGE_SIZE = 100

const parse: (text: string) => Json = JSON.parse

/** What stands in some JSON under names and numbers, one inside the other. */
function at(json: Json | undefined, ...path: readonly (string | number)[]): Json | undefined {
  return path.reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined
    return typeof value === 'object' && value !== null ? value[key] : undefined
  }, json)
}

function textAt(json: Json | undefined, ...path: readonly string[]): string {
  const value = at(json, ...path)
  if (typeof value !== 'string') throw new Error(`${path.join('.')} is not a text`)
  return value
}

function environment(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`The environment has no ${name}`)
  return value
}

async function ask(method: 'GET' | 'POST' | 'PATCH', path: string, body?: Json): Promise<Json> {
  const response = await fetch(`${environment('GITHUB_API_URL')}/repos/${environment('GITHUB_REPOSITORY')}/${path}`, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${environment('GITHUB_TOKEN')}`,
      'X-GitHub-Api-Version': '2022-11-28',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  return parse(await response.text())
}

/** Everything that GitHub lists at a path. */
async function list(path: string): Promise<Json[]> {
  const all: Json[] = []
  for (let page = 1; ; page += 1) {
    const items = await ask('GET', `${path}${path.includes('?') ? '&' : '?'}per_page=${PAGE_SIZE}&page=${page}`)
    if (!Array.isArray(items)) throw new Error(`GET ${path}: no list`)
    all.push(...items)
    if (items.length < PAGE_SIZE) return all
  }
}

/** The open pull request that the run was for, as long as nothing has been pushed to it since. */
async function findPullRequest(run: Json | undefined): Promise<number | undefined> {
  const head = `${textAt(run, 'head_repository', 'owner', 'login')}:${textAt(run, 'head_branch')}`
  const pulls = await list(`pulls?state=open&head=${encodeURIComponent(head)}`)
  const number = at(
    pulls.find((pull) => at(pull, 'head', 'sha') === textAt(run, 'head_sha')),
    'number',
  )
  return typeof number === 'number' ? number : undefined
}

/** The comment: the summary, which calls nobody by name, and where the rest is. */
function commentOf(summary: string, run: Json | undefined): string {
  const quiet = summary.replaceAll('@', '@\u200b')
  const text = quiet.length > LONGEST ? `${quiet.slice(0, LONGEST)}\n\n…` : quiet
  return `${MARKER}\n${text}\n\n[The preview and the whole report](${textAt(run, 'html_url')}#artifacts)\n`
}

async function main(file: string): Promise<void> {
  if (!existsSync(file)) {
    console.log('The preview has no summary.')
    return
  }
  const run = at(parse(readFileSync(environment('GITHUB_EVENT_PATH'), 'utf8')), 'workflow_run')
  const pull = await findPullRequest(run)
  if (pull === undefined) {
    console.log('No open pull request is at the commit of the preview.')
    return
  }
  const body = commentOf(readFileSync(file, 'utf8'), run)
  const former = (await list(`issues/${pull}/comments`)).find(
    (comment) => at(comment, 'user', 'login') === AUTHOR && textAt(comment, 'body').startsWith(MARKER),
  )
  const id = at(former, 'id')
  if (typeof id === 'number') await ask('PATCH', `issues/comments/${id}`, { body })
  else await ask('POST', `issues/${pull}/comments`, { body })
}

await main(process.argv[2] ?? 'preview-report/summary.md')
