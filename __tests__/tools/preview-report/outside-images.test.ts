/** @jest-environment node */
// Images outside the content folder that content references: the report of a real repository shows none of them.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { compareRevisions } from '../../../tools/preview-report/compare-revisions'
import { Repository } from '../../../tools/preview-report/git'
import { writeReport } from '../../../tools/preview-report/write-report'
import { elementsOf } from '../../build/html-elements'
import { type ContentFolder, contentFolder } from '../content/content-folder'

const ENTRY = 'team/ada-sample.yml'

let content: ContentFolder
/** A folder with the secret, outside the repository. */
let outside: string
let image: Buffer

beforeAll(async () => {
  image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
})
beforeEach(() => {
  content = contentFolder()
  outside = mkdtempSync(join(tmpdir(), 'outside-'))
  writeFileSync(join(outside, 'secret.png'), image)
  git('init', '--quiet', '--initial-branch=main')
  commit('Begin')
})
afterEach(() => {
  content.dispose()
  rmSync(outside, { recursive: true })
})

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: content.root })
}

function commit(subject: string): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', subject)
}

/** Writes the report of the last two commits, and returns the sources of its images. */
async function reportedImages(): Promise<string[]> {
  const repository = new Repository(content.root)
  const side = (name: string, commit: string) => {
    const root = join(content.root, '.git', name)
    repository.checkOut(repository.treeOf(commit), root)
    return { name, root, failure: 'Not built' }
  }
  const [before, after] = [side('before', 'HEAD~1'), side('after', 'HEAD')]
  const folder = join(content.root, '.git', 'report')
  const report = await compareRevisions(before, after, jest.fn())
  await writeReport(resolve('.'), folder, report, { before, after })
  return [...elementsOf(readFileSync(join(folder, 'index.html'), 'utf8'))]
    .filter(({ name }) => name === 'img')
    .map(({ attributes }) => attributes.get('src') ?? '')
}

/** Adds an image to an entry. */
function show(image: string): void {
  content.write(ENTRY, `${content.read(ENTRY)}image: ${image}\n`)
}

test('an image within the content is shown', async () => {
  content.write('team/ada.png', image)
  show('./ada.png')
  commit('Add an image')
  expect(await reportedImages()).toEqual([expect.stringMatching(/^data:image\/webp;base64,\w/)])
})

test('a path outside the project shows nothing', async () => {
  show(`${'../'.repeat(20)}${join(outside, 'secret.png').slice(1)}`)
  commit('Lead out')
  expect(await reportedImages()).toEqual([])
})

test('a path outside the content but inside the project shows nothing', async () => {
  mkdirSync(join(content.root, 'static'))
  cpSync(join(outside, 'secret.png'), join(content.root, 'static/secret.png'))
  show('../../static/secret.png')
  commit('Lead out')
  expect(await reportedImages()).toEqual([])
})

test('a symbolic link to a file shows nothing', async () => {
  symlinkSync(join(outside, 'secret.png'), join(content.root, 'content/team/ada.png'))
  show('./ada.png')
  commit('Link a file')
  expect(await reportedImages()).toEqual([])
})

test('a symbolic link to a folder shows nothing', async () => {
  symlinkSync(outside, join(content.root, 'content/team/more'))
  show('./more/secret.png')
  commit('Link a folder')
  expect(await reportedImages()).toEqual([])
})

test('a content folder that is a symbolic link shows nothing', async () => {
  cpSync(join(content.root, 'content'), join(outside, 'content'), { recursive: true })
  cpSync(join(outside, 'secret.png'), join(outside, 'content/team/ada.png'))
  show('./ada.png')
  cpSync(join(content.root, 'content', ENTRY), join(outside, 'content', ENTRY))
  rmSync(join(content.root, 'content'), { recursive: true })
  symlinkSync(join(outside, 'content'), join(content.root, 'content'))
  commit('Link the content')
  expect(await reportedImages()).toEqual([])
})

test('an SVG with the file name of an image loads no neighboring file', async () => {
  content.write('team/beside.png', image)
  const inner = '<image href="beside.png" width="8" height="8"/>'
  content.write('team/ada.png', `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${inner}</svg>`)
  show('./ada.png')
  commit('Add a drawing')
  const [source = ''] = await reportedImages()
  const { channels } = await sharp(Buffer.from(source.split(',')[1] ?? '', 'base64')).stats()
  expect(channels.map(({ max }) => max)).toEqual([0, 0, 0, 0])
})
