import { expect, test, type Page } from '@playwright/test'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { THANKS_PATH } from '../../src/routes/paths'
import { contact, thanks } from './content'
import { deliveryHost, ENDPOINT_URL, openEndpoint } from './delivery-builds'
import type { StaticHost } from './static-host'

test.use({ javaScriptEnabled: false })

const WRITTEN = {
  name: 'Zoë O’Neill & Söhne',
  email: 'zoe@example.com',
  phone: '(312) 555-0142',
  company: '=SUM(A1) <b>Ltd</b>',
  message: 'First line\r\n100% + 1 = ?\r\nمرحبا 🗺️',
}

/** What was posted so far: where to, and the fields in the order of their names. */
let posts: { url: string; type: string | undefined; fields: [string, string][] }[] = []

/** Keeps what is posted, and answers as `answer` does. */
const taking =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    void keep(request).then(() => {
      answer(request, response)
    })
  }

async function keep(request: IncomingMessage): Promise<void> {
  const fields = [...new URLSearchParams(await text(request))].sort()
  posts.push({ url: request.url ?? '', type: request.headers['content-type'], fields })
}

/** Writes a request as a visitor does. */
async function write(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/contact`)
  for (const [name, value] of Object.entries(WRITTEN)) {
    await page.locator(`form [name="${name}"]`).fill(value.replaceAll('\r\n', '\n'))
  }
}

/** Writes a request and sends it. */
async function send(page: Page, origin: string): Promise<void> {
  await write(page, origin)
  await page.getByRole('button', { name: contact.form.submit }).click()
}

let host: StaticHost | undefined
let endpoint: Server | undefined

test.beforeEach(() => {
  posts = []
})

test.afterEach(() => {
  host?.close()
  endpoint?.closeAllConnections()
  endpoint?.close()
})

test('a request goes to the endpoint as it was written, and its visitor lands on the page of thanks', async ({
  page,
}) => {
  host = deliveryHost('endpoint')
  const origin = await host.open()
  const seeOther = taking((_request, response) => response.writeHead(303, { Location: origin + THANKS_PATH }).end())
  endpoint = await openEndpoint(seeOther)
  await send(page, origin)
  await expect(page).toHaveURL(origin + THANKS_PATH)
  await expect(page.getByRole('heading', { level: 1, name: thanks.heading })).toBeVisible()
  expect(posts).toEqual([
    {
      url: new URL(ENDPOINT_URL).pathname,
      type: 'application/x-www-form-urlencoded',
      fields: [['website', ''], ...Object.entries(WRITTEN)].sort(),
    },
  ])
})

test('a request goes to Netlify as it was written, and its visitor lands on the page of thanks', async ({ page }) => {
  const netlify = deliveryHost('netlify')
  host = netlify
  // Netlify takes the fields of a form that it has found in the site, and shows the page at the path that was posted to.
  netlify.takePost = taking((request, response) => {
    netlify.show(request, response)
  })
  const origin = await netlify.open()
  await send(page, origin)
  await expect(page).toHaveURL(origin + THANKS_PATH)
  await expect(page.getByRole('heading', { level: 1, name: thanks.heading })).toBeVisible()
  expect(posts).toEqual([
    {
      url: THANKS_PATH,
      type: 'application/x-www-form-urlencoded',
      fields: [
        ['form-name', 'consultation'],
        ['submission_id', ''],
        ['website', ''],
        ...Object.entries(WRITTEN),
      ].sort(),
    },
  ])
})

test('Netlify finds in the page’s HTML the form, its honeypot and every field that can be sent', async ({ page }) => {
  host = deliveryHost('netlify')
  await page.goto(`${await host.open()}/contact`)
  const form = page.locator('form[name="consultation"][data-netlify="true"][netlify-honeypot="website"][method="post"]')
  await expect(form).toBeVisible()
  const names = await form.locator('[name]').evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  expect(new Set(names)).toEqual(
    new Set(['form-name', 'submission_id', 'website', 'name', 'email', 'phone', 'company', 'message']),
  )
})

test('the page’s policy keeps the form from being sent anywhere else', async ({ page }) => {
  host = deliveryHost('netlify')
  const origin = await host.open()
  endpoint = await openEndpoint(taking((_request, response) => response.end()))
  // The page as the host sends it, but its form leads to another server.
  await page.route(`${origin}/contact`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(`action="${THANKS_PATH}"`, `action="${ENDPOINT_URL}"`)
    expect(body).toContain(`action="${ENDPOINT_URL}"`)
    await route.fulfill({ response, body })
  })
  const refused = page.waitForEvent('console', (message) => message.text().includes('form-action'))
  await write(page, origin)
  await page.locator('form [name="email"]').focus()
  // A click would wait for the page that does not come.
  await page.keyboard.press('Enter')
  expect((await refused).text()).toContain(ENDPOINT_URL)
  expect(posts).toEqual([])
})

test('with a delivery, nothing on the page says that the form needs scripts, and nobody can reach the honeypot', async ({
  page,
}) => {
  host = deliveryHost('endpoint')
  await page.goto(`${await host.open()}/contact`)
  await expect(page.locator('form')).toBeVisible()
  await expect(page.getByText(contact.form.withoutScript)).toHaveCount(0)
  const honeypot = page.locator('form [name="website"]')
  await expect(page.getByRole('textbox', { name: 'website' })).toHaveCount(0)
  await page.locator('form [name="message"]').focus()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab')
    await expect(honeypot).not.toBeFocused()
  }
})

test('the form and the privacy policy say where the request goes', async ({ page }) => {
  host = deliveryHost('endpoint')
  const origin = await host.open()
  const { hostname } = new URL(ENDPOINT_URL)
  await page.goto(`${origin}/contact`)
  await expect(page.getByText(contact.form.privacy.endpoint.replace('{host}', hostname))).toBeVisible()
  await page.goto(`${origin}/privacy`)
  await expect(page.getByText(`to our own service at ${hostname}`)).toBeVisible()
})
