import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pluralize } from '../../content-check/messages/text-format'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { formatYaml } from '../../content-check/write/edit-yaml'
import { runCommand } from './run-command'

const HELP = { usage: 'npm run format', summary: 'formats all files, content and code' }

// The npm script has run Prettier on the code before. Content is formatted as the editor at /admin writes it, so that saving
// an entry there changes only what an editor has changed. A file that cannot be parsed stays as it is.
void runCommand(HELP, (root) => {
  const changed = readContentFiles(root).entries.flatMap(({ source, entry }) => {
    const formatted = source && entry ? formatYaml(source.text) : undefined
    if (!source || formatted === undefined || formatted === source.text) return []
    writeFileSync(join(root, source.file), formatted)
    return [source.file]
  })
  return [`Formatted ${pluralize(changed.length, 'content file')}`, ...changed].join('\n')
})
