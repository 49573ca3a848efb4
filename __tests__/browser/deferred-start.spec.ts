// The page before the app has started, and the events that start the app.
import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { byName } from '../../content-model/consultation-form/fields'
import { ConsultationPage } from './consultation-page'
import { contact, fields, hasMaps, hasTeamPage, leaders, navigationLink, site } from './content'
import {
  followNavigation,
  hasStarted,
  isMarked,
  markWindow,
  menuButton,
  menuPanel,
  openHeld,
  SCRIPTS,
  servicesButton,
  servicesPanel,
  skipWithoutBarLinks,
} from './fixtures'

test('the app replaces the page’s styles with the same rules', async ({ page }) => {
  const rules = () =>
    page.evaluate(() => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)))
  const start = await openHeld(page, '/')
  const before = await rules()
  await page.mouse.move(300, 300)
  await start()
  await expect(page.locator('style[data-page-styles]')).toHaveCount(0)
  expect(await rules()).toEqual(expect.arrayContaining(before))
})

for (const [visitor, path, act] of [
  ['does nothing, also at an anchor', '/about#team', () => Promise.resolve()],
  [
    'has a browser without popovers, whatever the visitor does',
    '/',
    async (page: Page) => {
      await page.mouse.move(300, 300)
      await page.keyboard.press('Tab')
    },
  ],
] as const) {
  test(`a page requests no scripts, even after an hour, for a visitor who ${visitor}`, async ({ page }) => {
    if (path === '/') await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.clock.install()
    await page.goto(path)
    await act(page)
    await page.clock.fastForward('01:00:00')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.scrollY > 0)).toBe(path !== '/')
    expect(scripts).toEqual([])
  })
}

// Before version 120, Chromium did not say in media queries whether it runs scripts.
test('where the start script does not run, contact details replace a form that requires it, whatever media queries say', async ({
  page,
}) => {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/<script data-page[^]*?<\/script>/, '') })
  })
  await page.goto('/contact')
  const form = page.locator('main form')
  const isPosted = (await form.getAttribute('method')) === 'post'
  await expect(form).toBeVisible({ visible: isPosted })
  await expect(page.getByText(contact.form.noJavaScript)).toBeVisible({ visible: !isPosted })
})

for (const [event, act] of [
  ['pointer movement', (page: Page) => page.mouse.move(300, 300)],
  ['a key press', (page: Page) => page.keyboard.press('Tab')],
  ['focus', (page: Page) => page.getByRole('link').nth(5).focus()],
  ['scrolling the wheel', (page: Page) => page.mouse.wheel(0, 50)],
] as const) {
  test(`${event} starts the app`, async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    expect(await hasStarted(page)).toBe(false)
    await act(page)
    await expect.poll(() => hasStarted(page)).toBe(true)
  })
}

test('a script that failed to load is requested again at the next interaction', async ({ page }) => {
  await page.clock.install()
  await page.route(SCRIPTS, (route) => route.abort(), { times: 1 })
  await page.goto('/')
  const failed = page.waitForEvent('requestfailed')
  await page.mouse.move(300, 300)
  await failed
  expect(await hasStarted(page)).toBe(false)
  // The page asks at most every other second.
  await page.clock.fastForward(2000)
  await page.mouse.move(310, 310)
  await expect.poll(() => hasStarted(page)).toBe(true)
})

test('the scroll position does not change when the app starts', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  const start = await openHeld(page, '/about#team')
  const before = await scrolled()
  await page.mouse.wheel(0, -300)
  await expect.poll(scrolled).toBe(before - 300)
  await start()
  expect(await scrolled()).toBe(before - 300)
})

test('before the app starts, the services menu opens and stays open, and links load a new document', async ({
  page,
}) => {
  const start = await openHeld(page, '/')
  await followNavigation(page)
  await expect(page.getByRole('heading', { level: 1, name: navigationLink.heading })).toBeVisible()
  await skipWithoutBarLinks(page)
  await servicesButton(page).click()
  await expect(servicesPanel(page)).toBeVisible()
  await start()
  await expect(servicesPanel(page)).toBeVisible()
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true')
})

for (const [how, act] of [
  ['hovered', (link: Locator) => link.hover()],
  ['focused', (link: Locator) => link.focus()],
] as const) {
  test(`a tooltip opens on a link that was ${how} before the app started`, async ({ page }) => {
    test.skip(!hasTeamPage, 'the team page is switched off')
    const start = await openHeld(page, '/about')
    const { name = '', specialties = [] } = leaders[0] ?? {}
    await act(page.locator('#team').getByRole('link', { name, exact: true }))
    await start()
    await expect(page.getByRole('tooltip')).toContainText(specialties[0] ?? 'a specialty')
  })
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 700, height: 700 }, hasTouch: true })

  test('the panel opens and closes before the app starts', async ({ page }) => {
    const start = await openHeld(page, '/')
    for (const close of [
      () => menuPanel(page).getByRole('button', { name: site.uiLabels.closeMenu }).tap(),
      () => page.touchscreen.tap(20, 400),
    ]) {
      await menuButton(page).tap()
      await expect(menuPanel(page)).toBeInViewport({ ratio: 1 })
      await close()
      await expect(menuPanel(page)).toBeHidden()
    }
    await menuButton(page).tap()
    await start()
    await expect(menuPanel(page), 'stays open while the app starts').toBeInViewport({ ratio: 1 })
    await menuPanel(page).getByRole('link', { name: navigationLink.label, exact: true }).first().tap()
    await expect(page.getByRole('heading', { level: 1, name: navigationLink.heading })).toBeVisible()
    await expect(menuPanel(page)).toBeHidden()
  })
})

