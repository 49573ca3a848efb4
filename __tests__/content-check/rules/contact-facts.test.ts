import { checkContent } from '../../../content-check/check'
import { contentForEachTest } from '../content-folder'

const content = contentForEachTest()

/** Moves the firm to London. */
function moveToLondon(): void {
  content.replace('site.yml', 'country: US', 'country: GB')
  content.replace('site.yml', '(312) 555-0100', '020 7946 0142')
  content.replace('team/ada-sample.yml', '(312) 555-0142', '+44 (0)20 7946 0143')
}

const reported = () =>
  checkContent(content.root).problems.map(({ severity = 'error', file, field, message, advice }) =>
    [severity, file.replace('content/', ''), `${field ?? ''}: ${message}. ${advice}`].join(' '),
  )

test('the check accepts the phone numbers of another country', () => {
  moveToLondon()
  expect(reported()).toEqual([])
})

test('the check rejects a phone number of another country, and shows how one of this country is written', () => {
  moveToLondon()
  content.replace('site.yml', '020 7946 0142', '(312) 555-0142')
  expect(reported()).toEqual([
    'error site.yml Contact › Phone number: is not a valid phone number. Write it as dialed in the site’s country, or with a country code, such as “07400 123456” or “+44 7400 123456”.',
  ])
})

test('the check accepts all phone numbers until the country is known', () => {
  content.replace('site.yml', 'country: US', 'country: England')
  expect(reported()).toEqual([expect.stringContaining('It must be a two-letter country code in capitals')])
})
