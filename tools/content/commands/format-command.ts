import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pluralize } from '../messages/text-format'
import { CONTENT_FOLDER } from '../parse/content-files'
import { readContentFiles } from '../parse/read-content-files'
import { formatYaml } from '../write/edit-yaml'
import { runCommand } from './run-command'

/** Part of `npm run format`: formats content files as the editor at /admin writes them. The arguments can name some of them. */
void runCommand((root, args) => {
  const named = args.map((file) => resolve(file))
  const changed = readContentFiles(root)
    .entries.map(({ path }) => `${CONTENT_FOLDER}/${path}`)
    .filter((file) => named.length === 0 || named.includes(join(root, file)))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const formatted = formatYaml(text)
      if (formatted !== text) writeFileSync(join(root, file), formatted)
      return formatted !== text
    })
  return [`Formatted ${pluralize(changed.length, 'content file')}`, ...changed].join('\n')
})
