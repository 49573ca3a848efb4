import { checkContent } from '../../content-check/check'
import { type ContentFolder, contentFolder } from './content-folder'

/** A mistake in a file, the text without and with it, and the full problem report, beginning with the line number. */
export type Mistake = [mistake: string, file: string, from: string, to: string, reported: string]

/** Each problem as one line: position relative to `content/`, field, message, and advice. */
export function problemsOf({ root }: ContentFolder): string[] {
  return checkContent(root).problems.map(({ file, line, column, severity, field, message, advice }) => {
    const kind = severity === 'warning' ? 'Warning: ' : ''
    return `${file.replace('content/', '')}:${line}:${column} ${kind}${field === undefined ? '' : `${field}: `}${message}. ${advice}`
  })
}

/** Defines one test for each mistake: the check reports it verbatim, and reports nothing else. */
export function testMistakes(mistakes: readonly Mistake[]): void {
  test.each([...mistakes])('reports %s', (_, file, from, to, reported) => {
    const content = contentFolder()
    content.replace(file, from, to)
    const problems = problemsOf(content)
    content.dispose()
    expect(problems).toEqual([`${file}:${reported}`])
  })
}
