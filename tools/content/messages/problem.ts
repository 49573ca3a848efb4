/** One mistake in the content: where it is, what is wrong and what would be right. */
export interface Problem {
  /** Path from the project's root with `/` between folders, such as `content/services/tax-planning.yml`. */
  file: string
  /** Line, from 1. */
  line: number
  /** Column in UTF-16 units as editors count it, from 1. */
  column: number
  /** How many characters of the line are meant, at least 1. */
  length: number
  /** The text of that line; empty where the file itself is the problem. */
  source: string
  /** The labels that lead to the field, outermost first, such as `Hero › First button › Words`. */
  field?: string
  /** What is wrong: after the field's label, or as a sentence of its own; without capital and full stop. */
  message: string
  /** What would be right: one or two whole sentences. */
  advice: string
  /** Absent for an error. A warning is told, and stops neither the check nor a build. */
  severity?: 'warning'
  /** What kind of mistake it is, where that is told apart from all others. */
  kind?: 'spelling'
}

/** The words of a problem, apart from its place. */
export type Finding = Pick<Problem, 'field' | 'message' | 'advice' | 'severity' | 'kind'>

/** What a check of the whole content found. */
export interface ContentReport {
  /** Sorted by file, line and column. */
  problems: readonly Problem[]
  /** How many files were checked, pictures included. */
  files: number
}

/** How many errors and warnings a report has; one without errors passes. */
export function countProblems({ problems }: ContentReport): { errors: number; warnings: number } {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length
  return { errors: problems.length - warnings, warnings }
}

/**
 * A problem of a file as a whole: it is missing, or cannot be read.
 *
 * @param file path from the project's root
 */
export function fileProblem(file: string, finding: Finding): Problem {
  return { file, line: 1, column: 1, length: 1, source: '', ...finding }
}

/** How many errors, and how many warnings, are reported for one file; a file with more is another kind of file. */
export const MOST_PROBLEMS = 100

/** The problems of the first items that have one, for checks that take long to find out what was meant. */
export function firstProblems<Item>(items: readonly Item[], problemOf: (item: Item) => Problem | undefined): Problem[] {
  const problems: Problem[] = []
  for (const item of items) {
    const problem = problemOf(item)
    if (problem) problems.push(problem)
    if (problems.length >= MOST_PROBLEMS) break
  }
  return problems
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Orders problems by file, line and column, for `sort`. */
export function compareProblems(a: Problem, b: Problem): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column
}
