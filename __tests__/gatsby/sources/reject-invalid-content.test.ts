/** @jest-environment node */
import reporter from 'gatsby-cli/lib/reporter'
import { stringify } from 'yaml'
import { rejectInvalidContent } from '../../../gatsby/sources/reject-invalid-content'
import { serviceContent } from '../../factories/content'
import { type ContentFolder, contentFolder } from '../../tools/content/content-folder'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
  jest.restoreAllMocks()
})

/** Returns the message with which a build stops, or `undefined` if it continues. */
async function panicOf(root: string): Promise<string | undefined> {
  let message: string | undefined
  jest.spyOn(reporter, 'panic').mockImplementation((reason) => {
    message = typeof reason === 'string' ? reason : JSON.stringify(reason)
    throw new Error('The build stops here')
  })
  try {
    await rejectInvalidContent(root, reporter)
  } catch (error) {
    if (message === undefined) throw error
  }
  return message
}

test('a build with valid content continues', async () => {
  expect(await panicOf(content.root)).toBeUndefined()
})

test('a build with invalid content stops and prints every problem of every file', async () => {
  content.replace('services/tax-planning.yml', 'name: Tax Planning', 'nam: Tax Planning')
  content.replace('team/ada-sample.yml', 'email: ada@example.com', 'email: ada')
  content.remove('statistics.yml')
  const message = await panicOf(content.root)
  expect(message).toMatch(/content\/services\/tax-planning\.yml:\d+:\d+ /)
  expect(message).toMatch(/content\/team\/ada-sample\.yml:\d+:\d+ /)
  expect(message).toMatch(/content\/statistics\.yml:\d+:\d+ /)
  expect(message).toMatch(/Checked \d+ files: \d+ errors, no warnings$/)
})

test('a build with only warnings prints them and continues', async () => {
  const warn = jest.spyOn(reporter, 'warn').mockImplementation(() => undefined)
  content.write(
    'services/lending.yml',
    stringify(serviceContent({ title: 'Lending Services', description: 'Lending.' })),
  )
  expect(await panicOf(content.root)).toBeUndefined()
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/Warning: .*“lending”[^]*no errors, 1 warning$/))
})
