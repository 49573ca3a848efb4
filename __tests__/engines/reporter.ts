import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const SYMBOLS = { passed: '✓', failed: '✗', timedOut: '✗', interrupted: '✗', skipped: '–' } as const

/** Prints each journey by its engine and name, why it was skipped, and how it failed. */
export default class JourneyReporter implements Reporter {
  private readonly counts = new Map<TestResult['status'], number>()

  onStdOut(text: string | Buffer): void {
    process.stdout.write(text)
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    this.counts.set(status, (this.counts.get(status) ?? 0) + 1)
    const reason = test.annotations.find(({ type }) => type === 'skip')?.description
    const engine = test.parent.project()?.name ?? ''
    console.log(`${SYMBOLS[status]} ${engine}: ${test.title}${reason === undefined ? '' : ` (${reason})`}`)
    for (const { stack, message } of errors) console.log(stack ?? message)
  }

  onEnd({ status }: FullResult): void {
    console.log([...this.counts].map(([name, count]) => `${count} ${name}`).join(', '))
    if (this.counts.size === 0) console.log(`no journey ran: ${status}`)
  }

  onError({ stack, message }: { stack?: string; message?: string }): void {
    console.error(stack ?? message)
  }
}
