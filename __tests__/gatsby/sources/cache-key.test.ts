import { cpSync } from 'node:fs'
import { untrackedFiles, writeCacheKey } from '../../../gatsby/sources/cache-key'
import { LOGO } from '../../factories/brand'
import { folderForEachTest } from '../folder'

const FILES: Readonly<Record<string, string>> = {
  'gatsby-config.ts': "import { media } from './media'\nexport default { media }\n",
  'media.ts': "import { width } from './width'\nexport const media = width\n",
  'width.ts': 'export const width = 1\n',
  'gatsby-node.ts': "import { draw } from './draw'\nconsole.log(draw())\n",
  'draw.ts': 'export const draw = () => 1\n',
  'admin/start.ts': "import { check } from './check'\ncheck()\n",
  'admin/check.ts': 'export const check = () => 1\n',
  'package.json': '{}',
  'tsconfig.json': '{}',
  'package-lock.json': '{}',
  'src/styles/tokens.css': ':root {}\n',
  'content/brand.yml': 'logo: ./logo.svg\n',
  'content/logo.svg': LOGO,
}

const folder = folderForEachTest()
beforeEach(() => {
  for (const [file, text] of Object.entries({ ...FILES, 'content/site.yml': '', 'unused.ts': '' }))
    folder.write(`site/${file}`, text)
})

function keyOf(root: string): string {
  writeCacheKey(folder.at(root))
  return folder.read(`${root}/gatsby-cache-key`)
}

test('the untracked files are all code that the build runs, its compiler’s settings, the packages and browsers, the design tokens, the brand, and the logo', () => {
  expect(untrackedFiles(folder.at('site')).sort()).toEqual(Object.keys(FILES).sort())
})

test('a changed file changes the key, which stays the same otherwise', () => {
  const before = keyOf('site')
  expect(keyOf('site')).toBe(before)
  folder.write('site/admin/check.ts', 'export const check = () => 2\n')
  expect(keyOf('site')).not.toBe(before)
})

test('a copy in another folder has a different key', () => {
  cpSync(folder.at('site'), folder.at('copy'), { recursive: true })
  expect(keyOf('copy')).not.toBe(keyOf('site'))
})
