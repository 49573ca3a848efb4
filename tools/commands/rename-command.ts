import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { planRename } from './rename'
import { runCommand } from './run-command'

/** `npm run content:rename`: changes the slug of an entry everywhere. */
void runCommand((root, args) => {
  const { from, to, texts, redirects } = planRename(root, args)
  for (const [path, text] of texts) writeFileSync(join(root, CONTENT_FOLDER, path), text)
  rmSync(join(root, CONTENT_FOLDER, from))
  return [
    `Moved ${CONTENT_FOLDER}/${from} to ${CONTENT_FOLDER}/${to}`,
    ...[...texts.keys()].filter((path) => path !== to).map((path) => `Changed ${CONTENT_FOLDER}/${path}`),
    ...redirects.map((redirect) => `${redirect.from} now redirects to ${redirect.to}`),
  ].join('\n')
})
