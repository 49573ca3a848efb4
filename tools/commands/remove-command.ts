import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { planRemoval } from './remove'
import { runCommand } from './run-command'

/** `npm run content:remove`: removes an entry and every reference to it. */
void runCommand((root, args) => {
  const { removed, texts, redirects, moved } = planRemoval(root, args)
  for (const [path, text] of texts) writeFileSync(join(root, CONTENT_FOLDER, path), text)
  rmSync(join(root, CONTENT_FOLDER, removed))
  return [
    `Removed ${CONTENT_FOLDER}/${removed}`,
    ...[...texts.keys()].map((path) => `Changed ${CONTENT_FOLDER}/${path}`),
    ...moved.map((field) => `This link has another target now; check its text: ${field}`),
    ...redirects.map(({ from, to }) => `${from} now redirects to ${to}`),
  ].join('\n')
})
