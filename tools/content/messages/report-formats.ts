import { type ContentReport, countProblems, type Problem } from './problem'
import { formatProblem, formatProblems, formatSummary } from './report'

/** The formats in which a report can be printed. */
export const REPORT_FORMATS = ['text', 'json', 'github'] as const

/** One of {@link REPORT_FORMATS}. */
export type ReportFormat = (typeof REPORT_FORMATS)[number]

// The characters that GitHub Actions workflow commands escape: actions/toolkit, packages/core/src/command.ts.
const escapedData = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
const escapedProperty = (text: string) => escapedData(text).replace(/:/g, '%3A').replace(/,/g, '%2C')

/** A remark on a line of a file. */
interface Annotation {
  severity: 'error' | 'warning'
  file: string
  line?: number
  column?: number
  text: string
}

/** Formats an annotation on a line of a pull request, as GitHub Actions reads it in the output of a command. */
export function formatAnnotation({ severity, file, line = 1, column = 1, text }: Annotation): string {
  return `::${severity} file=${escapedProperty(file)},line=${line},col=${column}::${escapedData(text)}`
}

function annotation(problem: Problem): string {
  return formatAnnotation({ severity: 'error', ...problem, text: formatProblem(problem) })
}

/** JSON does not escape these control characters, and terminals act on them. */
const RAW_CONTROLS = /[\u007f-\u009f]/g

function json(report: ContentReport): string {
  const problems = report.problems.map((problem) => ({ severity: 'error', ...problem }))
  return JSON.stringify({ files: report.files, ...countProblems(report), problems }, null, 2).replace(
    RAW_CONTROLS,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  )
}

/**
 * Formats a report.
 *
 * @param format `text` for people, `json` for programs, `github` for annotations on the lines of a pull request
 * @param color whether the text may contain ANSI colors
 */
export function formatReport(report: ContentReport, format: ReportFormat, color: boolean): string {
  switch (format) {
    case 'text':
      return formatProblems(report, color)
    case 'json':
      return json(report)
    case 'github':
      return [...report.problems.map(annotation), formatSummary(report)].join('\n')
  }
}
