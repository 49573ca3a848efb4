import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readContentFiles } from '../parse/content-files'
import { formatYaml } from './format-yaml'
import { parseYaml } from '../parse/parse-yaml'
import type { Problem } from '../messages/problem'
import { formatProblems } from '../messages/report'
import { runCommand } from './run-command'
import { pluralize } from '../messages/text-format'

/** `npm run content:format`: formats every readable file of `content/`, and lists the others. */
void runCommand(async (root) => {
  const { entries, problems } = readContentFiles(root)
  const broken: Problem[] = [...problems]
  const changed: string[] = []
  for (const { source } of entries) {
    if (!source) continue
    const { tree, problems: syntax } = parseYaml(source)
    broken.push(...(tree ? [] : syntax))
    if (!tree) continue
    const location = join(root, source.file)
    const text = await formatYaml(location, source.text)
    // Bytes are compared because the decoded text lacks the byte order mark.
    if (Buffer.from(text).equals(await readFile(location))) continue
    await writeFile(location, text)
    changed.push(source.file)
  }
  const summary = [
    ...changed.map((file) => `Formatted ${file}`),
    `Formatted ${changed.length} of ${pluralize(entries.length, 'file')}`,
  ]
  if (broken.length > 0)
    throw new Error([summary.join('\n'), formatProblems({ problems: broken, files: entries.length })].join('\n\n'))
  return summary.join('\n')
})
