import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pluralize } from '../messages/text-format'
import { parseYaml } from '../parse/parse-yaml'
import { readContentFiles } from '../parse/read-content-files'
import { formatYaml } from '../write/edit-yaml'
import { runCommand } from './run-command'

/**
 * Part of `npm run format`: formats content files as the editor at /admin writes them. The arguments can name some of them. Files with
 * mistakes in their YAML stay as they are; `npm run content:check` explains these.
 */
void runCommand((root, args) => {
  const named = args.map((file) => resolve(file))
  const changed = readContentFiles(root).entries.flatMap(({ source }) => {
    if (!source || (named.length > 0 && !named.includes(join(root, source.file)))) return []
    if (parseYaml(source).problems.length > 0) return []
    const formatted = formatYaml(source.text)
    if (formatted === source.text) return []
    writeFileSync(join(root, source.file), formatted)
    return [source.file]
  })
  return [`Formatted ${pluralize(changed.length, 'content file')}`, ...changed].join('\n')
})
