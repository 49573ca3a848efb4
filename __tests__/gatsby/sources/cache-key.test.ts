import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { untrackedFiles, writeCacheKey } from '../../../gatsby/sources/cache-key'
import { LOGO } from '../../factories/brand'

const FILES = {
  'gatsby-config.ts': "import { media } from './media'\nexport default { media }\n",
  'media.ts': "import { width } from './width'\nexport const media = width\n",
  'width.ts': 'export const width = 1\n',
  'gatsby-node.ts': "import { draw } from './draw'\nconsole.log(draw())\n",
  'draw.ts': 'export const draw = () => 1\n',
  'admin/start.ts': "import { check } from './check'\ncheck()\n",
  'admin/check.ts': 'export const check = () => 1\n',
  'tsconfig.json': '{}',
  'package-lock.json': '{}',
  'content/brand.yml': 'logo: ./logo.svg\n',
  'content/logo.svg': LOGO,
}

let folder = ''
let site = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-key-'))
  site = join(folder, 'site')
  for (const [file, text] of Object.entries({ ...FILES, 'content/site.yml': '', 'unused.ts': '' })) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), text)
  }
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function keyOf(root: string): string {
  writeCacheKey(root)
  return readFileSync(join(root, 'gatsby-cache-key'), 'utf8')
}

test('the untracked files are all code that the build runs, its compiler’s settings, packages, the brand, and the logo', () => {
  expect(untrackedFiles(site).sort()).toEqual(Object.keys(FILES).sort())
})

test('this project’s files include those that only gatsby-config.ts imports', () => {
  expect(untrackedFiles(process.cwd())).toEqual(
    expect.arrayContaining(['gatsby/brand/brand-tokens.ts', 'src/styles/media.ts']),
  )
})

test.each(Object.keys(FILES))('a change of %s changes the key', (file) => {
  const before = keyOf(site)
  appendFileSync(join(site, file), '\n')
  expect(keyOf(site)).not.toBe(before)
})

test('the key stays the same while nothing changes', () => {
  expect(keyOf(site)).toBe(keyOf(site))
})

test('a copy in another folder has a different key', () => {
  cpSync(site, join(folder, 'copy'), { recursive: true })
  expect(keyOf(join(folder, 'copy'))).not.toBe(keyOf(site))
})
