import { pluralize } from '../../content-check/messages/text-format'
import { generateFiles } from '../generated/generated-files'
import { runCommand } from './run-command'

/** `npm run content:generate`: writes the files generated from the content model. */
void runCommand((root) => {
  const files = generateFiles(root)
  return [
    ...files,
    files.length === 0 ? 'Everything is up to date' : `Updated ${pluralize(files.length, 'file')}`,
  ].join('\n')
})
