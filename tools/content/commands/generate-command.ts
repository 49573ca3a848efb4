import { generateFiles } from '../generated/generated-files'
import { counted } from '../messages/text-format'

/** `npm run content:generate`: writes what is made from the content model into the working directory. */
function run(): void {
  const files = generateFiles(process.cwd())
  const summary =
    files.length === 0 ? 'Everything is up to date' : `${counted(files.length, 'file')} brought up to date`
  process.stdout.write([...files, summary, ''].join('\n'))
}

run()
