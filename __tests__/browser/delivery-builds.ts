import { createServer, type RequestListener, type Server } from 'node:http'
import { StaticHost } from './static-host'

/** The port of the built site's endpoint. It is part of the build, so the tests run one at a time. */
export const ENDPOINT_PORT = 9327
export const ENDPOINT_URL = `http://127.0.0.1:${String(ENDPOINT_PORT)}/requests`

/** The builds of the site with a delivery method, created by the project `slow-builds`. */
export const DELIVERY_BUILDS = {
  endpoint: '.cache/deliveries/endpoint',
  netlify: '.cache/deliveries/netlify',
} as const

/** Returns a host for one of these builds, with the headers that the build requires; callers open and close it. */
export function deliveryHost(provider: keyof typeof DELIVERY_BUILDS): StaticHost {
  return new StaticHost(DELIVERY_BUILDS[provider])
}

/** Starts a server in place of the endpoint. */
export async function openEndpoint(listener: RequestListener): Promise<Server> {
  const server = createServer(listener)
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(ENDPOINT_PORT, '127.0.0.1', done)
  })
  return server
}