test.describe('the form', () => {
  test('keeps text that was typed before the app started, and reports a wrong email address that was left', async ({
    page,
  }) => {
    const form = new ConsultationPage(page)
    const start = await openHeld(page, '/contact')
    await form.email.pressSequentially('ada@')
    await form.message.pressSequentially('A handover.')
    await form.name.pressSequentially('Ada Bro')
    await start()
    const { malformed } = byName(fields, ({ messages }) => messages).email
    await expect(form.email).toHaveAccessibleDescription(malformed)
    await expect(page.getByRole('status').filter({ hasText: malformed })).toHaveCount(1)
    await page.keyboard.type('ok')
    await expect(form.name).toHaveValue('Ada Brook')
    await expect(form.message).toHaveValue('A handover.')
    await expect(form.email).toHaveValue('ada@')
  })

  test('says at once that it is being sent, and is sent once by the app, however often it was submitted before', async ({
    page,
  }) => {
    const form = new ConsultationPage(page)
    const start = await openHeld(page, '/contact')
    await markWindow(page)
    await form.fill()
    await form.submit.click()
    await expect(form.submit).toHaveAccessibleName(contact.form.submitting, { timeout: 500 })
    await form.submit.dblclick()
    await form.name.press('Enter')
    await expect(page).toHaveURL('/contact')
    let wasAnswered = true
    const answered = expect(async () => {
      const isBusy = (await form.submit.innerText()) === contact.form.submitting
      wasAnswered &&= isBusy || (await form.confirmation.isVisible())
      await expect(form.confirmation).toBeVisible({ timeout: 10 })
    }).toPass({ intervals: [50] })
    await Promise.all([start(), answered])
    expect(wasAnswered).toBe(true)
    await expect(form.toasts).toHaveCount(1)
    await expect(form.name).toHaveValue('')
    expect(await isMarked(page)).toBe(true)
  })

  test('reports errors and is not sent if it was submitted with errors before the app started', async ({ page }) => {
    const form = new ConsultationPage(page)
    const start = await openHeld(page, '/contact')
    await form.submit.click()
    await expect(form.submit).toBeFocused()
    await start()
    // The focus moves only now that there are messages.
    await expect(form.errors).toBeFocused()
    const required = form.fields.filter((field) => field.required)
    await expect(form.errors.getByRole('link')).toHaveCount(required.length)
    for (const { control, messages } of required) await expect(control).toHaveAccessibleDescription(messages.missing)
    await expect(form.submit).toHaveAccessibleName(contact.form.submit)
  })
})

for (const [how, answer] of [
  ['fails to load', (route: Route) => route.abort()],
  ['does not load within a second', () => undefined],
] as const) {
  test(`the browser reports the errors of a form if the app ${how}`, async ({ page }) => {
    await page.route(SCRIPTS, answer)
    const reported: string[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('invalid')) reported.push(message.text())
    })
    await page.addInitScript(() => {
      const report = ({ defaultPrevented, type }: Event) => {
        if (!defaultPrevented) console.log(type)
      }
      document.addEventListener('invalid', report, { capture: true })
    })
    await page.goto('/contact')
    await new ConsultationPage(page).submit.click()
    await expect.poll(() => reported.length).toBe(fields.filter(({ required }) => required).length)
  })
}

test('a trail that was seen before the app started is not animated again', async ({ page }) => {
  test.skip(!hasMaps, 'the illustrations have no trails')
  const start = await openHeld(page, '/')
  const callToAction = page.locator('main > section:last-of-type')
  const animations = () => callToAction.locator('svg mask path').evaluate((path) => path.getAnimations().length)
  await callToAction.scrollIntoViewIfNeeded()
  await expect(callToAction).toBeInViewport()
  // The animation of the page as it loads, which takes longer than the rest of this test on a fast machine.
  await expect.poll(animations).toBe(0)
  await page.evaluate(() => {
    window.scrollTo(0, 0)
  })
  await expect(callToAction).not.toBeInViewport()
  await page.mouse.move(300, 300)
  await start()
  // The app first observes what is in view in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(callToAction.locator('svg')).not.toHaveAttribute('data-awaiting')
  expect(await animations()).toBe(0)
})
