// Commands change all of their files or none, because each changes them in a single call of changeFiles, which does that.
import { resolve } from 'node:path'
import { changeFiles } from '../../../tools/commands/change-files'
import { runCommand } from '../../../tools/commands/run-command'
import { contentForEachTest } from '../../content-check/content-folder'
import { Folder } from '../../gatsby/folder'

jest.mock('../../../tools/commands/change-files')
jest.mock('../../../tools/commands/run-command', () => ({
  ...jest.requireActual<object>('../../../tools/commands/run-command'),
  runCommand: jest.fn(),
}))

const content = contentForEachTest()
const project = new Folder(() => content.root)

const state = () => Object.fromEntries(project.files().map((path) => [path, project.read(path)]))

const FIRM = ['--name', 'Harbour & Lane', '--url', 'https://harbour.example', '--email', 'hello@harbour.example']
const PLACE = ['--phone', '+44 20 7946 0142', ...'--language en-GB --time-zone Europe/London --country GB'.split(' ')]

const SERVICE = ['pages/home', 'pages/services', 'site', 'redirects', 'services/tax-strategy']
const PRIVACY = ['text-pages/privacy', 'pages/contact', 'site', 'redirects']

test.each<[name: string, words: string[], files: unknown]>([
  ['new', ['service', 'Fee Benchmarking'], ['services/fee-benchmarking']],
  ['rename', ['service', 'tax-planning', 'tax-strategy', '--yes'], ['services/tax-planning', ...SERVICE]],
  ['remove', ['page', 'privacy', '--to', '/about', '--yes'], PRIVACY],
  ['firm', [...FIRM, ...PLACE, '--yes'], expect.arrayContaining(['site', 'jobs/consultant', 'services/service-3'])],
  ['format', [], ['site']],
  ['generate', [], expect.arrayContaining(['docs/content.md', 'team/ada-sample'])],
])('the command “%s” changes all of its files in a single call', async (name, words, files) => {
  content.write('site.yml', content.read('site.yml').replace(': ', ':   '))
  const before = state()
  jest.mocked(changeFiles).mockClear()
  await import(resolve(`tools/commands/${name}-command.ts`))
  const [, command] = jest.mocked(runCommand).mock.lastCall ?? []
  await command?.(content.root, words)
  const changed = jest.mocked(changeFiles).mock.calls.map(([, changes]) => [...changes.keys()])
  expect(changed.map((paths) => paths.map((path) => path.replace(/^content\/(.*)\.yml$/, '$1')))).toEqual([files])
  expect(state()).toEqual(before)
})
