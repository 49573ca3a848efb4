/** @jest-environment node */
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { checkContent } from '../../../tools/content/check'
import type { Problem } from '../../../tools/content/messages/problem'
import { readContentFiles } from '../../../tools/content/parse/read-content-files'
import { type ContentFolder, contentFolder } from './content-folder'

/** The check as a browser loads it: as a script without Node.js. */
let check: (files: readonly { path: string; text: string }[], now: number) => readonly Problem[]

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { checkEntries } from './tools/content/check-entries'
        import { sourceText } from './tools/content/parse/source-text'
        import { contentTypeOf } from './src/content-model/registry'
        globalThis.check = (files, now) => checkEntries({
          entries: files.map(({ path, text }) => ({ path, type: contentTypeOf(path), source: sourceText('content/' + path, text) })),
          images: new Set(), problems: [], imageFacts: () => undefined, logoFile: () => undefined,
        }, new Date(now)).problems`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    logLevel: 'silent',
  })
  const browser = createContext({ URL, console })
  runInContext(outputFiles[0]?.text ?? '', browser)
  const { check: loaded } = browser as { check: typeof check }
  check = loaded
}, 60_000)

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

const NOW = new Date('2026-12-01T12:00:00Z')

const texts = ({ file, line, field, message, advice }: Problem) =>
  `${join(file)}:${line} ${field ?? ''}: ${message}. ${advice}`

/** The errors that the check finds in a browser, and those that the command finds. */
function inBoth() {
  const files = readContentFiles(content.root).entries.flatMap(({ path, source }) =>
    source ? [{ path, text: source.text }] : [],
  )
  const errors = (problems: readonly Problem[]) => problems.filter(({ severity }) => severity !== 'warning').map(texts)
  return {
    browser: errors(check(files, NOW.getTime())).sort(),
    command: errors(checkContent(content.root, [], NOW).problems).sort(),
  }
}

test('valid content has no problems in a browser', () => {
  expect(inBoth()).toEqual({ browser: [], command: [] })
})

test.each([
  ['a text that is too long', 'services/tax-planning.yml', 'name: Tax Planning', `name: ${'Tax '.repeat(20)}`],
  ['a missing field', 'services/tax-planning.yml', 'icon: receipt-tax\n', ''],
  ['an unknown field', 'services/tax-planning.yml', 'icon: ', 'color: red\nicon: '],
  ['an unknown icon', 'services/tax-planning.yml', 'icon: receipt-tax', 'icon: reciept-tax'],
  ['a link without a page', 'site.yml', 'to: /contact', 'to: /contcat'],
  ['a reference without an entry', 'pages/home.yml', '- tax-planning', '- tax-planing'],
  ['an invisible character', 'services/tax-planning.yml', 'name: Tax', 'name: Tax\u200b'],
  [
    'an image that does not exist',
    'services/tax-planning.yml',
    'description: ',
    'image: ./tax.jpg\nimageAlt: A desk.\ndescription: ',
  ],
  ['a phone number that does not exist', 'team/ada-sample.yml', '(312) 555-0142', '(012) 555-0142'],
  ['invalid YAML', 'services/tax-planning.yml', 'name: Tax Planning', 'name: "Tax Planning'],
])('%s is reported in a browser with the words of the command', (_, path, from, to) => {
  content.replace(path, from, to)
  const { browser, command } = inBoth()
  expect(command).not.toEqual([])
  expect(browser).toEqual(command)
})
