// The machines that the project runs on, as each file names them.
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const read = (file: string) => readFileSync(file, 'utf8')

/** The major versions that a part of a file names. */
function versionsIn(file: string, part: RegExp): number[] {
  const [text = ''] = part.exec(read(file)) ?? []
  // Of a version like 20.19, only the first number counts.
  return [...text.matchAll(/(?<![\d.])\d+/g)].map(([version]) => Number(version))
}

const manifest = z.object({ engines: z.object({ node: z.string() }) })
const ALLOWED = [...manifest.parse(JSON.parse(read('package.json'))).engines.node.matchAll(/\^(\d+)/g)].map(
  ([, version]) => Number(version),
)

test.each([
  ['README.md', /You need Node\.js .*/],
  ['.github/workflows/test.yml', /node: \[.*\]/],
  ['.ci/run', /^node_versions=\(.*\)/m],
  ['docs/decisions/0010-versions-and-overrides.md', /build on Node .*/],
])('%s names exactly the versions of Node.js that package.json allows', (file, part) => {
  expect([...new Set(versionsIn(file, part))]).toEqual(ALLOWED)
})

test('going live requires the checks of exactly these versions', () => {
  expect(versionsIn('docs/going-live.md', /`Node \d+`.*/)).toEqual(ALLOWED)
})

test.each([
  ['.nvmrc', /\d+/],
  ['.devcontainer/Dockerfile', /FROM node:\d+/],
  ['docs/changing-content.md', /\(version \d+\)/],
])('%s recommends the same version as .nvmrc, which package.json allows', (file, part) => {
  expect(versionsIn(file, part)).toEqual(versionsIn('.nvmrc', /\d+/))
  expect(ALLOWED).toEqual(expect.arrayContaining(versionsIn(file, part)))
})

/** The packages that a command of a file installs. */
const packagesIn = (file: string, first: string) =>
  new RegExp(`${first}(?: [a-z-]+)*`).exec(read(file))?.[0].split(' ').sort()

test.each(['.github/workflows/test.yml', '.devcontainer/Dockerfile', '.ci/run'])(
  '%s installs the same web servers as the README says',
  (file) => {
    expect(packagesIn(file, 'nginx-light')).toEqual(packagesIn('README.md', 'nginx-light'))
  },
)

test('the development container has the browser and fonts that `npm test` would install', () => {
  const [, packages = ''] = /DEBIAN_PACKAGES = \[(.*)\]/.exec(read('tools/browser/install-chromium.ts')) ?? []
  for (const name of packages.match(/[a-z-]+/g) ?? []) expect(read('.devcontainer/Dockerfile')).toContain(` ${name} `)
  expect(packages).not.toBe('')
})
