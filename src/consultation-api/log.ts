import type { IncomingHttpHeaders } from 'node:http'
import type { Memory } from './memory'

/** Logs what the operator should know; never what a visitor wrote, or who they are. */
export function log(what: string): void {
  console.warn(`Consultation service: ${what}`)
}

/** Headers in which proxies commonly name the visitor; RFC 7239, and what came before it. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for']

/** Logs, once, that a proxy names visitors' addresses but the settings do not say in which header to look for them. */
export function logIgnoredProxy(headers: IncomingHttpHeaders, memory: Memory): void {
  if (memory.hasLoggedProxy || !PROXY_HEADERS.some((name) => name in headers)) return
  memory.hasLoggedProxy = true
  log(
    'a proxy names the visitor, but VISITOR_ADDRESS_HEADER is empty: all visitors behind it share one limit of requests',
  )
}
