import { checkContent } from '../../../tools/content/check'
import { contentFolder, type ContentFolder } from './content-folder'

/** A mistake in a file, what stands there before and after it, and what is told: from the line on, to the last word. */
export type Mistake = [mistake: string, file: string, from: string, to: string, told: string]

/** Each problem as one line: place within `content/`, field, what is wrong, what would be right. */
export function problemsOf({ root }: ContentFolder): string[] {
  return checkContent(root).problems.map(({ file, line, column, severity, field, message, advice }) => {
    const kind = severity === 'warning' ? 'Warning: ' : ''
    return `${file.replace('content/', '')}:${line}:${column} ${kind}${field === undefined ? '' : `${field}: `}${message}. ${advice}`
  })
}

/** One test for each mistake: it is told in exactly these words, and nothing else is. */
export function eachIsToldOnce(mistakes: readonly Mistake[]): void {
  test.each([...mistakes])('%s', (_, file, from, to, told) => {
    const content = contentFolder()
    content.replace(file, from, to)
    const problems = problemsOf(content)
    content.dispose()
    expect(problems).toEqual([`${file}:${told}`])
  })
}
