import { createServer, type RequestListener, type Server } from 'node:http'
import { StaticHost } from './static-host'

/** Where the endpoint of the built site stands. The port is part of the build, so that the tests come one at a time. */
export const ENDPOINT_PORT = 9327
export const ENDPOINT_URL = `http://127.0.0.1:${String(ENDPOINT_PORT)}/requests`

/** The builds of the site with a delivery, which the project `delivery-builds` makes. */
export const DELIVERY_BUILDS = {
  endpoint: '.cache/deliveries/endpoint',
  netlify: '.cache/deliveries/netlify',
} as const

/** A host of one of these builds, which answers with the headers that the build asks for; it has to be opened and closed. */
export function deliveryHost(via: keyof typeof DELIVERY_BUILDS): StaticHost {
  return new StaticHost(DELIVERY_BUILDS[via])
}

/** Starts a server in the endpoint's place. */
export async function openEndpoint(listener: RequestListener): Promise<Server> {
  const server = createServer(listener)
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(ENDPOINT_PORT, '127.0.0.1', done)
  })
  return server
}
