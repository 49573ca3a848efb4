// An editor's session at /admin, if the site names another git host than the one that the editor signed in to.
import { createServer, type Server } from 'node:http'
import { type Page, test } from '@playwright/test'
import { type AdminServer, expect, serveAdminForHost, signIn } from './admin-page'
import { GitHubHost } from './github-host'

test.describe.configure({ timeout: 90_000 })

let host: GitHubHost
let server: AdminServer
let other: Server
/** The requests that the other host received. */
let received: string[]

test.beforeEach(async () => {
  host = await GitHubHost.start('content')
  server = await serveAdminForHost('.', host)
  received = []
  other = createServer(({ method, url, headers }, response) => {
    received.push([method, url, headers.authorization].join(' '))
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'authorization, cache-control')
    response.end()
  })
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
})
test.afterEach(() => {
  server.close()
  host.stop()
  other.closeAllConnections()
  other.close()
})

/** Publishes the same site with the other host in its settings. */
async function nameOtherHost(): Promise<void> {
  const address = other.address()
  if (address === null || typeof address === 'string') throw new Error('The other host has no port')
  const { port } = new URL(server.url)
  server.close()
  server = await serveAdminForHost('.', { origin: `http://127.0.0.1:${String(address.port)}` }, Number(port))
}

const expectSignedOut = (page: Page) =>
  expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible()

test('an editor who has signed in stays signed in', async ({ page }) => {
  await signIn(page, server.url)
  await page.reload()
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible()
})

test('a session is not sent to another host that the site names later', async ({ page }) => {
  await signIn(page, server.url)
  await nameOtherHost()
  await page.reload()
  await expectSignedOut(page)
  expect(received).toEqual([])
})

test('a tab that is still open forgets its session as soon as another one does', async ({ page, context }) => {
  await signIn(page, server.url)
  await nameOtherHost()
  const newer = await context.newPage()
  await newer.goto(server.url)
  await expectSignedOut(newer)
  await expectSignedOut(page)
  expect(received).toEqual([])
})
