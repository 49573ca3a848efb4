/**
 * Posts the summary of a preview as a single comment on its pull request, or updates that comment.
 *
 *     node .github/scripts/preview-comment.mts summary.md
 *
 * Runs without packages, with only the environment that GitHub Actions gives to a workflow triggered by `workflow_run`.
 *
 * A pull request's own code may have written the summary, in which case it can contain anything. The summary is shown only
 * if the author can push to the repository anyway, and below a warning if the pull request changes code. The event and the API
 * determine which pull request it belongs to.
 */
import { lstatSync, readFileSync } from 'node:fs'
import { ask, at, BOT, environment, type Json, list, parse, textAt } from './github-api.mts'

/** The beginning of every comment that this script posts; readers do not see it. */
const MARKER = '<!-- preview-report -->'

/** An artifact without an archive has the name of its file. */
const REPORT_ARTIFACT = 'index.html'

/** GitHub rejects comments of more than 65,536 characters. */
const MAX_COMMENT_LENGTH = 60_000

/** Larger summaries are not read. */
const MAX_SUMMARY_BYTES = 100_000

/** GitHub lists at most this many changed files of a pull request: https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files */
const MAX_FILES = 3000

/** The folder of the content. A pull request that changes any other file counts as a change of code. */
const CONTENT_FOLDER = 'content/'

/** The open pull request that the run was for, unless something has been pushed to it since. */
async function findPullRequest(run: Json | undefined): Promise<number | undefined> {
  const head = `${textAt(run, 'head_repository', 'owner', 'login')}:${textAt(run, 'head_branch')}`
  const pulls = await list(`pulls?state=open&head=${encodeURIComponent(head)}`)
  const number = at(
    pulls.find((pull) => at(pull, 'head', 'sha') === textAt(run, 'head_sha')),
    'number',
  )
  return typeof number === 'number' ? number : undefined
}

/** Whether a pull request changes any file outside the content. Files that GitHub does not list count as such. */
async function changesCode(pull: number): Promise<boolean> {
  const files = await list(`pulls/${pull}/files`, MAX_FILES)
  const paths = files.flatMap((file) => {
    const renamed = at(file, 'previous_filename') !== undefined
    return [textAt(file, 'filename'), ...(renamed ? [textAt(file, 'previous_filename')] : [])]
  })
  return files.length >= MAX_FILES || paths.some((path) => !path.startsWith(CONTENT_FOLDER))
}

/** The summary as Markdown, or the reason that it is not shown. */
function readSummary(file: string): string {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (!found) return 'The preview ended before its summary was written.'
  if (!found.isFile()) return 'The summary is not shown because it is not a regular file.'
  if (found.size > MAX_SUMMARY_BYTES) return 'The summary is not shown because it is larger than 100 kB.'
  const text = readFileSync(file, 'utf8')
  // Do not split a surrogate pair.
  return text.length > MAX_COMMENT_LENGTH
    ? `${text.slice(0, MAX_COMMENT_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`
    : text
}

/** The links to the report, which opens in the browser, and to the run, which has the built site. */
async function linksOf(run: Json | undefined): Promise<string> {
  const page = textAt(run, 'html_url')
  const artifacts = at(await ask('GET', `actions/runs/${Number(at(run, 'id'))}/artifacts`), 'artifacts')
  const report = Array.isArray(artifacts) ? artifacts.find((one) => at(one, 'name') === REPORT_ARTIFACT) : undefined
  const id = at(report, 'id')
  const site = `[Built site and checks](${page}#artifacts)`
  return typeof id === 'number' ? `[Full report](${page}/artifacts/${id}) · ${site}` : site
}

/** The comment without its first line, the links. That of a fork has nothing else. */
function remarksOf(file: string, { isCode, isFork }: { isCode: boolean; isFork: boolean }): string[] {
  if (isFork) return []
  const warning = 'This pull request changes code, and that code wrote the report below. Review the code first.'
  return [...(isCode ? [warning] : []), readSummary(file)]
}

/** Posts the comment on a pull request, or updates the one from an earlier preview. */
async function show(pull: number, body: string): Promise<void> {
  const previous = (await list(`issues/${pull}/comments`)).find(
    (comment) => at(comment, 'user', 'login') === BOT && textAt(comment, 'body').startsWith(MARKER),
  )
  const id = at(previous, 'id')
  if (typeof id === 'number') await ask('PATCH', `issues/comments/${id}`, { body })
  else await ask('POST', `issues/${pull}/comments`, { body })
}

async function main(file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error('The path of the summary is missing')
  const run = at(parse(readFileSync(environment('GITHUB_EVENT_PATH'), 'utf8')), 'workflow_run')
  const commit = textAt(run, 'head_sha')
  const number = await findPullRequest(run)
  const isCode = number !== undefined && (await changesCode(number))
  // Fetched after the files: a push between the two requests would have changed the list of files.
  const pull = number === undefined ? undefined : await ask('GET', `pulls/${number}`)
  if (number === undefined || at(pull, 'head', 'sha') !== commit) {
    console.log('No open pull request has the commit of the preview as its head.')
    return
  }
  const isFork = at(pull, 'head', 'repo', 'full_name') !== environment('GITHUB_REPOSITORY')
  // The links come first, so that nothing in a summary, such as an unclosed comment, can hide them.
  const links = await linksOf(run)
  const time = textAt(run, 'updated_at')
    .replace('T', ' ')
    .replace(/:\d\dZ$/, ' UTC')
  const first = `${links} for ${commit.slice(0, 7)}, ${time}`
  await show(number, [`${MARKER}\n${first}`, ...remarksOf(file, { isCode, isFork })].join('\n\n'))
}

await main(process.argv[2])
