import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { changeFiles } from '../../../tools/commands/change-files'
import { folderForEachTest } from '../../gatsby/folder'
import type * as FailingDisk from './failing-disk'
import { disk } from './failing-disk'

jest.mock('node:fs', () =>
  jest.requireActual<typeof FailingDisk>('./failing-disk').withFaults(jest.requireActual('node:fs')),
)

const folder = folderForEachTest()

beforeEach(() => {
  folder.write('content/site.yml', 'name: Before\n')
  folder.write('content/team/ada.yml', 'name: Ada\n')
  folder.write('content/team/ada.png', new Uint8Array([0x89, 0x50, 0xff, 0x00]))
  chmodSync(folder.at('content/site.yml'), 0o640)
})

afterEach(() => {
  disk.repair()
  disk.ignoresCase = false
})

/** Every file with its bytes and its mode. */
const state = () =>
  Object.fromEntries(
    folder
      .files()
      .map((path) => [path, [readFileSync(folder.at(path), 'latin1'), statSync(folder.at(path)).mode & 0o777]]),
  )

/** A new file in a new folder, a changed file, and two that are removed. */
const CHANGES = new Map([
  ['content/jobs/new/analyst.yml', 'title: Analyst\n'],
  ['content/site.yml', 'name: After\n'],
  ['content/team/ada.yml', undefined],
  ['content/team/ada.png', undefined],
])

/**
 * Two folders, a new file and one that keeps its mode, three files that step aside, and two that take their places. Then, the
 * three are deleted.
 */
const STEPS_UNTIL_DELETION = 2 + (4 + 5) + 3 + 2

const change = () => {
  changeFiles(folder.at(), CHANGES)
}

test('all changes are made, and a changed file keeps its mode', () => {
  change()
  expect(folder.files()).toEqual(['content/jobs/new/analyst.yml', 'content/site.yml'])
  expect(folder.read('content/jobs/new/analyst.yml')).toBe('title: Analyst\n')
  expect(state()['content/site.yml']).toEqual(['name: After\n', 0o640])
})

test('if any step fails, all files are as they were, and the message names the file and the reason', () => {
  const before = state()
  let failing = 1
  for (; ; failing++) {
    disk.fail((call) => call === failing)
    try {
      change()
      break
    } catch (error) {
      expect(String(error)).toMatch(
        /^Error: Nothing was changed\. content\/\S+ could not be (?:created|written|replaced|removed) \(EIO: i\/o error\)\.$/,
      )
    }
    expect(state()).toEqual(before)
    expect(() => statSync(folder.at('content/jobs'))).toThrow('ENOENT')
  }
  expect(failing).toBe(STEPS_UNTIL_DELETION + 3 + 1)
})

test('if the disk stops working at any step, each file is there with its former or its new text, and the message says where', () => {
  const before = Object.values(state()).map(([text]) => text)
  for (let failing = 1; failing <= STEPS_UNTIL_DELETION; failing++) {
    disk.fail((call) => call >= failing)
    let message = ''
    try {
      change()
    } catch (error) {
      message = String(error)
    }
    disk.repair()
    const now = state()
    expect(Object.values(now).map(([text]) => text)).toEqual(expect.arrayContaining(before))
    // What a person does who reads the message.
    for (const path of Object.keys(now)) {
      const own = path.replace(/\.(?:new|old)~$/, '')
      if (path.endsWith('.new~')) {
        expect(message).toContain(`\nThe new ${own} is now ${path}.`)
        folder.remove(path)
      } else if (path.endsWith('.old~')) {
        expect(message).toContain(`\nThe former ${own} is now ${path}.`)
        folder.write(own, readFileSync(folder.at(path)))
        folder.remove(path)
      } else expect(message.includes(`\n${path} is new.`)).toBe(path.startsWith('content/jobs/'))
    }
    folder.remove('content/jobs')
  }
})

test.each(['old', 'new'])('a file that an interrupted command has left is not overwritten: %s', (kind) => {
  const left = `content/site.yml.${kind}~`
  folder.write(left, 'name: Left\n')
  expect(change).toThrow(
    `Nothing was changed. An interrupted command has left ${left}. If it is the version of content/site.yml that you want, rename it to content/site.yml; otherwise, delete it.`,
  )
  expect(folder.read(left)).toBe('name: Left\n')
})

