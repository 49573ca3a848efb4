import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { planRemoval } from './remove'
import { runCommand } from './run-command'

/** `npm run content:remove`: removes an entry, every reference to it, and the images that only it uses. */
void runCommand((root, args) => {
  const { removed, texts, redirects, moved } = planRemoval(root, args)
  for (const [path, text] of texts) writeFileSync(join(root, CONTENT_FOLDER, path), text)
  for (const path of removed) rmSync(join(root, CONTENT_FOLDER, path), { force: true })
  return [
    ...removed.map((path) => `Removed ${CONTENT_FOLDER}/${path}`),
    ...[...texts.keys()].map((path) => `Changed ${CONTENT_FOLDER}/${path}`),
    ...moved.map((field) => `This link has another target now; check its text: ${field}`),
    ...redirects.map(({ from, to }) => `${from} now redirects to ${to}`),
  ].join('\n')
})
