import { existsSync } from 'node:fs'
import { env, loadEnvFile } from 'node:process'
import type { GatsbyFunctionResponse } from 'gatsby'
import { createMemory, handleRequest, type HostRequest } from './service'

if (existsSync('.env')) loadEnvFile('.env')
const memory = createMemory()

/** Responds to a request that Gatsby’s server received. */
export async function respond(request: HostRequest, response: GatsbyFunctionResponse): Promise<void> {
  const { status, headers, body } = await handleRequest(request, { memory, environment: env })
  response.writeHead(status, headers).end(body)
}
