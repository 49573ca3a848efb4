import { execFileSync } from 'node:child_process'
import { checkContent } from '../../../content-check/check'
import { ask, canAsk } from '../../../tools/commands/ask'
import { makeChanges } from '../../../tools/commands/make-changes'
import { newEntry } from '../../../tools/commands/new-entry'
import { planRemoval } from '../../../tools/commands/remove'
import { planRename } from '../../../tools/commands/rename'
import { contentForEachTest } from '../../content-check/content-folder'

jest.mock('../../../tools/commands/ask')

const content = contentForEachTest()

const git = (...words: string[]) => {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  execFileSync('git', [...identity, ...words], { cwd: content.root, stdio: 'pipe' })
}

function commitAll(): void {
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
}

const state = () => Object.fromEntries(content.files().map((path) => [path, content.read(path)]))

const rename = (...words: string[]) => makeChanges(content.root, planRename(content.root, words), true)
const create = (...words: string[]) => makeChanges(content.root, newEntry(content.root, words), true)
const remove = (...words: string[]) => makeChanges(content.root, planRemoval(content.root, words), true)

describe('what the content check would refuse', () => {
  test.each<[what: string, act: () => Promise<void>, message: RegExp]>([
    [
      'a new page at the address of another',
      () => create('page', 'About'),
      /\ncontent\/text-pages\/about\.yml: The site already uses the address “\/about”\./,
    ],
    [
      'a title that is too long for its field',
      () => create('job', 'Analyst '.repeat(10)),
      /\ncontent\/jobs\/[a-z-]+\.yml: Position: has 79 characters/,
    ],
    [
      'renaming to the address of a page',
      () => rename('page', 'privacy', 'services'),
      /\ncontent\/text-pages\/services\.yml: The site already uses the address “\/services”\./,
    ],
    [
      'renaming to a name that Windows does not allow',
      () => rename('member', 'ada-sample', 'nul'),
      /\ncontent\/team\/nul\.yml: .*Windows/,
    ],
  ])('%s is refused with only what it says, and nothing is written', async (_, act, message) => {
    // A mistake in another file, which is there already.
    content.replace('pages/home.yml', 'to: /contact', 'to: /contcat')
    const before = state()
    const result = act()
    await expect(result).rejects.toThrow(message)
    await expect(result).rejects.toThrow(
      /^Nothing was changed, because the content check would refuse the result:\n[^\n]+$/,
    )
    expect(state()).toEqual(before)
  })

  test('removing the only entry of a list that needs one is refused with the names of the lists', async () => {
    const before = state()
    await expect(remove('service', 'tax-planning')).rejects.toThrow(
      /\ncontent\/pages\/services\.yml: Groups › Group 1 › Services: has 0 entries\. It must have at least 1: add 1\.\n/,
    )
    expect(state()).toEqual(before)
  })

  test('mistakes that are there already are no reason to refuse a change, not even in the entry that is renamed', async () => {
    content.replace('services/tax-planning.yml', 'name: Tax Planning', `name: ${'Tax '.repeat(30)}`)
    content.replace('pages/home.yml', 'to: /contact', 'to: /contcat')
    await rename('service', 'tax-planning', 'tax-strategy')
    expect(content.files('services')).toEqual(['tax-strategy.yml'])
    await create('service', 'Fee Benchmarking')
    expect(content.files('services')).toEqual(['fee-benchmarking.yml', 'tax-strategy.yml'])
  })

  test.each<[mistake: string, prepare: () => void]>([
    [
      'an invalid field in another entry',
      () => {
        content.replace('team/ada-sample.yml', 'email: ', 'email: at ')
      },
    ],
    [
      'an unfinished draft',
      () => {
        content.write('jobs/new.yml', 'draft: true\ntitle: Analyst\n')
      },
    ],
    [
      'a broken link in the list that loses a link',
      () => {
        const [right, wrong] = ['/privacy', '/privcay'].map((to) => `    - { label: Privacy, to: ${to} }\n`)
        content.replace('site.yml', 'to: /about\n', `to: /about\n${right}${wrong}`)
      },
    ],
  ])('%s is no reason to refuse a removal', async (_, prepare) => {
    prepare()
    await remove('page', 'privacy')
    expect(content.files('text-pages')).toEqual([])
  })

  test('a wrong section in a link to an entry is no reason to refuse a new name', async () => {
    content.replace('site.yml', 'to: /about\n', 'to: /services/tax-planning#wrong\n')
    await rename('service', 'tax-planning', 'tax-strategy')
    expect(content.read('site.yml')).toContain('to: /services/tax-strategy#wrong\n')
  })
})

