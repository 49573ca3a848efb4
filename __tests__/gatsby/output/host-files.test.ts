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

const CLOUDFLARE = 'https://developers.cloudflare.com/pages/configuration/'

test.each([
  [
    'a line that Cloudflare would ignore',
    { ...settings, headers: { 'X-First': 'y'.repeat(1980), 'X-Long': 'x'.repeat(1993), 'X-Last': 'z' } },
    [
      `Cloudflare Pages allows at most 2,000 characters per line in _headers, and ignores longer lines. This build has 2,001: the longest is “X-Long: ${'x'.repeat(52)}…”. See ${CLOUDFLARE}headers/`,
    ],
  ],
  [
    'more rules than Cloudflare reads',
    {
      ...settings,
      own: Array.from({ length: 97 }, (_, index) => ({ paths: [`/${index}`], headers: { 'X-Own': 'x' } })),
    },
    [
      `Cloudflare Pages allows at most 100 rules in _headers, and ignores the rest. This build has 102: each path in the file has one. See ${CLOUDFLARE}headers/`,
    ],
  ],
  [
    'more redirects than Cloudflare follows',
    { ...settings, redirects: redirects(2001) },
    [
      `Cloudflare Pages allows at most 2,000 redirects in _redirects, and ignores the rest. This build has 2,001: they are in content/redirects.yml. See ${CLOUDFLARE}redirects/`,
    ],
  ],
  [
    'a redirect that is too long for Cloudflare',
    { ...settings, redirects: [...redirects(1), { from: `/${'a'.repeat(500)}`, to: `/${'b'.repeat(500)}` }] },
    [
      `Cloudflare Pages allows at most 1,000 characters per redirect in _redirects, and ignores longer ones. This build has 1,007: the longest is “/${'a'.repeat(59)}…”. See ${CLOUDFLARE}redirects/`,
    ],
  ],
  [
    'a parameter with which nginx would not start',
    { ...settings, headers: { 'X-Long': 'x'.repeat(4094) } },
    [
      `Cloudflare Pages allows at most 2,000 characters per line in _headers, and ignores longer lines. This build has 4,102: the longest is “X-Long: ${'x'.repeat(52)}…”. See ${CLOUDFLARE}headers/`,
      `nginx allows at most 4,093 characters per parameter in _headers.conf, and does not start with longer ones. This build has 4,094: the longest is “${'x'.repeat(60)}…”. See https://github.com/nginx/nginx/blob/release-1.22.1/src/core/ngx_conf_file.c`,
    ],
  ],
  [
    'more redirects than any host follows',
    { ...settings, redirects: redirects(10_001) },
    [
      `Cloudflare Pages allows at most 2,000 redirects in _redirects, and ignores the rest. This build has 10,001: they are in content/redirects.yml. See ${CLOUDFLARE}redirects/`,
      'Netlify allows at most 10,000 redirects in _redirects, and may reject a deploy with more. This build has 10,001: they are in content/redirects.yml. See https://docs.netlify.com/manage/routing/redirects/overview/',
    ],
  ],
])('%s stops the build with a message for each host, which names the limit and the cause', (_, exceeding, messages) => {
  expect(exceededLimits(hostFiles(exceeding))).toEqual(messages)
  const panic = jest.fn<never, Parameters<Reporter['panic']>>()
  writeHostFiles(folder.at(), exceeding, { panic })
  expect(panic.mock.calls).toEqual([[`The build stopped: it exceeds what a host allows.\n${messages.join('\n')}`]])
})

test('files exactly at a limit are allowed', () => {
  const headers = { 'X-Long': 'x'.repeat(1992) }
  expect(exceededLimits(hostFiles({ ...settings, headers, redirects: redirects(2000) }))).toEqual([])
})
