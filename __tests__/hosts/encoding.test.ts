// How the real nginx and Caddy, configured as in deploy/, respond when the build has written hostile texts.
import fc from 'fast-check'
import { hostFiles } from '../../gatsby/output/host-files'
import { exceededLimits } from '../../gatsby/output/host-limits'
import { caddyHeaders, nginxHeaders, securityHeaders } from '../../gatsby/output/security-headers'
import { redirectLists } from '../../gatsby/pages/redirects'
import { sendRequest } from '../build/send-request'
import { anyText, HOSTILE_TEXTS, outputOrUndefined, printableText } from '../gatsby/encoding/texts'
import { folderForEachTest } from '../gatsby/folder'
import { startCaddy } from './caddy'
import { startNginx } from './nginx'

const root = folderForEachTest()

/** Hostile and random texts, different in each run, that end with a plain character, because HTTP trims whitespace. */
const TEXTS = [...HOSTILE_TEXTS, ...fc.sample(anyText, 60), ...fc.sample(printableText, 60)]
  .filter(({ length }) => length < 60)
  .map((text, index): [string, string] => [`X-Sample-${index}`, `-${text}.`])

const REDIRECTS = [
  { from: '/services/old', to: '/about/team#ana' },
  // The maximum length.
  { from: `/${'o'.repeat(199)}`, to: `/${'n'.repeat(199)}` },
]

test.each([
  { name: 'nginx', start: startNginx, extension: 'conf', headersOf: nginxHeaders },
  { name: 'Caddy', start: startCaddy, extension: 'caddy', headersOf: caddyHeaders },
] as const)(
  '$name sends exactly the configured headers, and redirects old addresses with their queries',
  async ({ start, extension, headersOf }) => {
    const headers = TEXTS.filter((one) => outputOrUndefined(() => headersOf(Object.fromEntries([one]))) !== undefined)
    expect(headers.length).toBeGreaterThan(50)
    const all = { ...securityHeaders("default-src 'none'"), ...Object.fromEntries(headers) }
    root.write(`_headers.${extension}`, headersOf(all))
    root.write(`_redirects.${extension}`, redirectLists(REDIRECTS)[`_redirects.${extension}`])
    const host = await start(root.at())
    try {
      for (const { from, to } of REDIRECTS) {
        for (const slash of ['', '/']) {
          for (const query of ['', '?utm_source=x&a=%2F']) {
            const path = from + slash + query
            const { status, headers: moved } = await sendRequest(host.origin, path)
            expect([path, status, moved.get('location')]).toEqual([path, 301, [to.replace(/(?=#)|$/, query)]])
          }
        }
      }
      const answer = await sendRequest(host.origin, '/')
      // Node reads headers as Latin-1, and they were written in UTF-8.
      for (const [name, value] of headers)
        expect([name, answer.headers.get(name.toLowerCase())]).toEqual([name, [Buffer.from(value).toString('latin1')]])
    } finally {
      await host.stop()
    }
  },
)

test('nginx starts with the longest parameter that the build allows, and not with a longer one', async () => {
  const startWith = async (length: number) => {
    const redirects = Array.from({ length: 2000 }, (_, index) => ({ from: `/${index}-${'o'.repeat(190)}`, to: '/new' }))
    const files = hostFiles({ headers: { 'X-Long': 'x'.repeat(length) }, own: [], redirects })
    for (const [name, text] of Object.entries(files)) root.write(name, text)
    return { host: await startNginx(root.at()), exceeded: exceededLimits(files) }
  }
  const { host, exceeded } = await startWith(4093)
  expect(exceeded.join('\n')).not.toContain('nginx')
  const { status } = await sendRequest(host.origin, `/1999-${'o'.repeat(190)}`)
  expect(status).toBe(301)
  await host.stop()
  await expect(startWith(4094)).rejects.toThrow('too long parameter')
})
