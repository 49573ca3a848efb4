import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { applyPlan } from './edit-entries'
import { planRemoval } from './remove'
import { runCommand } from './run-command'

const HELP = {
  usage: 'npm run content:remove -- <kind> <slug> [--to <page>]',
  summary: 'removes an entry and every reference to it, and redirects its addresses',
}

// In a terminal, it asks where visitors should go, unless `--to` says so.
void runCommand(HELP, async (root, args) => {
  const plan = planRemoval(root, args)
  const [redirect] = plan.redirects
  if (!redirect || !stdin.isTTY || args.includes('--to')) return applyPlan(root, plan)
  const terminal = createInterface(stdin, stdout)
  const page = await terminal.question(
    `Which page should ${redirect.from} lead to now? Press Enter for ${redirect.to}, or type another path: `,
  )
  terminal.close()
  return applyPlan(root, page.trim() === '' ? plan : planRemoval(root, [...args, '--to', page.trim()]))
})
