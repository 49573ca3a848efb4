/** @jest-environment node */
// The consultation service under attack.
import { misbehave } from './misbehavior'
import { sendFromVisitors } from './real-visitors'
import { type ServiceBehindNginx, startServiceBehindNginx } from './service-behind-nginx'

/** Each address gets ten connections. */
const ADDRESSES = ['127.0.0.11', '127.0.0.12', '127.0.0.13', '127.0.0.14', '127.0.0.15']

let service: ServiceBehindNginx
beforeAll(async () => {
  service = await startServiceBehindNginx()
}, 120_000)
afterAll(() => service.stop())

test('while 50 connections misbehave, each real request gets a response and is delivered once', async () => {
  const { answers, stop } = misbehave(service.origin, 50, ADDRESSES)
  const visitors = await sendFromVisitors(service.origin, 10, 400)
  await stop()
  expect(visitors.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const ids = service.mail.mails.map(({ parsed }) => parsed.messageId?.slice(1).split('@')[0])
  expect(ids.sort()).toEqual(visitors.map(({ id }) => id).sort())
  // Every kind of misbehavior was rejected with its own status, and none got further.
  for (const status of ['400', '403', '405', '413', '415', '429', '431'])
    expect([status, answers.has(status)]).toEqual([status, true])
  expect(answers.has('200')).toBe(false)
})
