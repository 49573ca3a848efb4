// Whoever may approve content may not approve code, so no tool may run code that it finds below content/.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { folderForEachTest } from '../gatsby/folder'

const TOOLS = ['.prettierrc.json', '__tests__/dom-environment.ts', 'jest.config.mjs', 'package.json']

const folder = folderForEachTest()
beforeEach(() => {
  for (const name of TOOLS) cpSync(name, folder.at(name), { recursive: true })
  for (const name of ['node_modules', 'src', 'content-model', 'content-check', 'tools'])
    symlinkSync(resolve(name), folder.at(name))
  const code = `require('node:fs').writeFileSync(${JSON.stringify(folder.at('code-ran'))}, '')`
  const files = {
    'content/services/.prettierrc.cjs': code,
    'content/services/__mocks__/yaml.js': code,
    'content/team/package.json': '{"prettier": "./prettier.js"}',
    'content/team/prettier.js': code,
    'content/services/tax-planning.yml': 'title:   Tax\n',
    'content/team/ada-sample.yml': 'name:   Ada\n',
    '__tests__/setup.ts': '',
    '__tests__/yaml.test.ts': 'test("YAML is parsed", () => expect(require("yaml").parse("a: b")).toEqual({ a: "b" }))',
  }
  for (const [file, text] of Object.entries(files)) folder.write(file, text)
})

const run = (command: string, ...words: string[]) => spawnSync(command, words, { cwd: folder.at(), encoding: 'utf8' })

test.each([
  ['formatting', 'npm', 'run', 'format'],
  ['a unit test', 'npm', 'run', 'test:unit'],
])('%s runs no code below content/', (_, command, ...words) => {
  const { status, stdout, stderr } = run(command, ...words)
  expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' })
  expect(existsSync(folder.at('code-ran'))).toBe(false)
})
