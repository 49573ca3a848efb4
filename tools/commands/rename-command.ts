import { applyPlan } from './edit-entries'
import { planRename } from './rename'
import { runCommand } from './run-command'

const HELP = {
  usage: 'npm run content:rename <kind> <slug> <new slug>',
  summary: 'changes an entry’s slug everywhere, and redirects its addresses',
}

void runCommand(HELP, (root, args) => applyPlan(root, planRename(root, args)))
