/** @jest-environment node */
import { Links, readAddresses } from '../../../tools/preview-report/links'

const ENVIRONMENT = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'example/site',
  PREVIEW_URL: 'https://preview-7.example',
}

test('files and pages are linked in GitHub Actions', () => {
  const links = new Links(readAddresses(ENVIRONMENT), 'abc')
  expect(links.source('content/site.yml', 3)).toBe('https://github.com/example/site/blob/abc/content/site.yml#L3')
  expect(links.page('/services')).toBe('https://preview-7.example/services')
})

test('nothing is linked on an editor’s machine', () => {
  const links = new Links(readAddresses({}), 'abc')
  expect([links.source('content/site.yml', 3), links.page('/services')]).toEqual([undefined, undefined])
})

test('an unset preview address, which GitHub Actions passes as an empty text, links no page', () => {
  expect(new Links(readAddresses({ ...ENVIRONMENT, PREVIEW_URL: '' }), 'abc').page('/')).toBeUndefined()
})

test.each(['//evil.example/x', '.evil.example', '/../../x', '/"><script>', '/https://evil.example'])(
  'the path %j cannot lead to another host or end an attribute',
  (path) => {
    const address = new Links(readAddresses(ENVIRONMENT), 'abc').page(path)
    expect(address).toMatch(/^https:\/\/preview-7\.example\/[^"<>]*$/)
  },
)

test('half of a surrogate pair in a path is replaced, because no address can contain it', () => {
  expect(new Links(readAddresses(ENVIRONMENT), 'abc').source('content/\ud83d.yml', 3)).toMatch(
    /\/content\/%EF%BF%BD\.yml#L3$/,
  )
})
