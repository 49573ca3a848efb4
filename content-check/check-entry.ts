import { compareProblems, MAX_PROBLEMS, type Problem } from './messages/problem'
import type { TextField } from './parse/schema-path'
import { spanOf } from './parse/yaml-tree'
import { checkBracketCommas } from './rules/bracket-commas'
import { checkColors } from './rules/brand'
import { checkCharacters } from './rules/characters'
import { type Entry, type FieldFinding, fieldProblem, type KnownTargets } from './rules/entry'
import { checkHours } from './rules/hours'
import { checkAltText, wrongImage } from './rules/images'
import { wrongExternalAddress } from './rules/links'
import { checkSectionTexts } from './rules/page-rules'
import { isDraft, leftPlaceholder } from './rules/placeholder-text'
import { checkRedirects } from './rules/redirects'
import { brokenReference, checkDuplicates } from './rules/reference-check'
import { checkNames, checkSchema } from './rules/schema-check'
import { swallowedLine } from './rules/swallowed-lines'
import { notText, takenPrefix, unknownPlaceholder, wrongPhoneNumber } from './rules/text-rules'
import { indentationDigit, yamlPitfall } from './rules/yaml-pitfalls'

const positionOf = ({ line, column }: Problem) => `${line}:${column}`

/**
 * Merges lists of problems. A problem at a position that an earlier list has reported is left out: it is usually another
 * consequence of the same mistake.
 *
 * @param explained problems that only stand for their positions
 */
function mergeProblems(explained: readonly Problem[], lists: readonly (readonly Problem[])[]): Problem[] {
  const reported = new Set(explained.map(positionOf))
  return lists.flatMap((list) => {
    const fresh = list.filter((problem) => !reported.has(positionOf(problem)))
    for (const problem of fresh) reported.add(positionOf(problem))
    return fresh
  })
}

type FieldRule = (field: TextField, entry: Entry, known: KnownTargets) => FieldFinding | undefined

/** Rules that run before the schema: where both find a problem, only the first is reported, and these suggest a cure. */
const FIRST_RULES: readonly FieldRule[] = [
  yamlPitfall,
  indentationDigit,
  takenPrefix,
  brokenReference,
  wrongExternalAddress,
  wrongImage,
]

const FURTHER_RULES: readonly FieldRule[] = [wrongPhoneNumber, leftPlaceholder, unknownPlaceholder, notText]

/** Turns what an unfinished draft lacks into a warning: it is still to be written, and no visitor sees it. */
const toWrite = (problem: Problem): Problem =>
  problem.kind === 'missing' || problem.kind === 'placeholder'
    ? { ...problem, kind: 'placeholder', severity: 'warning' }
    : problem

/**
 * Checks one entry by the rules that need no other file. The editor at /admin uses it for each save.
 *
 * @param fields the texts in the entry
 * @param known what the entry can refer to
 * @returns at most {@link MAX_PROBLEMS} errors and as many warnings, each sorted by position
 */
export function checkEntry(entry: Entry, fields: readonly TextField[], known: KnownTargets): Problem[] {
  const checkFields = (rules: readonly FieldRule[]) =>
    rules.map((rule) =>
      fields.flatMap((field) => {
        const finding = rule(field, entry, known)
        return finding ? fieldProblem(entry, field.path, finding) : []
      }),
    )
  const characters = checkCharacters(entry, fields, known)
  const misread = new Set(characters.flatMap(({ severity, field }) => (severity === 'warning' ? [] : [field])))
  const { problems: commas, explained } = checkBracketCommas(entry)
  const swallowed = fields.flatMap((field) => {
    const finding = swallowedLine(field, entry)
    return finding ? { field, finding } : []
  })
  // A text may be too long only because lines were joined to it. Then, this is an error, and explains the other one.
  const tooLong = swallowed
    .filter(({ finding }) => finding.severity === undefined)
    .map(({ field, finding }) => fieldProblem(entry, field.path, { ...finding, span: spanOf(field.node) }))
  const others = mergeProblems(
    [...explained, ...tooLong],
    [
      checkNames(entry),
      checkRedirects(entry, fields, known),
      swallowed.map(({ field, finding }) => fieldProblem(entry, field.path, finding)),
      ...checkFields(FIRST_RULES),
      checkSchema(entry),
      checkSectionTexts(entry, known),
      checkAltText(entry),
      checkColors(entry),
      checkHours(entry, known),
      checkDuplicates(entry, fields),
      ...checkFields(FURTHER_RULES),
    ],
  )
  // What a rule says about a value is often untrue if one of its characters is not what it looks like.
  const found = [...characters, ...commas, ...others.filter(({ field }) => field === undefined || !misread.has(field))]
  const problems = (isDraft(entry.value) ? found.map(toWrite) : found).sort(compareProblems)
  const first = (severity?: 'warning') =>
    problems.filter((problem) => problem.severity === severity).slice(0, MAX_PROBLEMS)
  // Limited separately, so that warnings never crowd out an error.
  return [...first(), ...first('warning')]
}
