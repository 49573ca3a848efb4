import { parseArgs } from 'node:util'
import { z } from 'zod'
import { site } from '../../../src/content-model/site'
import { joinWithAnd, quoted } from '../messages/text-format'
import { metadataOf, schemaAt } from '../parse/schema-path'
import { ArgumentError } from './arguments'
import type { FieldValue } from './firm-content'

/** A fact about the firm in `site.yml`, which is an option of the command and a question in the terminal. */
interface Question {
  option: string
  path: readonly string[]
  /** Without an answer, the content keeps its present value. */
  isOptional?: true
}

const QUESTIONS: readonly Question[] = [
  { option: 'name', path: ['name'] },
  { option: 'url', path: ['url'] },
  { option: 'email', path: ['contact', 'email'] },
  { option: 'phone', path: ['contact', 'phone'] },
  { option: 'language', path: ['language'], isOptional: true },
  { option: 'time-zone', path: ['timeZone'], isOptional: true },
  { option: 'country', path: ['country'], isOptional: true },
]

/** Reads a line that somebody types. */
type Ask = (prompt: string) => Promise<string>

/** What is wrong with an answer; undefined if its field accepts it. */
function issueOf({ path }: Question, answer: string): string | undefined {
  const schema = schemaAt(site, path)
  const issue = schema instanceof z.ZodType ? schema.safeParse(answer).error?.issues[0] : undefined
  return issue && `${quoted(answer)} ${issue.message.replace(/\.$/, '')}.`
}

/** Asks until there is a valid answer; an empty one only if the question is optional. */
async function askFor(question: Question, ask: Ask, issue = ''): Promise<string> {
  const { label, example } = metadataOf(schemaAt(site, question.path))
  const help = question.isOptional ? '; Enter to keep the current one' : ''
  const answer = (await ask(`${issue}${label} (such as ${String(example)}${help}): `)).trim()
  const wrong = question.isOptional && answer === '' ? undefined : issueOf(question, answer)
  return wrong === undefined ? answer : askFor(question, ask, `${wrong}\n`)
}

/**
 * Reads the answers from the command line, and asks for the others.
 *
 * @param ask reads a line from the terminal; undefined if there is nobody to ask
 * @returns the fields that the answers fill in
 * @throws {@link ArgumentError} if an answer on the command line is invalid, or one is missing and there is nobody to ask
 */
export async function readAnswers(args: readonly string[], ask: Ask | undefined): Promise<FieldValue[]> {
  const options = Object.fromEntries(QUESTIONS.map(({ option }) => [option, { type: 'string' as const }]))
  const given = parseArgs({ args: [...args], options }).values
  const answered = QUESTIONS.map((question) => ({ ...question, answer: given[question.option] }))
  const issues = answered.flatMap(({ answer, ...question }) =>
    typeof answer === 'string' ? (issueOf(question, answer) ?? []) : [],
  )
  if (issues.length > 0) throw new ArgumentError(issues.join('\n'))
  const missing = answered.filter(({ answer, isOptional }) => answer === undefined && !isOptional)
  if (!ask && missing.length > 0)
    throw new ArgumentError(
      `Write ${joinWithAnd(missing.map(({ option }) => `--${option}`))} as well, or run the command in a terminal, where it asks.`,
    )
  const values: FieldValue[] = []
  for (const { answer, ...question } of answered) {
    const value = answer ?? (ask ? await askFor(question, ask) : '')
    if (value !== '') values.push({ file: 'site.yml', path: question.path, value })
  }
  return values
}
