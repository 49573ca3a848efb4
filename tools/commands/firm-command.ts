import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { quoted } from '../../content-check/messages/text-format'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { filesIn } from '../../content-check/parse/files-in'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { metadataOf, schemaAt } from '../../content-check/parse/schema-path'
import { EMPTY_WORDS_FILE, WORDS_FILE } from '../../content-check/rules/known-words'
import { formatYaml } from '../../content-check/write/edit-yaml'
import { site } from '../../content-model/site'
import { type FieldValue, firmContent } from './firm-content'
import { makeChanges, YES } from './make-changes'
import { ArgumentError, runCommand } from './run-command'

/** The tests of the sample content, which go with it. */
const SAMPLE_TESTS = '__tests__/sample'

/** The command's options, each with its field of `site.yml`. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  name: ['name'],
  url: ['url'],
  email: ['contact', 'email'],
  phone: ['contact', 'phone'],
  language: ['language'],
  'time-zone': ['timeZone'],
  country: ['country'],
}

/** Reads the facts about the firm from the command line. All are required, so that none of another firm's remain. */
function readAnswers(given: Readonly<Record<string, string | undefined>>): FieldValue[] {
  const issues = Object.entries(OPTIONS).flatMap(([name, path]) => {
    const schema = schemaAt(site, path)
    const issue = schema instanceof z.ZodType ? schema.safeParse(given[name]).error?.issues[0] : undefined
    if (!issue) return []
    const reason = given[name] === undefined ? 'is missing' : `${quoted(given[name])} ${issue.message}`
    return `--${name} "${String(metadataOf(schema).example)}": ${reason.replace(/\.$/, '')}.`
  })
  if (issues.length > 0)
    throw new ArgumentError(
      ['Nothing was changed. Add these options, as in the examples, after npm run firm:new --', ...issues].join('\n'),
    )
  return Object.entries(OPTIONS).map(([name, path]) => ({ file: 'site.yml', path, value: given[name] }))
}

const HELP = {
  usage: 'npm run firm:new -- <options> [--yes]',
  summary: 'replaces the content with placeholders for a new firm; without options, it lists those that it needs',
}

void runCommand(HELP, async (root, args) => {
  const answers = Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, { type: 'string' as const }]))
  const { yes, ...given } = parseArgs({ args: [...args], options: { ...answers, ...YES } }).values
  const texts = firmContent(root, readAnswers(given))
  const tests = existsSync(join(root, SAMPLE_TESTS)) ? filesIn(join(root, SAMPLE_TESTS)) : []
  const changes = new Map<string, string | undefined>([
    ...readContentFiles(root).paths.map((path) => [`${CONTENT_FOLDER}/${path}`, undefined] as const),
    ...tests.map((path) => [`${SAMPLE_TESTS}/${path}`, undefined] as const),
    [WORDS_FILE, EMPTY_WORDS_FILE],
    ...[...texts].map(([path, text]) => [`${CONTENT_FOLDER}/${path}`, formatYaml(text)] as const),
  ])
  await makeChanges(root, { changes }, yes)
  return 'The content is now your firm’s. npm run content:check lists the placeholders to replace.\nTo see the site, run npm run develop. docs/make-it-yours.md describes the next steps.'
})
