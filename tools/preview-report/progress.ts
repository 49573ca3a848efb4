/** The output for progress: a terminal, where the line is redrawn, or the log of a workflow. */
export interface ProgressStream {
  isTTY?: boolean
  write: (text: string) => unknown
}

/** The width of the bar in characters. */
const BAR_WIDTH = 24

/** The interval between lines in a log: short enough to show that work is in progress. */
const LOG_INTERVAL_MS = 10_000

/**
 * Reports the progress and the remaining time of a long task.
 *
 * @param task the name of the task, such as `Screenshots`
 * @param stream the output; standard error by default, so that standard output has only the result
 * @param now the current time in milliseconds
 * @returns a function to call with the number done and the total
 */
export function startProgress(
  task: string,
  stream: ProgressStream = process.stderr,
  now: () => number = Date.now,
): (done: number, all: number) => void {
  const start = now()
  let lastLine = start
  return (done, all) => {
    const time = now()
    const isEnd = done >= all
    const elapsed = time - start
    const when = isEnd ? `in ${duration(elapsed)}` : done > 0 ? `${duration((elapsed / done) * (all - done))} left` : ''
    const status = `${done} of ${all}${when && `, ${when}`}`
    if (stream.isTTY) {
      const full = all > 0 ? Math.round((done / all) * BAR_WIDTH) : BAR_WIDTH
      // Returns to the beginning of the line and clears it.
      stream.write(`\r\u001B[K${task} ${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${status}${isEnd ? '\n' : ''}`)
    } else if (isEnd || time - lastLine >= LOG_INTERVAL_MS) {
      lastLine = time
      stream.write(`${task}: ${status}\n`)
    }
  }
}

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
