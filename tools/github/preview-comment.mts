/**
 * Posts the summary of a preview as a comment on its pull request, or updates the comment: `node
 * tools/github/preview-comment.mts summary.md`.
 *
 * The workflow runs this script after the preview (`workflow_run`), with a token that can write comments, so it uses no
 * packages. The code of a pull request may have written anything into the summary. It is therefore shown only if the author
 * may push to the repository, and if the pull request changes code, below a warning. Which pull request it is, is taken from
 * the event and the API, never from the summary.
 */
import { lstatSync, readFileSync } from 'node:fs'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json | undefined }

/** GitHub Actions sets all of them but the token, which the workflow sets. */
const { GITHUB_API_URL = '', GITHUB_REPOSITORY = '', GITHUB_EVENT_PATH = '', GITHUB_TOKEN = '' } = process.env

/** The author of the comments that a workflow token posts. */
const BOT = 'github-actions[bot]'

/** The beginning of every comment that this script posts; readers do not see it. */
const MARKER = '<!-- preview-report -->'

/** GitHub rejects comments of more than 65,536 characters. */
const MAX_SUMMARY_BYTES = 64_000

/**
 * The page length of GitHub's lists. Content changes have fewer files, and this script's comment is among the first.
 */
const MAX_ITEMS = 100

/** The content's folder. A pull request with any other file changes code. */
const CONTENT_FOLDER = 'content/'

const parse: (text: string) => Json = JSON.parse

/** The value at a path of property names in JSON; undefined if there is none. */
function at(json: Json | undefined, ...path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (value, key) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value[key] : undefined),
    json,
  )
}

/** The string or number at a path in JSON, as text. Throws if there is none. */
function textAt(json: Json | undefined, ...path: readonly string[]): string {
  const value = at(json, ...path)
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${path.join('.')} has no text`)
  return String(value)
}

/** Sends an API request for the workflow's repository. Throws unless it succeeds. */
async function ask(method: 'GET' | 'POST' | 'PATCH', path: string, body?: Json): Promise<Json> {
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, {
    method,
    headers: { Accept: 'application/vnd.github+json', Authorization: `Bearer ${GITHUB_TOKEN}` },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  return parse(await response.text())
}

/** Lists the first {@link MAX_ITEMS} items at a path. */
async function list(path: string): Promise<Json[]> {
  const items = await ask('GET', `${path}${path.includes('?') ? '&' : '?'}per_page=${MAX_ITEMS}`)
  if (!Array.isArray(items)) throw new Error(`GET ${path}: the response is not a list`)
  return items
}

/** The open pull request of the run, unless something was pushed since. */
async function findPullRequest(run: Json | undefined): Promise<string | undefined> {
  const head = `${textAt(run, 'head_repository', 'owner', 'login')}:${textAt(run, 'head_branch')}`
  const pulls = await list(`pulls?state=open&head=${encodeURIComponent(head)}`)
  const pull = pulls.find((one) => at(one, 'head', 'sha') === textAt(run, 'head_sha'))
  return pull === undefined ? undefined : textAt(pull, 'number')
}

/** Whether a pull request changes files outside the content. If it has more files than the list, it is assumed to. */
async function changesCode(pull: string): Promise<boolean> {
  const files = await list(`pulls/${pull}/files`)
  const isContent = (path: Json | undefined) => typeof path === 'string' && path.startsWith(CONTENT_FOLDER)
  return (
    files.length >= MAX_ITEMS ||
    !files.every(
      (file) => isContent(at(file, 'filename')) && isContent(at(file, 'previous_filename') ?? CONTENT_FOLDER),
    )
  )
}

/** The summary as Markdown, or that there is none that can be shown. */
function readSummary(file: string): string {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (!found) return 'The preview ended before its summary was written.'
  if (!found.isFile() || found.size > MAX_SUMMARY_BYTES) return 'The summary is too long, or not a file.'
  return readFileSync(file, 'utf8')
}

/** The links to the report, which opens in the browser, and to the run with the built site. */
async function linksOf(run: Json | undefined): Promise<string> {
  const page = textAt(run, 'html_url')
  const artifacts = at(await ask('GET', `actions/runs/${textAt(run, 'id')}/artifacts`), 'artifacts')
  // An artifact without an archive has the name of its file.
  const report = Array.isArray(artifacts) ? artifacts.find((one) => at(one, 'name') === 'index.html') : undefined
  const site = `[Built site and checks](${page}#artifacts)`
  return report === undefined ? site : `[Full report](${page}/artifacts/${textAt(report, 'id')}) · ${site}`
}

async function main(file: string): Promise<void> {
  const run = at(parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')), 'workflow_run')
  const commit = textAt(run, 'head_sha')
  const number = await findPullRequest(run)
  const isCode = number !== undefined && (await changesCode(number))
  // The pull request comes after its files: if a push in between has changed the list, its head is another commit now.
  const pull = number === undefined ? undefined : await ask('GET', `pulls/${number}`)
  if (number === undefined || at(pull, 'head', 'sha') !== commit) {
    console.log('No open pull request has the commit of the preview as its head.')
    return
  }
  const isFork = at(pull, 'head', 'repo', 'full_name') !== GITHUB_REPOSITORY
  // Links come first, so that nothing in a summary, such as an unclosed comment, hides them.
  const links = await linksOf(run)
  const parts = [`${MARKER}\n${links} for ${commit.slice(0, 7)}`]
  if (!isFork && isCode)
    parts.push('This pull request changes code, and that code wrote the report below. Review the code first.')
  if (!isFork) parts.push(readSummary(file))
  const body = parts.join('\n\n')
  const comments = await list(`issues/${number}/comments`)
  const previous = comments.find((one) => at(one, 'user', 'login') === BOT && textAt(one, 'body').startsWith(MARKER))
  if (previous === undefined) await ask('POST', `issues/${number}/comments`, { body })
  else await ask('PATCH', `issues/comments/${textAt(previous, 'id')}`, { body })
}

await main(process.argv[2] ?? 'summary.md')