test('signals do not end a change halfway, and do after it', () => {
  const listeners = () => ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => process.listenerCount(signal))
  const before = listeners()
  let during: number[] = []
  disk.fail(() => {
    during = listeners()
    return false
  })
  change()
  expect(during).toEqual(before.map((count) => count + 1))
  expect(listeners()).toEqual(before)
})

describe('what is outside the project stays as it is', () => {
  const outside = folderForEachTest()

  test.each<[item: string, linked: string, to: string, path: string]>([
    ['a linked folder', 'content/jobs', '', 'content/jobs/analyst.yml'],
    ['a linked file', 'content/redirects.yml', 'site.yml', 'content/redirects.yml'],
    ['a link to a file that does not exist', 'content/redirects.yml', 'none.yml', 'content/redirects.yml'],
    ['a linked content folder', 'linked', '', 'linked/site.yml'],
  ])('%s is refused', (_, linked, to, path) => {
    outside.write('site.yml', 'name: Outside\n')
    outside.write('analyst.yml', 'title: Outside\n')
    symlinkSync(outside.at(to), folder.at(linked))
    for (const text of ['new\n', undefined])
      expect(() => {
        changeFiles(folder.at(), new Map([...CHANGES, [path, text]]))
      }).toThrow(`Nothing was changed. ${linked} is a symbolic link.`)
    expect(outside.files()).toEqual(['analyst.yml', 'site.yml'])
    expect(outside.read('site.yml') + outside.read('analyst.yml')).toBe('name: Outside\ntitle: Outside\n')
    expect(folder.read('content/site.yml')).toBe('name: Before\n')
  })
})

test.each<[what: string, path: string, text: string | undefined, message: string]>([
  ['a folder in the place of a file', 'content/team', 'a\n', 'content/team is not a file.'],
  ['a file in the place of a folder', 'content/site.yml/a.yml', 'a\n', 'content/site.yml is not a folder.'],
  ['a file to remove that is gone', 'content/gone.yml', undefined, 'content/gone.yml is gone.'],
  [
    'a name that differs only in capitalization',
    'content/team/ADA.yml',
    'a\n',
    'content/team/ADA.yml would differ only in capitalization or accents from content/team/ada.yml. Choose another name.',
  ],
  [
    'a folder that differs only in capitalization',
    'content/Team/bo.yml',
    'a\n',
    'content/Team would differ only in capitalization or accents from content/team.',
  ],
])('%s is refused', (_, path, text, message) => {
  const before = state()
  expect(() => {
    changeFiles(
      folder.at(),
      new Map([
        ['content/site.yml', 'new\n'],
        [path, text],
      ]),
    )
  }).toThrow(`Nothing was changed. ${message}`)
  expect(state()).toEqual(before)
})

describe.each([
  ['that ignores case', true],
  ['that does not', false],
])('on a disk %s', (_, ignoresCase) => {
  beforeEach(() => {
    disk.ignoresCase = ignoresCase
  })

  const RENAMING = new Map([
    ['content/team/ada.yml', undefined],
    ['content/team/Ada.yml', 'name: Ada\n'],
  ])

  test('a file is renamed to a name with different capitalization', () => {
    changeFiles(folder.at(), RENAMING)
    expect(folder.files('content/team')).toEqual(['Ada.yml', 'ada.png'])
    expect(folder.read('content/team/Ada.yml')).toBe('name: Ada\n')
  })

  test('if any step of that fails, the file keeps its name and its text', () => {
    const before = state()
    let failing = 1
    for (; ; failing++) {
      disk.fail((call) => call === failing)
      try {
        changeFiles(folder.at(), RENAMING)
        break
      } catch {
        expect(state()).toEqual(before)
      }
    }
    expect(failing).toBeGreaterThan(6)
  })
})

// Nothing is protected from the system’s administrator.
const testAsUser = process.getuid?.() === 0 ? test.skip : test

testAsUser('a file that may not be changed is refused', () => {
  mkdirSync(folder.at('content/locked'))
  folder.write('content/locked/a.yml', 'a: 1\n')
  chmodSync(folder.at('content/locked/a.yml'), 0o444)
  expect(() => {
    changeFiles(folder.at(), new Map([['content/locked/a.yml', 'a: 2\n']]))
  }).toThrow('Nothing was changed. content/locked/a.yml could not be changed (EACCES: permission denied).')
})
