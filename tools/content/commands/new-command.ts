import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { formatYaml } from './format'
import { newEntry } from './new-entry'
import { runCommand } from './run-command'

/** `npm run content:new`: writes the file of a new entry, and says where it is and who will see it. */
void runCommand(async (root, words) => {
  const { slug, file, text, pages, lists } = newEntry(root, words)
  const location = join(root, file)
  await mkdir(dirname(location), { recursive: true })
  // The flag refuses a file that another program has made in the meantime.
  await writeFile(location, await formatYaml(location, text), { flag: 'wx' })
  return [
    `Wrote ${file}`,
    '',
    'It is a draft: npm run develop shows it, visitors do not see it. Replace every text that begins with',
    '“Replace this”, then remove the line “draft: true”.',
    '',
    `It will be shown on: ${pages.join(', ')}`,
    ...(lists.length > 0 ? [`To have links lead there, add a line “- ${slug}” to any of these lists:`] : []),
    ...lists.map((list) => `  ${list}`),
  ].join('\n')
})
