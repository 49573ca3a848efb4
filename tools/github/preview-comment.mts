/**
 * Decides what to report on, and posts the report's summary as a comment on the pull request, or updates the comment:
 * `node tools/github/preview-comment.mts [summary.md]`.
 *
 * The workflow runs this script after the preview of a pull request (`workflow_run`), with a token, so it is one file, and
 * uses no packages. Without an argument, it writes `head` and `number` to the outputs of the step if a report can be made
 * without running any code of the pull request: its branch is in this repository, it changes only what editors change, and it would be
 * merged into the default branch. With the summary, it comments, and shows the summary only if that is still so. Everything
 * is taken from the event and the API, never from what the preview wrote: the code of the pull request may have written
 * anything there.
 */
import { appendFileSync, lstatSync, readFileSync } from 'node:fs'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json | undefined }

/** GitHub Actions sets all of them but the token, which the workflow sets. */
const {
  GITHUB_API_URL = '',
  GITHUB_SERVER_URL = '',
  GITHUB_REPOSITORY = '',
  GITHUB_EVENT_PATH = '',
  GITHUB_OUTPUT = '',
  GITHUB_RUN_ID = '',
  GITHUB_TOKEN = '',
} = process.env

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

/** What a comment says instead of a summary if the pull request changes code, or too many files to tell. */
const CODE =
  'This pull request changes code or has at least 100 changed files. Its own code made the report in that run: review the code before you rely on it.'

/** What editors change: the content, and the words that the check accepts. A pull request with any other file changes code. */
const CONTENT = /^(?:content\/|spelling-words\.txt$)/

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

/** The numbers of the open pull requests from the run's branch, unless something was pushed since. */
async function findPullRequests(run: Json | undefined): Promise<string[]> {
  const head = `${textAt(run, 'head_repository', 'owner', 'login')}:${textAt(run, 'head_branch')}`
  const pulls = await list(`pulls?state=open&head=${encodeURIComponent(head)}`)
  return pulls.filter((one) => at(one, 'head', 'sha') === textAt(run, 'head_sha')).map((one) => textAt(one, 'number'))
}

/** Whether a pull request changes files that editors don't change. If it fills the list, there may be more, so the answer is yes. */
async function changesCode(pull: string): Promise<boolean> {
  const files = await list(`pulls/${pull}/files`)
  const isContent = (path: Json | undefined) => typeof path === 'string' && CONTENT.test(path)
  return (
    files.length >= MAX_ITEMS ||
    !files.every(
      (file) => isContent(at(file, 'filename')) && isContent(at(file, 'previous_filename') ?? at(file, 'filename')),
    )
  )
}

/** The summary as Markdown, or that there is none that can be shown. */
function readSummary(file: string): string {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (!found) return 'The report ended before its summary was written.'
  if (!found.isFile() || found.size > MAX_SUMMARY_BYTES) return 'The summary is too long, or not a file.'
  return readFileSync(file, 'utf8')
}

/** What is known about the pull requests of a preview. */
interface Situation {
  /** Those whose head is the commit of the preview. */
  numbers: string[]
  /** Why there is no report, as a sentence for the comment; empty if nobody needs to be told. */
  obstacle?: string
}

/** Finds the pull requests of a preview, and whether a report can be made without running their code. */
async function examine(run: Json | undefined, defaultBranch: string): Promise<Situation> {
  const found = await findPullRequests(run)
  const [only = ''] = found
  const isCode = found.length === 1 && (await changesCode(only))
  // The pull requests come after the files: if a push in between has changed the list, the head is another commit now.
  const pulls = await Promise.all(found.map((number) => ask('GET', `pulls/${number}`)))
  const current = pulls.filter((pull) => at(pull, 'head', 'sha') === textAt(run, 'head_sha'))
  const numbers = current.map((pull) => textAt(pull, 'number'))
  const [pull] = current
  if (current.length !== 1) return { numbers, obstacle: 'Several pull requests have this head, so there is no report.' }
  if (at(pull, 'base', 'ref') !== defaultBranch)
    return { numbers, obstacle: `There is a report only for pull requests to ${defaultBranch}.` }
  if (at(pull, 'head', 'repo', 'full_name') !== GITHUB_REPOSITORY) return { numbers, obstacle: '' }
  if (isCode) return { numbers, obstacle: CODE }
  return { numbers }
}

/** The links to the report that this workflow made, which opens in the browser, and to the run with the built site. */
async function linksOf(run: Json | undefined): Promise<string> {
  const artifacts = at(await ask('GET', `actions/runs/${GITHUB_RUN_ID}/artifacts`), 'artifacts')
  // An artifact without an archive has the name of its file.
  const report = Array.isArray(artifacts) ? artifacts.find((one) => at(one, 'name') === 'index.html') : undefined
  const site = `[Built site and checks](${textAt(run, 'html_url')}#artifacts)`
  if (report === undefined) return site
  const page = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`
  return `[Full report](${page}/artifacts/${textAt(report, 'id')}) · ${site}`
}

async function comment(number: string, body: string): Promise<void> {
  const comments = await list(`issues/${number}/comments`)
  const previous = comments.find((one) => at(one, 'user', 'login') === BOT && textAt(one, 'body').startsWith(MARKER))
  if (previous === undefined) await ask('POST', `issues/${number}/comments`, { body })
  else await ask('PATCH', `issues/comments/${textAt(previous, 'id')}`, { body })
}

async function main(file: string | undefined): Promise<void> {
  const event = parse(readFileSync(GITHUB_EVENT_PATH, 'utf8'))
  const run = at(event, 'workflow_run')
  const commit = textAt(run, 'head_sha')
  const { numbers, obstacle } = await examine(run, textAt(event, 'repository', 'default_branch'))
  if (numbers.length === 0) {
    console.log('No open pull request has the commit of the preview as its head.')
    return
  }
  if (file === undefined) {
    if (obstacle === undefined) appendFileSync(GITHUB_OUTPUT, `head=${commit}\nnumber=${numbers.join()}\n`)
    return
  }
  // Links come first, so that nothing in a summary, such as an unclosed comment, hides them.
  const parts = [`${MARKER}\n${await linksOf(run)} for ${commit.slice(0, 7)}`, obstacle ?? readSummary(file)]
  for (const number of numbers) await comment(number, parts.filter(Boolean).join('\n\n'))
}

await main(process.argv[2])
