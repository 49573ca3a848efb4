import { generateFiles } from '../generated/generated-files'
import { pluralize } from '../messages/text-format'

/** `npm run content:generate`: writes the files that are generated from the content model to the working directory. */
function run(): void {
  const files = generateFiles(process.cwd())
  const summary = files.length === 0 ? 'Everything is up to date' : `Updated ${pluralize(files.length, 'file')}`
  process.stdout.write([...files, summary, ''].join('\n'))
}

run()
