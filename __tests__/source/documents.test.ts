// What documents, comments, and messages name exists: files, folders, npm scripts, test projects, and headings.
import { existsSync, readFileSync } from 'node:fs'
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

test.each([
  ['a file that is gone', '`src/templates/legal.tsx`', 'names src/templates/legal.tsx'],
  ['a file that is gone, in a command', '```sh\nnpx tsx tools/commands/new.ts\n```', 'names tools/commands/new.ts'],
  ['a folder that is gone', '`gatsby/webapck/`', 'names gatsby/webapck/'],
  ['a folder in a list of folders that is gone', '```\nsrc/\n  pagse/  pages\n```', 'names pagse/'],
  ['a folder at the top that is gone', '`contents/rules/fields.ts`', 'names contents/rules/fields.ts'],
  ['a file name that is nowhere', '`careers.ts`', 'names careers.ts'],
  ['a content file that the model does not know', '`content/service/tax.yml`', 'names content/service/tax.yml'],
  ['a placeholder that nothing matches', '`src/section/<Name>.tsx`', 'names src/section/<Name>.tsx'],
  ['a pattern that nothing matches', '`gatsby-*.mjs`', 'names gatsby-*.mjs'],
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
    'an existing file in the list of those that do not exist',
    '`src/html.tsx` `README.md`\n\n<!-- These files do not exist: src/html.tsx README.md -->',
    'lists README.md, which exists',
  ],
  [
    'a file in that list that the document does not name',
    '<!-- These files do not exist: src/html.tsx -->',
    'lists src/html.tsx, and does not name it',
  ],
])('%s is found', (_, markdown, fault) => {
  expect(documentFaults('README.md', markdown)).toEqual([fault])
})

test.each([
  ['a file', '`gatsby-node.ts` and `content-model/registry.ts`'],
  ['a folder', '`docs/`, `.github/workflows`, and `delivery/`, which is in another'],
  ['a file name in any folder', '`registry.ts` and `site.yml`'],
  ['any entry, whether or not there is one', '`content/services/any.yml`, `content/jobs/`, `content/jobs/<slug>.yml`'],
  ['a placeholder that a file matches', '`src/sections/<Name>.tsx` and `src/pages/*.tsx`'],
  ['what a build writes', '`public/_headers` and `src/gatsby-types.d.ts`'],
  ['an address of the site or of the web', '`/about/team`, `https://www.example.com/docs/`, and `./tax.jpg`'],
  ['a command', '`npm run serve -- --port 9001`, `npm test`, and `npx playwright test --project slow-site`'],
  ['a link', '[a](docs/scripts.md#test), [b](https://example.com/#c), and [d](.env.example)'],
  ['a heading that occurs twice', '# One’s `two`\n\n# One’s `two`\n\n[a](#ones-two) [b](#ones-two-1)'],
  ['a file that the document says does not exist', '`src/html.tsx`\n\n<!-- These files do not exist: src/html.tsx -->'],
])('%s is no fault', (_, markdown) => {
  expect(documentFaults('README.md', markdown)).toEqual([])
})
