import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, type Page, test } from '@playwright/test'
import { THANKS_PATH } from '../../content-model/routes/named-paths'
import { contact, contactPath, deliveryText, deliveryTexts, menuService, thanks } from './content'
import { deliveryHost, ENDPOINT_URL, openEndpoint } from './delivery-builds'
import type { StaticHost } from './static-host'

test.use({ javaScriptEnabled: false })

const SUBMITTED = {
  name: 'Zoë O’Neill & Söhne',
  email: 'zoe@example.com',
  phone: '(312) 555-0142',
  company: '=SUM(A1) <b>Ltd</b>',
  message: 'First line\r\n100% + 1 = ?\r\nمرحبا 🗺️',
}

/** The requests posted so far, each with its target and its fields sorted by name. */
let posts: { url: string; type: string | undefined; fields: [string, string][] }[] = []

/** Records the posted request, and then responds as `answer` does. */
const recording =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    void record(request).then(() => {
      answer(request, response)
    })
  }

async function record(request: IncomingMessage): Promise<void> {
  const fields = [...new URLSearchParams(await text(request))].sort()
  posts.push({ url: request.url ?? '', type: request.headers['content-type'], fields })
}

/** Fills in the form as a visitor does. */
async function fillIn(page: Page, address: string): Promise<void> {
  await page.goto(address)
  for (const [name, value] of Object.entries(SUBMITTED)) {
    await page.locator(`form [name="${name}"]`).fill(value.replaceAll('\r\n', '\n'))
  }
}

/** Fills in the form and submits it. */
async function send(page: Page, origin: string, path = '/contact'): Promise<void> {
  await fillIn(page, origin + path)
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

test('a request goes to the endpoint unchanged, and the visitor lands on the thank-you page', async ({ page }) => {
  host = deliveryHost('endpoint')
  const origin = await host.open()
  const seeOther = recording((_request, response) => response.writeHead(303, { Location: origin + THANKS_PATH }).end())
  endpoint = await openEndpoint(seeOther)
  await send(page, origin)
  await expect(page).toHaveURL(origin + THANKS_PATH)
  await expect(page.getByRole('heading', { level: 1, name: thanks.heading })).toBeVisible()
  expect(posts).toEqual([
    {
      url: new URL(ENDPOINT_URL).pathname,
      type: 'application/x-www-form-urlencoded',
      fields: [['website', ''], ...Object.entries(SUBMITTED)].sort(),
    },
  ])
})

test('a request goes to Netlify unchanged, and the visitor lands on the thank-you page', async ({ page }) => {
  const netlify = deliveryHost('netlify')
  host = netlify
  // Netlify stores the fields of a form that it detected in the site, and serves the page at the path of the POST.
  netlify.takePost = recording((request, response) => {
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
        ['service', ''],
        ['submission_id', ''],
        ['website', ''],
        ...Object.entries(SUBMITTED),
      ].sort(),
    },
  ])
})

for (const provider of ['endpoint', 'netlify'] as const) {
  test(`a request to ${provider} from a service’s page names the service, unless the visitor removes it`, async ({
    page,
  }) => {
    const built = deliveryHost(provider)
    host = built
    const answer = recording((_request, response) => response.writeHead(204).end())
    built.takePost = answer
    const origin = await built.open()
    endpoint = await openEndpoint(answer)
    for (const isAbout of [true, false]) {
      await fillIn(page, origin + contactPath(menuService))
      await page.getByRole('checkbox').setChecked(isAbout)
      const sent = page.waitForRequest((request) => request.method() === 'POST')
      await page.getByRole('button', { name: contact.form.submit }).click()
      await sent
    }
    await expect.poll(() => posts.length).toBe(2)
    const named = posts.map(({ fields }) => fields.filter(([name]) => name === 'service').map(([, value]) => value))
    expect(named).toEqual([[menuService.name], []])
  })
}

test('Netlify can detect the form, its honeypot, and every field in the page’s HTML', async ({ page }) => {
  host = deliveryHost('netlify')
  await page.goto(`${await host.open()}/contact`)
  const form = page.locator('form[name="consultation"][data-netlify="true"][netlify-honeypot="website"][method="post"]')
  await expect(form).toBeVisible()
  const names = await form.locator('[name]').evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  expect(new Set(names)).toEqual(
    new Set(['form-name', 'submission_id', 'service', 'website', 'name', 'email', 'phone', 'company', 'message']),
  )
})

test('with a delivery method, the page does not ask for JavaScript, and the honeypot is unreachable by keyboard', async ({
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

const { hostname } = new URL(ENDPOINT_URL)

test('the form states where the request goes', async ({ page }) => {
  host = deliveryHost('endpoint')
  await page.goto(`${await host.open()}/contact`)
  await expect(page.getByText(deliveryText.endpoint?.replace('{host}', hostname) ?? '')).toBeVisible()
})

test('legal pages state where the request goes', async ({ page }) => {
  test.skip(deliveryTexts.length === 0, 'no legal page has a text about the delivery')
  host = deliveryHost('endpoint')
  const origin = await host.open()
  for (const { path, text } of deliveryTexts) {
    await page.goto(origin + path)
    await expect(page.getByText(text.endpoint?.replace('{host}', hostname) ?? '', { exact: true })).toBeVisible()
  }
})
