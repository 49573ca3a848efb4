/**
 * Shows the summary of a preview as the one comment of its pull request: posts it, or updates it.
 *
 *     node .github/scripts/preview-comment.mts summary.md
 *
 * It runs without packages, with what GitHub Actions puts into the environment of a workflow that `workflow_run` starts.
 *
 * A pull request's own code may have written the summary, and then it can say anything. The summary is shown where the code
 * of the base branch wrote it, or where its author can push to the repository anyway. Whose it is, the event and the API say.
 */
import { lstatSync, readFileSync } from 'node:fs'
import { ask, at, BOT, environment, list, parse, textAt, type Json } from './github-api.mts'

/** The beginning of a comment that this script posted; readers do not see it. */
const MARKER = '<!-- preview-report -->'

/** GitHub refuses comments of more than 65,536 characters. */
const LONGEST = 60_000

/** A larger summary is not read, in bytes. */
const LARGEST_SUMMARY = 100_000

/** GitHub lists no more changed files of a pull request: https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files */
const MOST_FILES = 3000

/** The only folder that holds no code. */
const CONTENT = 'content/'

/** The open pull request that the run was for, as long as nothing was pushed to it since. */
async function findPullRequest(run: Json | undefined): Promise<number | undefined> {
  const head = `${textAt(run, 'head_repository', 'owner', 'login')}:${textAt(run, 'head_branch')}`
  const pulls = await list(`pulls?state=open&head=${encodeURIComponent(head)}`)
  const number = at(
    pulls.find((pull) => at(pull, 'head', 'sha') === textAt(run, 'head_sha')),
    'number',
  )
  return typeof number === 'number' ? number : undefined
}

/** Whether a pull request changes any file outside the content. A file that GitHub does not list may be one. */
async function changesCode(pull: number): Promise<boolean> {
  const files = await list(`pulls/${pull}/files`, MOST_FILES)
  const paths = files.flatMap((file) => {
    const renamed = at(file, 'previous_filename') !== undefined
    return [textAt(file, 'filename'), ...(renamed ? [textAt(file, 'previous_filename')] : [])]
  })
  return files.length >= MOST_FILES || paths.some((path) => !path.startsWith(CONTENT))
}

/** The summary as Markdown, or why it is not shown. */
function readSummary(file: string): string {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (!found) return 'The preview ended before its summary was written.'
  if (!found.isFile()) return 'The summary is not shown because it is not a regular file.'
  if (found.size > LARGEST_SUMMARY) return 'The summary is not shown because it is larger than 100 kB.'
  const text = readFileSync(file, 'utf8')
  // No half of a character that takes two.
  return text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')}…` : text
}

/** The comment without its first line, which is the link to the report. */
function remarksOf(file: string, { isCode, isFork }: { isCode: boolean; isFork: boolean }): string[] {
  if (isCode && isFork)
    return [
      "This pull request changes code, so its report was written by that code and isn't shown here. Review the code first.",
    ]
  const warning = 'This pull request changes code, and that code wrote the report below. Review the code first.'
  return [...(isCode ? [warning] : []), readSummary(file)]
}

/** Posts the comment of a pull request, or updates the one from an earlier preview. */
async function show(pull: number, body: string): Promise<void> {
  const former = (await list(`issues/${pull}/comments`)).find(
    (comment) => at(comment, 'user', 'login') === BOT && textAt(comment, 'body').startsWith(MARKER),
  )
  const id = at(former, 'id')
  if (typeof id === 'number') await ask('PATCH', `issues/comments/${id}`, { body })
  else await ask('POST', `issues/${pull}/comments`, { body })
}

async function main(file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error('Name the file of the summary')
  const run = at(parse(readFileSync(environment('GITHUB_EVENT_PATH'), 'utf8')), 'workflow_run')
  const commit = textAt(run, 'head_sha')
  const number = await findPullRequest(run)
  const isCode = number !== undefined && (await changesCode(number))
  // Read after the files: a push between the two requests would have changed which files are listed.
  const pull = number === undefined ? undefined : await ask('GET', `pulls/${number}`)
  if (number === undefined || at(pull, 'head', 'sha') !== commit) {
    console.log('No open pull request is at the commit of the preview.')
    return
  }
  const isFork = at(pull, 'head', 'repo', 'full_name') !== environment('GITHUB_REPOSITORY')
  // First, so that nothing in a summary, such as a comment that never ends, can hide it.
  const link = `[The preview and the whole report](${textAt(run, 'html_url')}#artifacts) of ${commit.slice(0, 7)}`
  await show(number, [`${MARKER}\n${link}`, ...remarksOf(file, { isCode, isFork })].join('\n\n'))
}

await main(process.argv[2])
