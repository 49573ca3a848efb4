import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newEntry } from './new-entry'
import { runCommand } from './run-command'

/** `npm run content:new`: writes the file of a new entry, and prints its path and the pages that will show it. */
void runCommand(async (root, args) => {
  const { slug, file, text, pages, lists } = newEntry(root, args)
  const location = join(root, file)
  await mkdir(dirname(location), { recursive: true })
  // The flag makes the write fail if another program has created the file in the meantime.
  await writeFile(location, text, { flag: 'wx' })
  return [
    `Wrote ${file}`,
    '',
    'It is a draft: npm run develop shows it, but visitors do not see it. Replace every text that begins with',
    '“To write”, then remove the line “draft: true”.',
    '',
    `It will be shown on: ${pages.join(', ')}`,
    ...(lists.length > 0 ? [`To link to it, add a line “- ${slug}” to any of these lists:`] : []),
    ...lists.map((list) => `  ${list}`),
  ].join('\n')
})
