import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { quoted } from '../../content-check/messages/text-format'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { metadataOf, schemaAt } from '../../content-check/parse/schema-path'
import { formatYaml } from '../../content-check/write/edit-yaml'
import { site } from '../../content-model/site'
import { type FieldValue, firmContent } from './firm-content'
import { ArgumentError, runCommand } from './run-command'

/** What is replaced, by project path: the content, and the sample content's tests. */
const REPLACED = [CONTENT_FOLDER, '__tests__/sample']

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
function readAnswers(args: readonly string[]): FieldValue[] {
  const options = Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, { type: 'string' as const }]))
  const given = parseArgs({ args: [...args], options }).values
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

/** Throws if there are changes that git could not restore after the command. Outside a repository, throws git's error. */
function rejectUncommitted(root: string): void {
  const status = execFileSync('git', ['status', '--porcelain', '--untracked-files=all', '--', ...REPLACED], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  })
  if (status !== '')
    throw new ArgumentError(
      `Nothing was changed. These files have uncommitted changes, which the command would overwrite. Commit or discard them first.\n\n${status.trimEnd()}`,
    )
}

const HELP = {
  usage: 'npm run firm:new -- <options>',
  summary: 'replaces the content with placeholders for a new firm; without options, it lists those that it needs',
}

void runCommand(HELP, (root, args) => {
  rejectUncommitted(root)
  const texts = firmContent(root, readAnswers(args))
  for (const folder of REPLACED) rmSync(join(root, folder), { recursive: true, force: true })
  for (const [path, text] of texts) {
    const file = join(root, CONTENT_FOLDER, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, formatYaml(text))
  }
  return 'The content is now your firm’s. npm run content:check lists the placeholders to replace.\nTo see the site, run npm run develop. docs/make-it-yours.md describes the next steps.'
})
