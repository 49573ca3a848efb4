import { makeChanges } from './make-changes'
import { newEntry } from './new-entry'
import { runCommand } from './run-command'

const HELP = { usage: 'npm run content:new <kind> <title>', summary: 'creates the file of a new entry, as a draft' }

void runCommand(HELP, async (root, args) => {
  const { changes, addresses, absences } = newEntry(root, args)
  // It only adds a file, so there is nothing to ask.
  await makeChanges(root, { changes }, true)
  const shown = addresses.length > 0 ? [`Its addresses: ${addresses.join(', ')}`] : []
  const next = 'It is a draft. Comments in the file explain how to complete it.'
  return [...[...changes.keys()].map((file) => `Wrote ${file}`), ...shown, ...absences, next].join('\n')
})
