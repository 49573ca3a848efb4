import { applyPlan } from './edit-entries'
import { planRemoval } from './remove'
import { runCommand } from './run-command'

/** `npm run content:remove`: removes an entry and every reference to it. */
void runCommand((root, args) => applyPlan(root, planRemoval(root, args)))
