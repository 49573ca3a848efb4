import { readdirSync } from 'node:fs'
import type { Reporter } from 'gatsby'
import { hostFiles, writeHostFiles } from '../../../gatsby/output/host-files'
import { exceededLimits } from '../../../gatsby/output/host-limits'
import { folderForEachTest } from '../folder'

const folder = folderForEachTest()

const settings = { headers: { 'X-Frame-Options': 'DENY' }, own: [], redirects: [{ from: '/old', to: '/new' }] }

const redirects = (count: number) => Array.from({ length: count }, (_, index) => ({ from: `/${index}`, to: '/new' }))

test('a build writes the headers and redirects for every host, and names the files', () => {
  const panic = jest.fn<never, Parameters<Reporter['panic']>>()
  const names = writeHostFiles(folder.at(), settings, { panic })
  expect(names.sort()).toEqual(readdirSync(folder.at()).sort())
  expect(names).toHaveLength(6)
  expect(panic).not.toHaveBeenCalled()
})

test.each([
  [
    'a line that Cloudflare would ignore',
    { ...settings, headers: { 'X-First': 'y'.repeat(1980), 'X-Long': 'x'.repeat(1993), 'X-Last': 'z' } },
    /^Cloudflare Pages allows at most 2,000 characters per line in _headers, and ignores longer lines. This build has 2,001: the longest is “X-Long: xxx.*headers\/$/,
  ],
  [
    'more rules than Cloudflare reads',
    {
      ...settings,
      own: Array.from({ length: 97 }, (_, index) => ({ paths: [`/${index}`], headers: { 'X-Own': 'x' } })),
    },
    /^Cloudflare Pages allows at most 100 rules in _headers, and ignores the rest. This build has 102: /,
  ],
  [
    'more redirects than Cloudflare follows',
    { ...settings, redirects: redirects(2001) },
    /^Cloudflare Pages allows at most 2,000 redirects in _redirects, .* This build has 2,001: they are in content\/redirects.yml. See /,
  ],
  [
    'a redirect that is too long for Cloudflare',
    { ...settings, redirects: [{ from: `/${'a'.repeat(500)}`, to: `/${'b'.repeat(500)}` }] },
    /^Cloudflare Pages allows at most 1,000 characters per redirect in _redirects, /,
  ],
  [
    'a parameter with which nginx would not start',
    { ...settings, headers: { 'X-Long': 'x'.repeat(4094) } },
    /^nginx allows at most 4,093 characters per parameter in _headers.conf, and does not start with longer ones. This build has 4,094: /m,
  ],
])('%s stops the build with a message that names the host, the limit, and the cause', (_, exceeding, message) => {
  const exceeded = exceededLimits(hostFiles(exceeding)).join('\n')
  expect(exceeded).toMatch(message)
  const panic = jest.fn<never, Parameters<Reporter['panic']>>()
  writeHostFiles(folder.at(), exceeding, { panic })
  expect(panic).toHaveBeenCalledWith(expect.stringContaining(exceeded))
})

test('Netlify’s recommended maximum stops the build as well', () => {
  expect(exceededLimits(hostFiles({ ...settings, redirects: redirects(10_001) })).join('\n')).toMatch(
    /^Netlify allows/m,
  )
})

test('files exactly at a limit are allowed', () => {
  const headers = { 'X-Long': 'x'.repeat(1992) }
  expect(exceededLimits(hostFiles({ ...settings, headers, redirects: redirects(2000) }))).toEqual([])
})
