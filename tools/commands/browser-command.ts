import { requireChromium } from '../browser/install-chromium'
import { runCommand } from './run-command'

const HELP = {
  usage: 'npx tsx tools/commands/browser-command.ts',
  summary: 'finds Chromium, or installs it, and prints its path',
}

// The first step of tests with a browser.
void runCommand(HELP, async () => `The browser is ${await requireChromium()}`)