test('an entry whose name has capitals is renamed to lowercase, and gets no redirect to itself', async () => {
  content.write('services/Tax-Planning.yml', content.read('services/tax-planning.yml'))
  content.remove('services/tax-planning.yml')
  for (const path of ['site.yml', 'pages/home.yml', 'pages/services.yml'])
    content.write(path, content.read(path).replaceAll('tax-planning', 'Tax-Planning'))
  await rename('service', 'Tax-Planning', 'tax-planning')
  expect(content.files('services')).toEqual(['tax-planning.yml'])
  expect(checkContent(content.root).problems).toEqual([])
  expect(content.files()).not.toContain('redirects.yml')
})

test.each([
  ['renaming a service', () => rename('service', 'tax-planning', 'tax-strategy')],
  ['removing a page', () => remove('page', 'privacy')],
])('%s changes the same lines in a project with CRLF line breaks as in one with LF', async (_, act) => {
  content.write('redirects.yml', '- from: /old\n  to: /about\n')
  const before = state()
  await act()
  const expected = state()
  for (const path of content.files()) content.remove(path)
  for (const [path, text] of Object.entries(before)) content.write(path, text.replaceAll('\n', '\r\n'))
  await act()
  const now = state()
  expect(now).toEqual(
    Object.fromEntries(Object.entries(expected).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')])),
  )
})

describe('what git could not bring back', () => {
  const plan = () => planRemoval(content.root, ['page', 'privacy'])
  const PRIVACY = 'content/text-pages/privacy.yml'
  const ALL = [PRIVACY, 'content/pages/contact.yml', 'content/site.yml']
  const reason = (files: readonly string[]) =>
    `These files would be changed or removed, and are not committed, so git could not bring them back:\n${files.map((file) => `  ${file}\n`).join('')}`

  const CASES: [what: string, prepare: () => void, files: readonly string[]][] = [
    [
      'changed files, of which one is removed',
      () => {
        commitAll()
        content.replace('text-pages/privacy.yml', 'title: ', 'title: New ')
        content.replace('site.yml', 'name: Sample', 'name: New Sample')
      },
      [PRIVACY, 'content/site.yml'],
    ],
    [
      'a file that is staged, but not committed',
      () => {
        commitAll()
        content.replace('site.yml', 'name: Sample', 'name: New Sample')
        git('add', '--all')
      },
      ['content/site.yml'],
    ],
    [
      'a new file and an ignored one',
      () => {
        commitAll()
        git('rm', '--quiet', '--cached', 'content/text-pages/privacy.yml', 'content/site.yml')
        git('commit', '--quiet', '--message', 'Forget')
        content.write('../.gitignore', 'privacy.yml\n')
      },
      [PRIVACY, 'content/site.yml'],
    ],
    [
      'any file in a repository without commits',
      () => {
        git('init', '--quiet')
      },
      ALL,
    ],
    ['any file outside a repository', () => undefined, ALL],
  ]

  test.each(CASES)(
    '%s: without a terminal, the command refuses and names them and --yes',
    async (_, prepare, files) => {
      prepare()
      const before = state()
      jest.mocked(canAsk).mockReturnValue(false)
      await expect(makeChanges(content.root, plan(), false)).rejects.toThrow(
        new Error(`Nothing was changed. ${reason(files)}Commit them first, or add the option --yes.`),
      )
      expect(state()).toEqual(before)
    },
  )

  test('in a terminal, the command asks, and only “y” or “yes” confirms', async () => {
    const before = state()
    jest.mocked(canAsk).mockReturnValue(true)
    for (const answer of ['', 'n', 'yesterday']) {
      jest.mocked(ask).mockResolvedValueOnce(answer)
      await expect(makeChanges(content.root, plan(), false)).rejects.toThrow(new Error('Nothing was changed.'))
    }
    expect(ask).toHaveBeenLastCalledWith(`${reason(ALL)}Continue? (y/N) `)
    expect(state()).toEqual(before)
    jest.mocked(ask).mockResolvedValueOnce('Y')
    await makeChanges(content.root, plan(), false)
    expect(content.files('text-pages')).toEqual([])
  })

  test('what is committed is changed without a question', async () => {
    commitAll()
    content.write('notes-that-stay.txt', 'not committed')
    jest.mocked(ask).mockClear()
    await makeChanges(content.root, plan(), false)
    expect(ask).not.toHaveBeenCalled()
    expect(content.files('text-pages')).toEqual([])
  })

  test('a file that changes while the question is open is not overwritten', async () => {
    jest.mocked(canAsk).mockReturnValue(true)
    jest.mocked(ask).mockImplementationOnce(() => {
      content.replace('site.yml', 'name: Sample', 'name: Meanwhile')
      return Promise.resolve('y')
    })
    await expect(makeChanges(content.root, plan(), false)).rejects.toThrow(
      new Error('Nothing was changed, because a file has changed in the meantime. Run the command again.'),
    )
    expect(content.read('site.yml')).toContain('name: Meanwhile')
    expect(content.files('text-pages')).toEqual(['privacy.yml'])
  })
})
