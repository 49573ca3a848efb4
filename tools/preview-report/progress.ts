/** Where progress is told: a terminal, whose line is drawn again, or the log of a workflow. */
export interface ProgressStream {
  isTTY?: boolean
  write: (text: string) => unknown
}

/** How many letters the bar has. */
const BAR = 24

/** How often a log gets a line, in milliseconds: often enough to see that something goes on. */
const LOG_PAUSE = 10_000

/**
 * Tells how far a long task is and how long it will still take.
 *
 * @param task what is being done, such as `Pictures`
 * @param stream where it is told; standard error, so that the output stays what was asked for
 * @param now the time in milliseconds
 * @returns a function to call with how much is done and how much there is in all
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
    const passed = time - start
    const when = isEnd ? `in ${duration(passed)}` : done > 0 ? `${duration((passed / done) * (all - done))} left` : ''
    const told = `${done} of ${all}${when && `, ${when}`}`
    if (stream.isTTY) {
      const full = all > 0 ? Math.round((done / all) * BAR) : BAR
      // Goes back to the line's beginning and clears it.
      stream.write(`\r\u001B[K${task} ${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${told}${isEnd ? '\n' : ''}`)
    } else if (isEnd || time - lastLine >= LOG_PAUSE) {
      lastLine = time
      stream.write(`${task}: ${told}\n`)
    }
  }
}

/** A duration as a person says it. */
function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
