import { parseArgs } from 'node:util'
import { ask, canAsk } from './ask'
import { applyPlan } from './edit-entries'
import { YES } from './make-changes'
import { planRemoval } from './remove'
import { runCommand } from './run-command'

const HELP = {
  usage: 'npm run content:remove -- <kind> <slug> [--to <page>] [--yes]',
  summary: 'removes an entry and every reference to it, and redirects its addresses',
}

// In a terminal, it asks where visitors should go, unless `--to` says so.
void runCommand(HELP, async (root, args) => {
  const options = { ...YES, to: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const { redirects } = planRemoval(root, positionals, values.to)
  const [redirect] = values.to === undefined && canAsk() ? redirects : []
  const page = redirect
    ? await ask(
        `Which page should ${redirect.from} lead to now? Press Enter for ${redirect.to}, or type another path: `,
      )
    : ''
  return applyPlan(root, planRemoval(root, positionals, page === '' ? values.to : page), values.yes)
})
