import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newEntry } from './new-entry'
import { runCommand } from './run-command'

const HELP = { usage: 'npm run content:new <kind> <title>', summary: 'creates the file of a new entry, as a draft' }

void runCommand(HELP, (root, args) => {
  const { file, text, addresses } = newEntry(root, args)
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  const shown = addresses.length > 0 ? [`Its addresses: ${addresses.join(', ')}`] : []
  return [`Wrote ${file}`, ...shown, 'It is a draft. Comments in the file explain how to complete it.'].join('\n')
})
