/** @jest-environment node */
import reporter from 'gatsby-cli/lib/reporter'
import { stringify } from 'yaml'
import { refuseBrokenContent } from '../../../gatsby/sources/reject-invalid-content'
import { serviceContent } from '../../factories/content'
import { contentFolder, type ContentFolder } from '../../tools/content/content-folder'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
  jest.restoreAllMocks()
})

/** What a build says before it stops; undefined where it goes on. */
async function panicOf(root: string): Promise<string | undefined> {
  let said: string | undefined
  jest.spyOn(reporter, 'panic').mockImplementation((message) => {
    said = typeof message === 'string' ? message : JSON.stringify(message)
    throw new Error('The build stops here')
  })
  try {
    await refuseBrokenContent(root, reporter)
  } catch (error) {
    if (said === undefined) throw error
  }
  return said
}

test('a build with valid content goes on', async () => {
  expect(await panicOf(content.root)).toBeUndefined()
})

test('a build with broken content stops and says every problem of every file', async () => {
  content.replace('services/tax-planning.yml', 'name: Tax Planning', 'nam: Tax Planning')
  content.replace('team/ada-sample.yml', 'email: ada@example.com', 'email: ada')
  content.remove('stats.yml')
  const said = await panicOf(content.root)
  expect(said).toMatch(/content\/services\/tax-planning\.yml:\d+:\d+ /)
  expect(said).toMatch(/content\/team\/ada-sample\.yml:\d+:\d+ /)
  expect(said).toMatch(/content\/stats\.yml:\d+:\d+ /)
  expect(said).toMatch(/Checked \d+ files: \d+ errors, no warnings$/)
})

test('a build with warnings alone prints them and goes on', async () => {
  const warn = jest.spyOn(reporter, 'warn').mockImplementation(() => undefined)
  content.write(
    'services/lending.yml',
    stringify(serviceContent({ title: 'Lending Services', description: 'Lending.' })),
  )
  expect(await panicOf(content.root)).toBeUndefined()
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/Warning: .*“lending”[^]*no errors, 1 warning$/))
})
