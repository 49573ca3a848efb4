/** @jest-environment node */
// How the real nginx and Caddy, configured as in deploy/, respond when the build has written hostile texts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { caddyHeaders, nginxHeaders, securityHeaders } from '../../gatsby/output/security-headers'
import { caddyRedirects, nginxRedirects } from '../../gatsby/pages/redirects'
import { anyText, HOSTILE_TEXTS, outputOrUndefined, printableText } from '../encoding/texts'
import { startCaddy } from './caddy'
import { startNginx } from './nginx'
import { sendRequest } from './send-request'

const HOSTS = [
  { name: 'nginx', start: startNginx, redirectsOf: nginxRedirects, headersOf: nginxHeaders },
  { name: 'Caddy', start: startCaddy, redirectsOf: caddyRedirects, headersOf: caddyHeaders },
]

const HEADERS = securityHeaders("default-src 'none'")

/** Hostile and random texts, different in each run, that end with a plain character, because HTTP trims whitespace. */
const TEXTS = [...HOSTILE_TEXTS, ...fc.sample(anyText, 60), ...fc.sample(printableText, 60)].map((text) => `${text}.`)

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

/** Decodes a header as the UTF-8 that it was written in; Node reads headers as Latin-1. */
const decodeHeader = (value = '') => Buffer.from(value, 'latin1').toString()

describe.each(HOSTS)('$name', ({ name, start, redirectsOf, headersOf }) => {
  /** Starts the host with the files that the build writes for it. */
  async function startWith(written: { headers?: string; redirects?: string }) {
    const extension = name === 'nginx' ? 'conf' : 'caddy'
    writeFileSync(join(root, `_headers.${extension}`), written.headers ?? headersOf(HEADERS))
    writeFileSync(join(root, `_redirects.${extension}`), written.redirects ?? redirectsOf([]))
    return start(root)
  }

  test('an old address redirects to exactly the configured target, and targets that the host would change are rejected', async () => {
    const all = TEXTS.map((text, index) => ({ from: `/old-${index}`, to: `/${text}` }))
    const redirects = all.filter((one) => outputOrUndefined(() => redirectsOf([one])) !== undefined)
    expect(redirects.length).toBeGreaterThan(50)
    expect(redirects.length).toBeLessThan(all.length)
    const host = await startWith({ redirects: redirectsOf(redirects) })
    try {
      for (const { from, to } of redirects) {
        const { status, headers } = await sendRequest(host.origin, from)
        expect([status, headers.get('location')?.map(decodeHeader)]).toEqual([301, [to]])
        expect(headers.get('set-cookie')).toBeUndefined()
      }
    } finally {
      await host.stop()
    }
  })

  test('a header has exactly the configured text, and texts that the host would change are rejected', async () => {
    const all = TEXTS.filter(({ length }) => length < 60).map((text, index): [string, string] => [
      `X-Sample-${index}`,
      `-${text}`,
    ])
    const headers = all.filter((one) => outputOrUndefined(() => headersOf(Object.fromEntries([one]))) !== undefined)
    expect(headers.length).toBeGreaterThan(50)
    expect(headers.length).toBeLessThan(all.length)
    const host = await startWith({ headers: headersOf({ ...HEADERS, ...Object.fromEntries(headers) }) })
    try {
      const answer = await sendRequest(host.origin, '/')
      for (const [header, value] of headers)
        expect([header, answer.headers.get(header.toLowerCase())?.map(decodeHeader)]).toEqual([header, [value]])
    } finally {
      await host.stop()
    }
  })
})

test.each(['$host', '${request_uri}', 'a$', 'a\nb', '\0', '\uD800'])('nginx: a redirect to %j is rejected', (text) => {
  expect(() => nginxRedirects([{ from: '/old', to: `/${text}` }])).toThrow('nginx cannot read')
})

test.each(['~.*', 'default', 'hostnames', 'include', 'volatile', '\\/old'])(
  'nginx: a redirect from %j is rejected',
  (from) => {
    expect(() => nginxRedirects([{ from, to: '/new' }])).toThrow('is no path for a map of nginx')
  },
)

test.each(['{env.SECRET}', '{$SECRET}', '\\{$SECRET}', '{path}', '}', '\\', 'a\nrespond b'])(
  'Caddy: a redirect to %j is rejected',
  (text) => {
    expect(() => caddyRedirects([{ from: '/old', to: `/${text}` }])).toThrow('Caddy cannot read')
  },
)

test.each(['@named', '*', '/a*', '/%61', '/a.'])('Caddy: a redirect from %j is rejected', (from) => {
  expect(() => caddyRedirects([{ from, to: '/new' }])).toThrow('is no path that Caddy matches as it is')
})
