import { parseArgs } from 'node:util'
import { applyPlan } from './edit-entries'
import { YES } from './make-changes'
import { planRename } from './rename'
import { runCommand } from './run-command'

const HELP = {
  usage: 'npm run content:rename -- <kind> <slug> <new slug> [--yes]',
  summary: 'changes an entry’s slug everywhere, and redirects its addresses',
}

void runCommand(HELP, (root, args) => {
  const { values, positionals } = parseArgs({ args: [...args], options: YES, allowPositionals: true })
  return applyPlan(root, planRename(root, positionals), values.yes)
})
