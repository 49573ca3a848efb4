/** @jest-environment node */
import { setConsultationTexts } from '../../../gatsby/sources/consultation-texts'
import { type ContentFolder, contentFolder } from '../../tools/content/content-folder'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

/** Returns the variable that the build passes to the function. */
function textsOf({ root }: ContentFolder): string | undefined {
  const environment: NodeJS.ProcessEnv = { NODE_ENV: 'test', CONSULTATION_TEXTS: 'earlier' }
  setConsultationTexts(root, environment)
  return environment.CONSULTATION_TEXTS
}

test('the function gets the texts of the form and the language of the site', () => {
  content.replace('site.yml', 'language: en-US', 'language: en-GB')
  expect(JSON.parse(textsOf(content) ?? '')).toMatchObject({
    language: 'en-GB',
    failure: { goBack: 'Use the Back button.' },
  })
})

test('content that is invalid is left to the check', () => {
  content.write('pages/contact.yml', 'form: [')
  expect(textsOf(content)).toBeUndefined()
})
