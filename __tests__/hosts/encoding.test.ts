// How the real nginx and Caddy, configured as in deploy/, respond when the build has written hostile texts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Redirect } from '../../content-model/redirect'
import { caddyHeaders, nginxHeaders, securityHeaders } from '../../gatsby/output/security-headers'
import { redirectLists } from '../../gatsby/pages/redirects'
import { anyText, HOSTILE_TEXTS, outputOrUndefined, printableText } from '../gatsby/encoding/texts'
import { startCaddy } from './caddy'
import { startNginx } from './nginx'
import { sendRequest } from '../build/send-request'

const HOSTS = [
  { name: 'nginx', start: startNginx, extension: 'conf', headersOf: nginxHeaders },
  { name: 'Caddy', start: startCaddy, extension: 'caddy', headersOf: caddyHeaders },
] as const

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

describe.each(HOSTS)('$name', ({ start, extension, headersOf }) => {
  /** Starts the host with the files that the build writes for it. */
  async function startWith(headers: string, redirects: readonly Redirect[] = []) {
    writeFileSync(join(root, `_headers.${extension}`), headers)
    writeFileSync(join(root, `_redirects.${extension}`), redirectLists(redirects)[`_redirects.${extension}`])
    return start(root)
  }

  test('a header has exactly the configured text, and text that the host would change is rejected', async () => {
    const all = TEXTS.filter(({ length }) => length < 60).map((text, index): [string, string] => [
      `X-Sample-${index}`,
      `-${text}`,
    ])
    const headers = all.filter((one) => outputOrUndefined(() => headersOf(Object.fromEntries([one]))) !== undefined)
    expect(headers.length).toBeGreaterThan(50)
    expect(headers.length).toBeLessThan(all.length)
    const host = await startWith(headersOf({ ...HEADERS, ...Object.fromEntries(headers) }))
    try {
      const answer = await sendRequest(host.origin, '/')
      for (const [header, value] of headers)
        expect([header, answer.headers.get(header.toLowerCase())?.map(decodeHeader)]).toEqual([header, [value]])
    } finally {
      await host.stop()
    }
  })

  test('redirects of the maximum length work', async () => {
    const from = `/${'o'.repeat(199)}`
    const to = `/${'n'.repeat(199)}`
    const host = await startWith(headersOf(HEADERS), [{ from, to }])
    try {
      expect((await sendRequest(host.origin, `${from}/`)).headers.get('location')).toEqual([to])
    } finally {
      await host.stop()
    }
  })
})
