import { checkContent } from '../../content-check/check'
import { pluralize } from '../../content-check/messages/text-format'
import { formatYaml } from '../../content-check/write/edit-yaml'
import { changeFiles } from './change-files'
import { runCommand } from './run-command'

const HELP = { usage: 'npm run format', summary: 'formats code, and content files without errors or warnings' }

// The npm script has run Prettier on the code before. Content is formatted as the editor at /admin writes it, so that saving
// an entry there changes only what an editor has changed. A file with mistakes stays as it is, because the content check
// could no longer say what is wrong: a number such as 02134 would lose its zero, and lines of a text would be joined.
void runCommand(HELP, (root) => {
  const { read, problems } = checkContent(root)
  const mistaken = new Set(problems.flatMap(({ file, kind }) => (kind === 'placeholder' ? [] : file)))
  const changes = new Map<string, string>()
  for (const { source } of read) {
    const formatted = source && !mistaken.has(source.file) ? formatYaml(source.fileText) : undefined
    if (source && formatted !== undefined && formatted !== source.fileText) changes.set(source.file, formatted)
  }
  changeFiles(root, changes)
  const skipped = `Skipped ${pluralize(mistaken.size, 'file')} with errors or warnings. Run “npm run content:check”, correct what it lists, and format again:`
  return [
    `Formatted ${pluralize(changes.size, 'content file')}`,
    ...changes.keys(),
    ...(mistaken.size > 0 ? [skipped, ...mistaken] : []),
  ].join('\n')
})
