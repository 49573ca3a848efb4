/**
 * `npx tsx benchmarks/service-pressure.ts`: measures the latency of the consultation service for visitors while 50 connections
 * misbehave, compared with an undisturbed run. Serves the last build with Gatsby's server, nginx, and a mail server on this
 * machine, and takes about a minute.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { misbehave } from '../__tests__/build/misbehavior'
import { sendFromVisitors, type VisitorAnswer } from '../__tests__/build/real-visitors'
import { startServiceBehindNginx } from '../__tests__/build/service-behind-nginx'

const VISITORS = 20
/** The time between two visitors. */
const PAUSE_MS = 500
const CONNECTIONS = 50
const ADDRESSES = Array.from({ length: 5 }, (_, index) => `127.0.0.${index + 11}`)
/** The time after which the rate limits have reset. */
const REST_MS = 10_000
/** The maximum time that a visitor may wait. */
const GOAL_MS = 1000

interface Latency {
  median: number
  longest: number
}

function report(name: string, answers: readonly VisitorAnswer[]): Latency {
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  const longest = sorted.at(-1) ?? 0
  const accepted = answers.filter(({ status }) => status === 200).length
  console.log(
    `${name}: ${accepted} of ${answers.length} accepted, median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
  )
  return { median, longest }
}

async function main(): Promise<void> {
  const service = await startServiceBehindNginx()
  try {
    // The first request loads the service and is not measured.
    await sendFromVisitors(service.origin, 1, 0)
    const undisturbed = report('undisturbed', await sendFromVisitors(service.origin, VISITORS, PAUSE_MS))
    await delay(REST_MS)
    const misbehavior = misbehave(service.origin, CONNECTIONS, ADDRESSES)
    const underLoad = report(
      `while ${CONNECTIONS} misbehave`,
      await sendFromVisitors(service.origin, VISITORS, PAUSE_MS),
    )
    await misbehavior.stop()
    const answers = [...misbehavior.answers].sort().map(([status, count]) => `${status}: ${count}`)
    console.log(`their answers by status: ${answers.join(', ')}`)
    console.log(
      `ratio: median ${(underLoad.median / undisturbed.median).toFixed(2)}, longest ${(underLoad.longest / undisturbed.longest).toFixed(2)}`,
    )
    console.log(`mails: ${service.mail.mails.length} of ${2 * VISITORS + 1}`)
    console.log(`goal of ${GOAL_MS} ms: ${underLoad.longest <= GOAL_MS ? 'met' : 'missed'}`)
  } finally {
    await service.stop()
  }
}

void main()
