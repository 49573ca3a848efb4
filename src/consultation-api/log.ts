import type { IncomingHttpHeaders } from 'node:http'
import type { Memory } from './rate-limits'

/** Logs a message for the operator. It must never contain the visitor's input or identity. */
export function log(message: string): void {
  console.warn(`Consultation service: ${message}`)
}

/** Headers in which proxies commonly send the visitor's address: RFC 7239 and its predecessor. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for']

/** Logs once that a proxy sends visitors' addresses, but the settings do not name a header to read them from. */
export function logIgnoredProxy(headers: IncomingHttpHeaders, memory: Memory): void {
  if (memory.hasLoggedProxy || !PROXY_HEADERS.some((name) => name in headers)) return
  memory.hasLoggedProxy = true
  log(
    'a proxy sends the visitor address, but VISITOR_ADDRESS_HEADER is empty: all visitors behind it share one rate limit',
  )
}
