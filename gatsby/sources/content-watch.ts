import { join, sep } from 'node:path'
import { watch } from 'chokidar'
import type { Reporter } from 'gatsby'
import { CONTENT_FOLDER } from '../../tools/content/parse/content-files'
import { countProblems } from '../../tools/content/messages/problem'
import { formatProblems } from '../../tools/content/messages/report'
import { mirrorContent } from './validated-copy'
import type { ProblemStream } from './problem-stream'

/** How long nothing must change before the content is read, in milliseconds: editors write a file in several steps. */
const QUIET = 50

/** What the watch tells, and to whom. */
interface Preview {
  reporter: Pick<Reporter, 'info' | 'log' | 'success' | 'warn'>
  problems: Pick<ProblemStream, 'show'>
  /** Waits until Gatsby is done with the last change. One that comes while its queries run would make them fail. */
  atRest: () => Promise<void>
}

/**
 * Keeps the mirror of the content up to date while `gatsby develop` runs. Content with errors never reaches Gatsby: it is
 * told in the terminal and to the browser, and the site goes on with what was right last.
 *
 * @param root the folder that holds `content/`
 * @returns a promise that waits until the content has once been without errors; it gives the function that ends it all
 */
export async function watchContent(
  root: string,
  { reporter, problems, atRest }: Preview,
): Promise<() => Promise<void>> {
  const folder = join(root, CONTENT_FOLDER)
  // The root is watched for the folder's sake, which may be moved away and back.
  const isElsewhere = (path: string) => path !== root && path !== folder && !path.startsWith(folder + sep)
  const watcher = watch(root, { ignored: isElsewhere, ignoreInitial: true })
  let told = ''
  let started = false
  let rest = Promise.resolve()

  /** Reads the content as it is now, and tells `start` where it is right; done when Gatsby is at rest after it. */
  const settle = async (start: () => void): Promise<void> => {
    const report = await mirrorContent(root)
    const isRight = countProblems(report).errors === 0
    const text = report.problems.length > 0 ? formatProblems(report) : ''
    // Gatsby would head an error with the word UNKNOWN.
    if (!isRight) reporter.log(`\n${formatProblems(report, process.stdout.isTTY)}\n`)
    else if (text !== '' && text !== told) reporter.warn(text)
    else if (text === '' && told !== '') reporter.success('The content is right again')
    told = text
    problems.show(isRight ? '' : text)
    if (!isRight && !started) reporter.info('The site starts by itself as soon as the content is right')
    if (!isRight) return
    started = true
    start()
    await atRest()
  }

  await new Promise<void>((start) => {
    let timer: NodeJS.Timeout | undefined
    watcher
      .on('ready', () => {
        rest = settle(start)
      })
      .on('error', ({ message }) => {
        reporter.warn(`The content is no longer watched in full: ${message}`)
      })
      .on('all', () => {
        void rest.then(() => {
          clearTimeout(timer)
          timer = setTimeout(() => {
            rest = settle(start)
          }, QUIET)
        })
      })
  })
  return () => watcher.close()
}
