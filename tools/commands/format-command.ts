import { pluralize } from '../../content-check/messages/text-format'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { formatYaml } from '../../content-check/write/edit-yaml'
import { changeFiles } from './change-files'
import { runCommand } from './run-command'

const HELP = { usage: 'npm run format', summary: 'formats all files, content and code' }

// The npm script has run Prettier on the code before. Content is formatted as the editor at /admin writes it, so that saving
// an entry there changes only what an editor has changed. A file that cannot be parsed stays as it is.
void runCommand(HELP, (root) => {
  const changes = new Map<string, string>()
  for (const { source, entry } of readContentFiles(root).entries) {
    const formatted = source && entry ? formatYaml(source.fileText) : undefined
    if (source && formatted !== undefined && formatted !== source.fileText) changes.set(source.file, formatted)
  }
  changeFiles(root, changes)
  return [`Formatted ${pluralize(changes.size, 'content file')}`, ...changes.keys()].join('\n')
})
