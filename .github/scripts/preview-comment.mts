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
import { ask, at, environment, findOwn, type Json, list, numberAt, parse, textAt } from './github-api.mts'

/** The beginning of every comment that this script posts; readers do not see it. */
const MARKER = '<!-- preview-report -->'

/** GitHub rejects comments of more than 65,536 characters. */
const MAX_SUMMARY_BYTES = 64_000

/** GitHub lists at most this many changed files of a pull request: https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files */
const MAX_FILES = 3000

/** The folder of the content. A pull request that changes any other file counts as a change of code. */
const CONTENT_FOLDER = 'content/'

/** The open pull request that the run was for, unless something has been pushed to it since. */
async function findPullRequest(run: Json | undefined): Promise<number | undefined> {
  const head = `${textAt(run, 'head_repository', 'owner', 'login')}:${textAt(run, 'head_branch')}`
  const pulls = await list(`pulls?state=open&head=${encodeURIComponent(head)}`)
  const pull = pulls.find((one) => at(one, 'head', 'sha') === textAt(run, 'head_sha'))
  return numberAt(pull, 'number')
}

/** Whether a pull request changes any file outside the content. Files that GitHub does not list count as such. */
async function changesCode(pull: number): Promise<boolean> {
  const files = await list(`pulls/${pull}/files`)
  const paths = files.flatMap((file) => {
    const renamed = at(file, 'previous_filename') !== undefined
    return [textAt(file, 'filename'), ...(renamed ? [textAt(file, 'previous_filename')] : [])]
  })
  return files.length >= MAX_FILES || paths.some((path) => !path.startsWith(CONTENT_FOLDER))
}

/** The summary as Markdown, or that there is none that can be shown. */
function readSummary(file: string): string {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (!found) return 'The preview ended before its summary was written.'
  if (!found.isFile() || found.size > MAX_SUMMARY_BYTES) return 'The summary is too long, or not a file.'
  return readFileSync(file, 'utf8')
}

/** The links to the report, which opens in the browser, and to the run, which has the built site. */
async function linksOf(run: Json | undefined): Promise<string> {
  const page = textAt(run, 'html_url')
  const artifacts = at(await ask('GET', `actions/runs/${numberAt(run, 'id')}/artifacts`), 'artifacts')
  // An artifact without an archive has the name of its file.
  const report = Array.isArray(artifacts) ? artifacts.find((one) => at(one, 'name') === 'index.html') : undefined
  const id = numberAt(report, 'id')
  const site = `[Built site and checks](${page}#artifacts)`
  return id === undefined ? site : `[Full report](${page}/artifacts/${id}) · ${site}`
}

async function main(file: string): Promise<void> {
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
  const parts = [`${MARKER}\n${links} for ${commit.slice(0, 7)}`]
  if (!isFork && isCode)
    parts.push('This pull request changes code, and that code wrote the report below. Review the code first.')
  if (!isFork) parts.push(readSummary(file))
  const body = parts.join('\n\n')
  const previous = numberAt(findOwn(await list(`issues/${number}/comments`), MARKER), 'id')
  if (previous === undefined) await ask('POST', `issues/${number}/comments`, { body })
  else await ask('PATCH', `issues/comments/${previous}`, { body })
}

await main(process.argv[2] ?? 'summary.md')
