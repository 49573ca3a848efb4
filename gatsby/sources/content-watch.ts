import { join, sep } from 'node:path'
import { watch } from 'chokidar'
import type { Reporter } from 'gatsby'
import { hasMistakes } from '../../content-check/messages/problem'
import { formatProblems } from '../../content-check/messages/report'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import type { ProblemStream } from './problem-stream'
import { copyValidContent } from './validated-copy'

/** How long the files must be unchanged: text editors write a file in several steps. */
const QUIET_PERIOD_MS = 50

interface WatchOptions {
  reporter: Pick<Reporter, 'info' | 'log' | 'success' | 'warn'>
  problems: Pick<ProblemStream, 'show'>
  /** Waits until Gatsby has processed the last change. A change that arrives while queries run makes them fail. */
  waitUntilIdle: () => Promise<void>
}

/**
 * Keeps the validated copy current in `gatsby develop`. Errors appear in terminal and browser; the last valid content
 * stays. Resolves once valid, with a function that stops watching.
 */
export async function watchContent(
  root: string,
  { reporter, problems: stream, waitUntilIdle }: WatchOptions,
): Promise<() => Promise<void>> {
  const folder = join(root, CONTENT_FOLDER)
  // The root is also watched, because the folder may be moved away and back.
  const isElsewhere = (path: string) => path !== root && path !== folder && !path.startsWith(folder + sep)
  const watcher = watch(root, { ignored: isElsewhere, ignoreInitial: true })
  let reported = ''
  let started = false
  let idle = Promise.resolve()

  /** Checks and copies the content, and calls `start` if valid. Resolves when Gatsby is idle again. */
  const settle = async (start: () => void): Promise<void> => {
    const report = await copyValidContent(root)
    const isValid = !hasMistakes(report)
    // The pages show the placeholders. A new site has hundreds, which would hide all other problems here.
    const problems = report.problems.filter(({ kind }) => kind !== 'placeholder')
    const text = problems.length > 0 ? formatProblems({ ...report, problems }) : ''
    // `reporter.error` would print the heading UNKNOWN above it.
    if (!isValid) reporter.log(`\n${text}\n`)
    else if (text !== '' && text !== reported) reporter.warn(text)
    else if (text === '' && reported !== '') reporter.success('The content is valid again')
    reported = text
    stream.show(isValid ? '' : text)
    if (!isValid && !started) reporter.info('The site will start as soon as the content is valid')
    if (!isValid) return
    started = true
    start()
    await waitUntilIdle()
  }

  await new Promise<void>((start) => {
    let timer: NodeJS.Timeout | undefined
    watcher
      .on('ready', () => {
        idle = settle(start)
      })
      .on('error', ({ message }) => {
        reporter.warn(`Some content is no longer watched: ${message}`)
      })
      .on('all', () => {
        void idle.then(() => {
          clearTimeout(timer)
          timer = setTimeout(() => {
            idle = settle(start)
          }, QUIET_PERIOD_MS)
        })
      })
  })
  return () => watcher.close()
}
