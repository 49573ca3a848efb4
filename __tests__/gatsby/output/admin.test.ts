import { adminHeaders, publishedList } from '../../../gatsby/output/admin'
import { contentFolder } from '../../content-check/content-folder'

test('the editor may contact the site’s git host, and receive messages from its sign-in window', () => {
  const editing = {
    host: 'gitea',
    repository: 'waymark/website',
    branch: 'main',
    address: 'https://codeberg.org',
  } as const
  const { paths, headers } = adminHeaders(editing)
  expect(paths).toEqual(['/admin', '/admin/index.html', '/static/admin/*'])
  expect(headers['Content-Security-Policy']).toContain("connect-src 'self' blob: data: https://codeberg.org;")
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
})

test('without a repository, the editor may contact no other host', () => {
  const { headers } = adminHeaders(undefined)
  expect(headers['Content-Security-Policy']).not.toContain('https:')
})

test('the published list has the paths of files, and only the fields that determine addresses', () => {
  const content = contentFolder()
  const list = publishedList(content.root)
  content.dispose()
  expect(list).toMatchObject({ 'services/tax-planning.yml': { prefixes: ['services'] }, 'team/ada-sample.yml': {} })
  expect(JSON.stringify(list)).not.toContain('Ada has led')
})
