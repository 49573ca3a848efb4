// A visitor has a page open while a new build is deployed. The host no longer has any script of the old build.
import { expect, type Page, test } from '@playwright/test'
import { fillInOffer } from '../../content-model/offer'
import { ConsultationPage } from './consultation-page'
import { contact, headings, menuPath, menuService, navigationLink, site } from './content'
import { followNavigation, isMarked, markWindow, open, servicesButton, servicesPanel } from './fixtures'
import { BUILDS } from './site-builds'
import { StaticHost } from './static-host'

/** The build that is deployed. Unlike the site's own, it delivers requests. */
const { folder: NEXT_BUILD, name: NEXT_NAME } = BUILDS.netlify

let host: StaticHost
let address: string

test.beforeEach(async () => {
  host = new StaticHost('public')
  address = await host.open()
})
test.afterEach(() => {
  host.close()
})

const headingOf = (path: string) => headings[path] ?? ''

/** Waits until the next build's page at this address is shown. */
async function expectArrival(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(address + path)
  await expect(page.getByRole('heading', { level: 1, name: headingOf(path.split('#')[0] ?? '') })).toBeVisible()
  await expect.poll(() => page.title()).toContain(NEXT_NAME)
}

const header = (page: Page) => page.getByRole('banner')

for (const [name, path] of [
  ['the home page', '/'],
  ['a service’s page', menuPath(menuService)],
] as const) {
  test(`every link on ${name} requests its page once the app has started`, async ({ page }) => {
    await open(page, address + path)
    host.deploy(NEXT_BUILD)
    const documents: string[] = []
    // Without content, the browser stays on its page.
    await page.route('**/*', (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const { pathname, search } = new URL(route.request().url())
      documents.push(pathname + search)
      return route.fulfill({ status: 204 })
    })
    const links = page.locator('a[href^="/"]')
    const hrefs = await links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))])
    for (const href of hrefs.filter((one) => one.split('#')[0] !== path)) {
      documents.length = 0
      await page
        .locator(`a[href="${href}"]`)
        .first()
        .evaluate((link: HTMLElement) => {
          link.click()
        })
      await expect.poll(() => documents, { message: href, intervals: [10, 20, 50] }).toEqual([href.split('#')[0]])
    }
  })
}

test('going back and forward works across pages of both builds', async ({ page }) => {
  await open(page, address)
  await followNavigation(page)
  await expect(page).toHaveURL(address + navigationLink.to)
  host.deploy(NEXT_BUILD)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: headingOf('/') })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(address + navigationLink.to)
  await servicesButton(page).click()
  await servicesPanel(page).getByRole('link', { name: menuService.name, exact: true }).first().click()
  await expectArrival(page, menuPath(menuService))
  await page.goBack()
  await expectArrival(page, navigationLink.to)
  await page.goBack()
  await expectArrival(page, '/')
  await page.goForward()
  await expectArrival(page, navigationLink.to)
})

for (const findsEverything of [true, false]) {
  const response = findsEverything ? 'a page' : 'status 404'
  test(`text entered before the deploy can be sent after it, if the host responds with ${response} for missing files`, async ({
    page,
  }) => {
    host.findsEverything = findsEverything
    host.takePost = (_request, answer) => answer.writeHead(200).end()
    const form = new ConsultationPage(page)
    await page.goto(`${address}/contact`)
    await markWindow(page)
    host.deploy(NEXT_BUILD)
    await form.name.pressSequentially('Ada Brook')
    await form.email.pressSequentially('ada@example.com')
    await form.message.pressSequentially('A handover.')
    await form.submit.click()
    const reload = page.getByRole('alert').getByRole('link', { name: contact.form.loadFailed.reload })
    await expect(reload).toBeInViewport()
    expect(await isMarked(page)).toBe(true)
    await reload.click()
    await expectArrival(page, '/contact')
    await expect(reload).toBeHidden()
    await expect(form.message).toHaveValue('A handover.')
    await form.submit.click()
    await expect(
      page.getByRole('main').getByText(fillInOffer(contact.form.success.confirmation.delivered, site)),
    ).toBeVisible()
  })
}

test('a page with cached scripts is not reloaded while the visitor is typing', async ({ page }) => {
  const form = new ConsultationPage(page)
  await open(page, `${address}/contact`)
  await page.goto(`${address}/contact`)
  await markWindow(page)
  host.deploy(NEXT_BUILD)
  host.requests.length = 0
  await form.name.pressSequentially('Ada Brook')
  await expect.poll(() => host.requests).toContain('/page-data/app-data.json')
  await form.submit.click()
  await expect(page.getByRole('alert').getByText(contact.form.loadFailed.text)).toBeVisible()
  await expect(form.name).toHaveValue('Ada Brook')
  expect(await isMarked(page)).toBe(true)
  await header(page).getByRole('link', { name: site.name, exact: true }).click()
  await expectArrival(page, '/')
})

test('a started page confirms a request that is sent after the deploy', async ({ page }) => {
  const form = new ConsultationPage(page)
  await open(page, `${address}/contact`)
  await markWindow(page)
  await form.fill()
  host.deploy(NEXT_BUILD)
  await form.submit.click()
  await expect(form.confirmation).toBeVisible()
  await expect(form.status).toHaveText(await form.confirmation.innerText())
  expect(await isMarked(page)).toBe(true)
})

test('a page whose scripts are gone requests them at most every other second, and is not reloaded', async ({
  page,
}) => {
  await page.goto(address)
  await markWindow(page)
  host.deploy(NEXT_BUILD)
  host.requests.length = 0
  const until = Date.now() + 3000
  for (let x = 0; Date.now() < until; x = (x + 7) % 500) await page.mouse.move(x, 300)
  const requested = host.requests.filter((path) => path.startsWith('/app-'))
  expect(requested.length).toBeGreaterThan(0)
  expect(requested.length).toBeLessThanOrEqual(2)
  expect(await isMarked(page)).toBe(true)
})
