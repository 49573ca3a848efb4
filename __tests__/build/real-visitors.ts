import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { consultationRequest } from '../factories/consultation'
import { sendRequest } from './send-request'

/** The response to one visitor's request. */
interface VisitorAnswer {
  status: number
  id: string
}

/**
 * Sends staggered requests as the form does, each from a different local address.
 *
 * @param pauseMs The delay between two visitors in milliseconds
 */
export async function sendFromVisitors(origin: string, visitors: number, pauseMs: number): Promise<VisitorAnswer[]> {
  const sent: Promise<VisitorAnswer>[] = []
  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    sent.push(sendFrom(origin, `127.0.1.${visitor}`))
    await delay(pauseMs)
  }
  return Promise.all(sent)
}

async function sendFrom(origin: string, localAddress: string): Promise<VisitorAnswer> {
  const id = randomUUID()
  const body = JSON.stringify({ ...consultationRequest(), submission_id: id })
  const headers = { origin, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  await sendRequest(origin, '/api/consultation', { method: 'HEAD', localAddress })
  const { status } = await sendRequest(origin, '/api/consultation', { method: 'POST', headers, body, localAddress })
  return { status, id }
}
