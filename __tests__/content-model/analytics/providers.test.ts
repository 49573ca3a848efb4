import { readdirSync } from 'node:fs'
import * as providers from '../../../content-model/analytics/providers'
import type {
  AnalyticsEvent,
  AnalyticsSettings,
  EncodeEvent,
  MeasuredPage,
} from '../../../content-model/analytics/types'

const PAGE: MeasuredPage = { path: '/contact' }
const VIEW: AnalyticsEvent = { name: 'pageview' }
const CALL: AnalyticsEvent = { name: 'call-to-action', details: { place: 'closing', destination: '/contact' } }
/** What a request of each kind contains: of a page view, of one that begins a visit, and of a call to action. */
type Contents = [view: string, landing: string, call: string]

/** Checks what a provider sends, as the service documents it. */
function expectContents(encode: EncodeEvent, settings: AnalyticsSettings, contents: Contents): void {
  const sent = (event: AnalyticsEvent, page = PAGE) => {
    const { url, body = '' } = encode(event, page, { ...settings, origin: 'https://www.example.com' })
    return url.slice(settings.url.length) + body
  }
  expect([sent(VIEW), sent(VIEW, { ...PAGE, referrer: 'search.example' }), sent(CALL)]).toEqual(contents)
}

test('an endpoint gets JSON with the name, the path, and the details', () => {
  expectContents(providers.endpoint.encode, { url: 'https://events.example.com/take' }, [
    '{"event":"pageview","path":"/contact"}',
    '{"event":"pageview","path":"/contact","referrer":"search.example"}',
    '{"event":"call-to-action","path":"/contact","place":"closing","destination":"/contact"}',
  ])
})

test('GoatCounter gets everything in the query', () => {
  expectContents(providers.goatcounter.encode, { url: 'https://example.goatcounter.com/count' }, [
    '?p=%2Fcontact',
    '?p=%2Fcontact&r=https%3A%2F%2Fsearch.example',
    '?p=call-to-action+closing+%2Fcontact&e=true',
  ])
})

test('Plausible gets JSON with the domain, and the details as properties', () => {
  const page = '"url":"https://www.example.com/contact","domain":"example.com"'
  expectContents(providers.plausible.encode, { url: 'https://plausible.io/api/event', website: 'example.com' }, [
    `{"name":"pageview",${page}}`,
    `{"name":"pageview",${page},"referrer":"https://search.example"}`,
    `{"name":"call-to-action",${page},"props":{"place":"closing","destination":"/contact"}}`,
  ])
})

test('Umami gets JSON with the website, and only events have a name', () => {
  const website = 'b59e9c65-ae32-47f1-8400-119fcf4861c4'
  const payload = `{"type":"event","payload":{"website":"${website}","hostname":"www.example.com","url":"/contact"`
  expectContents(providers.umami.encode, { url: 'https://cloud.umami.is/api/send', website }, [
    `${payload}}}`,
    `${payload},"referrer":"https://search.example"}}`,
    `${payload},"name":"call-to-action","data":{"place":"closing","destination":"/contact"}}}`,
  ])
})

test('every provider is in the list, by the name of its file, which the build loads', () => {
  const files = readdirSync('content-model/analytics').filter((file) => !['providers.ts', 'types.ts'].includes(file))
  expect(Object.values(providers).map(({ name }) => `${name}.ts`)).toEqual(files.sort())
})
