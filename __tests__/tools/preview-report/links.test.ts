import { pageLink, readLinks, sourceLink } from '../../../tools/preview-report/links'

const ENVIRONMENT = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'example/site',
  PREVIEW_URL: 'https://preview-7.example',
}
const links = readLinks(ENVIRONMENT, 'abc')

test('files and pages are linked in GitHub Actions', () => {
  const line = 'https://github.com/example/site/blob/abc/content/site.yml#L3'
  expect(sourceLink({ links }, 'content/site.yml', 3)).toBe(line)
  expect(pageLink({ links }, '/services')).toBe('https://preview-7.example/services')
})

test('nothing is linked on an editor’s machine, or in GitHub Actions without a preview, whose address is then empty', () => {
  expect(readLinks({}, 'abc')).toEqual({})
  expect(readLinks({ PREVIEW_URL: '' }, undefined)).toEqual({})
  expect([sourceLink({}, 'content/site.yml', 3), pageLink({}, '/services')]).toEqual([undefined, undefined])
})

test.each(['//evil.example/x', '.evil.example', '/../../x', '/"><script>', '/https://evil.example'])(
  'the path %j cannot lead to another host or end an attribute',
  (path) => {
    expect(pageLink({ links }, path)).toMatch(/^https:\/\/preview-7\.example\/[^"<>]*$/)
  },
)

test('an unpaired surrogate in a path is replaced, because no address can contain it', () => {
  expect(sourceLink({ links }, 'content/\ud83d.yml', 3)).toMatch(/\/content\/%EF%BF%BD\.yml#L3$/)
})
