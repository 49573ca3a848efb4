import { parseArgs } from 'node:util'
import { flattenOutput } from '../../gatsby/output/flatten-output'
import { runCommand } from './run-command'

const FOLDER = 'public-flat'

const HELP = {
  usage: 'npx tsx tools/commands/flatten-command.ts [--keep-folders]',
  summary: 'copies public/ to public-flat/, for Netlify, Cloudflare Pages, and GitHub Pages',
}

// Makes the copy for hosts that need about.html instead of about/index.html. With the option, the copy has both.
void runCommand(HELP, (_, args) => {
  const { values } = parseArgs({ args: [...args], options: { 'keep-folders': { type: 'boolean', default: false } } })
  flattenOutput('public', FOLDER, values['keep-folders'])
  return `Wrote ${FOLDER}/`
})
