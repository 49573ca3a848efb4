import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { planRename, type RenamePlan } from './rename'
import { runCommand } from './run-command'

/** Applies a rename plan. If a file cannot be written, every file is restored. */
function applyRename(root: string, { from, to, texts }: RenamePlan): void {
  const files = [...texts.keys(), from]
  const before = new Map(
    files.flatMap((file) => (existsSync(join(root, file)) ? [[file, readFileSync(join(root, file))]] : [])),
  )
  try {
    for (const [file, text] of texts) writeFileSync(join(root, file), text, file === to ? { flag: 'wx' } : {})
    rmSync(join(root, from))
  } catch (error) {
    for (const file of files) {
      const bytes = before.get(file)
      if (bytes) writeFileSync(join(root, file), bytes)
      else rmSync(join(root, file), { force: true })
    }
    throw error
  }
}

/** `npm run content:rename`: changes the slug of an entry everywhere. */
void runCommand((root, args) => {
  const plan = planRename(root, args)
  applyRename(root, plan)
  const { from, to, texts, redirects, mentions } = plan
  return [
    `Moved ${from} to ${to}`,
    ...[...texts.keys()].filter((file) => file !== to).map((file) => `Changed ${file}`),
    ...redirects.map((redirect) => `${redirect.from} now redirects to ${redirect.to}`),
    ...(mentions.length > 0 ? [`The old name still appears in: ${mentions.join(', ')}`] : []),
  ].join('\n')
})
