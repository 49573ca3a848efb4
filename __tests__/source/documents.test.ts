// What documents, comments, and messages name exists: files, folders, npm scripts, test projects, and headings.
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { fieldsOf } from '../../content-check/parse/schema-path'
import { integrations } from '../../content-model/integrations'
import { documentFaults, exists, FILES, pathsIn, scripts, scriptsIn } from './document-faults'

const read = (file: string) => readFileSync(file, 'utf8')

const DOCUMENTS = FILES.filter((file) => file.endsWith('.md'))

test.each(DOCUMENTS)('every path, script, project, and link in %s exists', (file) => {
  expect(documentFaults(file, read(file))).toEqual([])
})

/** Text that is neither a document, nor content, nor this file, which has faults on purpose. */
const OTHER_FILES = FILES.filter(
  (file) =>
    !/^(?:docs|static|\.vscode)\/|\.(?:md|jpg|png|avif|webp|woff2)$|^package-lock\.json$|ignore$/.test(file) &&
    !file.endsWith('source/documents.test.ts'),
)

/** The comments of code, and all of a configuration file. */
function commentsOf(file: string): string {
  const text = read(file)
  if (!/\.(?:tsx?|m[jt]s|css)$/.test(file)) return text
  return (text.match(/(?:^|\s)(?:\/\/.*|\/\*[^]*?\*\/)/g) ?? []).join('\n')
}

test('every path in the comments of code, and in configuration files, exists', () => {
  const faults = OTHER_FILES.flatMap((file) => {
    // Without a folder, a name may be that of any site's or host's file.
    const paths = pathsIn(commentsOf(file)).filter((path) => path.includes('/'))
    return paths.flatMap((path) => (exists(path) ? [] : [`${file} names ${path}`]))
  })
  expect(faults).toEqual([])
})

test('every npm script, and every document, that code or a message names exists', () => {
  const faults = OTHER_FILES.flatMap((file) => {
    const text = read(file)
    const documents = (text.match(/\bdocs\/[\w/.-]+\.\w+/g) ?? []).filter((path) => !existsSync(path))
    return [...documents, ...scriptsIn(text).filter((name) => !(name in scripts))].map((name) => `${file}: ${name}`)
  })
  expect(faults).toEqual([])
})

test('docs/scripts.md describes every npm script', () => {
  const described = read('docs/scripts.md')
    .split('\n')
    .flatMap((line) => (line.startsWith('| `') ? scriptsIn(line.split('|')[1] ?? '') : []))
  expect(described.sort()).toEqual(Object.keys(scripts).sort())
})

test('docs/going-live.md has a row for every provider', () => {
  const paragraphs = read('docs/going-live.md').split('\n\n')
  const missing = [...fieldsOf(integrations)].flatMap(([group, schema]) => {
    const provider = fieldsOf(schema).get('provider')
    const header = `Write under \`${group}\``
    const table = paragraphs.find((text) => text.startsWith('| ') && text.includes(header)) ?? ''
    return (provider instanceof z.ZodEnum ? provider.options : [])
      .filter((name) => !table.includes(`\`provider: ${name}\``))
      .map((name) => `In the table “${header} …”, add a row with “provider: ${name}”.`)
  })
  expect(missing).toEqual([])
})

test.each([
  ['a file that is gone', '`src/templates/legal.tsx`', 'names src/templates/legal.tsx, which does not exist'],
  [
    'a file that is gone, in a command',
    '```sh\nnpx tsx tools/commands/new.ts\n```',
    'names tools/commands/new.ts, which does not exist',
  ],
  ['a folder that is gone', '`gatsby/webapck/`', 'names gatsby/webapck/, which does not exist'],
  [
    'a folder in a list of folders that is gone',
    '```\nsrc/\n  pagse/  pages\n```',
    'names pagse/, which does not exist',
  ],
  [
    'a folder at the top that is gone',
    '`contents/rules/fields.ts`',
    'names contents/rules/fields.ts, which does not exist',
  ],
  ['a file name that is nowhere', '`careers.ts`', 'names careers.ts, which does not exist'],
  [
    'a content file that the model does not know',
    '`content/service/tax.yml`',
    'names content/service/tax.yml, which does not exist',
  ],
  [
    'a placeholder that nothing matches',
    '`src/section/<Name>.tsx`',
    'names src/section/<Name>.tsx, which does not exist',
  ],
  ['a pattern that nothing matches', '`gatsby-*.mjs`', 'names gatsby-*.mjs, which does not exist'],
  ['an npm script that is gone', '`npm run content:chekc`', 'names the script content:chekc'],
  ['a test project that is gone', '`npx jest --selectProjects unit bulid`', 'names the project bulid'],
  ['a document that is gone', '[a](docs/style.md)', 'links to docs/style.md, which does not exist'],
  ['a heading that is gone', '# One\n\n[a](#two)', 'links to #two, which is not a heading'],
  [
    'a heading of another document that is gone',
    '[a](CONTRIBUTING.md#add-a-service)',
    'links to CONTRIBUTING.md#add-a-service, which is not a heading',
  ],
  ['a picture that is gone', '![a](docs/images/house.jpg)', 'links to docs/images/house.jpg, which does not exist'],
  [
    'a file in the list of those that need not exist that the document does not name',
    '<!-- These files need not exist: src/html.tsx -->',
    'lists src/html.tsx, and does not name it',
  ],
])('%s is found', (_, markdown, fault) => {
  expect(documentFaults('README.md', markdown)).toEqual([fault])
})
