import { pluralize } from '../../content-check/messages/text-format'
import { generateFiles } from '../generated/generated-files'
import { runCommand } from './run-command'

const HELP = {
  usage: 'npm run content:generate',
  summary: 'writes the JSON Schemas in .vscode/ and docs/content.md from the content model',
}

void runCommand(HELP, (root) => {
  const files = generateFiles(root)
  return [
    ...files,
    files.length === 0 ? 'Everything is up to date' : `Updated ${pluralize(files.length, 'file')}`,
  ].join('\n')
})
