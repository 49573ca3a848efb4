import type { FieldPath } from '../parse/schema-path'

/** One mistake in the content: where it is, what is wrong, and what would be right. */
export interface Problem {
  /** Path from the root with `/`, such as `content/services/tax-planning.yml`. */
  file: string
  /** Starting at 1. */
  line: number
  /** Column in UTF-16 code units, as text editors count it, starting at 1. */
  column: number
  /** The number of characters on the line that the problem covers, at least 1. */
  length: number
  /** The text of that line; empty if the file itself is the problem. */
  source: string
  /** The labels to the field, outermost first, such as `Hero › First button › Words`. */
  field?: string
  /** The path to the field. */
  path?: FieldPath
  /** What is wrong, without an initial capital or a period, after the field's label, if any. */
  message: string
  /** What would be right: one or two complete sentences. */
  advice: string
  /** Absent for an error. A warning fails neither the check nor a build. */
  severity?: 'warning'
  /**
   * `placeholder` is text that is still to be written: it fails a build for visitors, but not a preview. What an
   * unfinished draft lacks counts as such. `missing` is a required field that the file does not have. `unpublished` is what
   * becomes right once visitors can see another entry.
   */
  kind?: 'spelling' | 'placeholder' | 'missing' | 'unpublished'
}

export type Finding = Pick<Problem, 'field' | 'path' | 'message' | 'advice' | 'severity' | 'kind'>

export interface ContentReport {
  /** Sorted by file, line, and column. */
  problems: readonly Problem[]
  /** The number of files checked, including images. */
  files: number
}

/** Counts a report's errors and warnings. A report without errors passes. */
export function countProblems({ problems }: ContentReport): { errors: number; warnings: number } {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length
  return { errors: problems.length - warnings, warnings }
}

/** Whether there are errors besides placeholders, so that not even a preview can be built. */
export function hasMistakes({ problems }: Pick<ContentReport, 'problems'>): boolean {
  return problems.some(({ severity, kind }) => severity !== 'warning' && kind !== 'placeholder')
}

/** A problem with a file as a whole: it is missing, or cannot be read. */
export function fileProblem(file: string, finding: Finding): Problem {
  return { file, line: 1, column: 1, length: 1, source: '', ...finding }
}

/** The most errors, and the most warnings, that are reported for one file. One with more is some other kind of file. */
export const MAX_PROBLEMS = 100

/** Compares problems by file, line, and column, for `sort`. */
export function compareProblems(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}
