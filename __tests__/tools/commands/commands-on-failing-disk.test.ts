import { resolve } from 'node:path'
import type * as ChangeFiles from '../../../tools/commands/change-files'
import { changeFiles } from '../../../tools/commands/change-files'
import { runCommand } from '../../../tools/commands/run-command'
import { contentForEachTest } from '../../content-check/content-folder'
import type * as FailingDisk from './failing-disk'
import { disk } from './failing-disk'

jest.mock('node:fs', () =>
  jest.requireActual<typeof FailingDisk>('./failing-disk').withFaults(jest.requireActual('node:fs')),
)
jest.mock('../../../tools/commands/change-files')
jest.mock('../../../tools/commands/run-command', () => ({
  ...jest.requireActual<object>('../../../tools/commands/run-command'),
  runCommand: jest.fn(),
}))

const actual = jest.requireActual<typeof ChangeFiles>('../../../tools/commands/change-files')

const content = contentForEachTest()

afterEach(() => {
  disk.repair()
})

const state = () => Object.fromEntries(content.files().map((path) => [path, content.read(path)]))

const FIRM = ['--name', 'Harbour & Lane', '--url', 'https://harbour.example', '--email', 'hello@harbour.example']
const PLACE = ['--phone', '+44 20 7946 0142', ...'--language en-GB --time-zone Europe/London --country GB'.split(' ')]

test.each<[name: string, words: string[], least: number]>([
  ['new', ['service', 'Fee Benchmarking'], 5],
  ['rename', ['service', 'tax-planning', 'tax-strategy', '--yes'], 30],
  ['remove', ['page', 'privacy', '--to', '/about', '--yes'], 20],
  ['firm', [...FIRM, ...PLACE, '--yes'], 100],
  ['format', [], 8],
  ['generate', [], 100],
])('at whichever of its changes the disk fails, the command “%s” changes nothing', async (name, words, least) => {
  content.write('site.yml', content.read('site.yml').replace(': ', ':   '))
  const before = state()
  let failing = 1
  jest.mocked(changeFiles).mockImplementation((root, changes, renamed) => {
    for (; ; failing++) {
      disk.fail((call) => call === failing)
      try {
        actual.changeFiles(root, changes, renamed)
        return
      } catch (error) {
        expect(String(error)).toMatch(/^Error: Nothing was changed\. \S+ could not be \w+ \(EIO: i\/o error\)\.$/)
        expect(state()).toEqual(before)
      }
    }
  })
  await import(resolve(`tools/commands/${name}-command.ts`))
  const [, command] = jest.mocked(runCommand).mock.lastCall ?? []
  await command?.(content.root, words)
  expect(failing).toBeGreaterThan(least)
  expect(state()).not.toEqual(before)
})
