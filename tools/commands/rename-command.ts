import { applyPlan } from './edit-entries'
import { planRename } from './rename'
import { runCommand } from './run-command'

/** `npm run content:rename`: changes the slug of an entry everywhere. */
void runCommand((root, args) => applyPlan(root, planRename(root, args)))
