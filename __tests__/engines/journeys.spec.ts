import { expect } from '@playwright/test'
import { fillInOffer } from '../../content-model/offer'
import { contact, footnotes, menuPath, menuService, navigationLink, site } from '../browser/content'
import { TOAST, TOOLTIP_DELAY } from '../browser/durations'
import { StaticHost } from '../browser/static-host'
import { test } from './fixtures'
import { Visitor } from './visitor'

/** The window of a phone. */
const PHONE = [375, 740] as const

const servicesButton = { role: 'button', name: site.navigation.services.label }
const servicesPanel = { selector: '#services-menu' }
const menuButton = { role: 'button', name: site.uiLabels.openMenu }
const menuPanel = { selector: '#menu' }
const headingOf = (name: string) => ({ role: 'heading', name })
const errors = { role: 'group', name: contact.form.failure.invalid.heading }
const barLink = { role: 'link', name: navigationLink.label }

/** Skips a journey through the bar's links if they have no room there. */
async function skipWithoutBarLinks(visitor: Visitor): Promise<void> {
  test.skip((await visitor.find(servicesButton))?.isVisible !== true, 'the bar has no room for its links')
}

test('the services menu opens by keyboard, and Escape closes it and returns the focus', async ({ visitor }) => {
  await visitor.open('/')
  await skipWithoutBarLinks(visitor)
  await visitor.window.evaluate(() => {
    document.querySelector<HTMLElement>('[popovertarget=services-menu]')?.focus()
  }, null)
  await visitor.window.page.keyboard.press('Enter')
  await visitor.expectVisible(servicesPanel)
  await visitor.window.page.keyboard.press('Tab')
  await visitor.expectFocused({ selector: '#services-menu a' })
  await visitor.window.page.keyboard.press('Escape')
  await visitor.expectVisible(servicesPanel, false)
  await visitor.expectFocused(servicesButton)
})

test('the panel opens, also before the app has started; Escape closes it, and so does a link', async ({ visitor }) => {
  await visitor.window.resize(...PHONE)
  await visitor.goto('/')
  await visitor.click(menuButton)
  await visitor.expectVisible(menuPanel)
  await visitor.window.page.keyboard.press('Escape')
  await visitor.expectVisible(menuPanel, false)
  await visitor.expectFocused(menuButton)
  await visitor.click(menuButton)
  await visitor.click(barLink)
  await visitor.expectPath(navigationLink.to)
  await visitor.expectVisible(menuPanel, false)
})

test('a link of the services menu loads no new document, closes the menu, and moves the focus to the new heading', async ({
  visitor,
}) => {
  await visitor.open('/')
  await skipWithoutBarLinks(visitor)
  await visitor.window.evaluate(() => void Object.assign(window, { stillTheSamePage: true }), null)
  await visitor.click(servicesButton)
  await visitor.click({ selector: `#services-menu a[href="${menuPath(menuService)}"]` })
  await visitor.expectPath(menuPath(menuService))
  await visitor.expectVisible(servicesPanel, false)
  await visitor.expectFocused(headingOf(menuService.title))
  expect(await visitor.window.evaluate(() => 'stillTheSamePage' in window, null)).toBe(true)
})

test('the policy blocks nothing while pages are prefetched and shown', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.window.evaluate(() => {
    const blocked: string[] = []
    Object.assign(window, { blocked })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      blocked.push(`${violatedDirective} ${blockedURI}`)
    })
  }, null)
  await visitor.startApp()
  // WebKit has no prefetch links; the app then requests the files.
  const isPrefetched = () =>
    document.querySelector('link[rel=prefetch]') !== null ||
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/page-data/'))
  await expect.poll(() => visitor.window.evaluate(isPrefetched, null)).toBe(true)
  await skipWithoutBarLinks(visitor)
  await visitor.click(barLink)
  await visitor.expectVisible(headingOf(navigationLink.heading))
  expect(await visitor.window.evaluate(() => Reflect.get(window, 'blocked') as string[], null)).toEqual([])
})

test('an empty form is rejected, and the heading of its errors is in view', async ({ visitor }) => {
  await visitor.window.resize(1280, 500)
  await visitor.open('/contact')
  await visitor.click({ role: 'button', name: contact.form.submit })
  await visitor.expectFocused(errors)
  const bar = await visitor.find({ selector: 'header' })
  const heading = { selector: 'main form h3' }
  await expect.poll(async () => (await visitor.find(heading))?.y).toBeGreaterThanOrEqual(bar?.height ?? 0)
})

test('a form with an invalid email address is rejected; corrected, it is sent and cleared, and its toast disappears', async ({
  visitor,
}) => {
  const submit = { role: 'button', name: contact.form.submit }
  await visitor.open('/contact')
  await visitor.fill(contact.form.name.label, 'Ada Brook')
  await visitor.fill(contact.form.message.label, 'We want to prepare a handover.')
  await visitor.fill(contact.form.email.label, 'ada')
  await visitor.click(submit)
  await visitor.expectFocused(errors)
  await visitor.fill(contact.form.email.label, '@example.com')
  await visitor.click(submit)
  const toast = { selector: `[aria-label="${site.uiLabels.notifications}"] > *` }
  await visitor.expectVisible(toast)
  await visitor.window.page.mouse.move(10, 300)
  const written = () =>
    [...document.querySelectorAll<HTMLInputElement>('main form :is(input, textarea):enabled')].map(({ value }) => value)
  expect((await visitor.window.evaluate(written, null)).join('')).toBe('')
  const confirmation = fillInOffer(contact.form.success.confirmation.simulated, site)
  expect(await visitor.window.evaluate(() => document.querySelector('main')?.innerText, null)).toContain(confirmation)
  await expect.poll(async () => (await visitor.find(toast))?.isVisible ?? false, { timeout: 2 * TOAST }).toBe(false)
})

test('once the connection is back, a form whose script has failed to load is sent', async ({ engineWindow }) => {
  // At the address of another host, no script is in the browser's cache.
  const host = new StaticHost('public')
  const address = await host.open()
  const visitor = new Visitor(engineWindow, address)
  await visitor.goto('/contact')
  host.close()
  await visitor.fill(contact.form.name.label, 'Ada Brook')
  await visitor.fill(contact.form.email.label, 'ada@example.com')
  await visitor.fill(contact.form.message.label, 'We want to prepare a handover.')
  const again = { role: 'button', name: contact.form.failure.again }
  await visitor.expectVisible(again)
  await host.open(Number(new URL(address).port))
  await visitor.click(again)
  await visitor.expectVisible({ selector: `[aria-label="${site.uiLabels.notifications}"] > *` })
  host.close()
})

test('a tooltip opens after the pointer has rested, and Escape closes it', async ({ visitor }) => {
  test.skip(footnotes.length === 0, 'the home page has no footnotes')
  await visitor.open('/')
  const mark = { role: 'link', name: site.uiLabels.footnote.replace('{number}', '1') }
  const tooltip = { selector: '[role=tooltip]:popover-open' }
  await visitor.find(mark, true)
  // A scroll closes tooltips.
  await visitor.wait(500)
  await visitor.hover(mark)
  expect(await visitor.find(tooltip)).toBeUndefined()
  await expect.poll(() => visitor.find(tooltip), { timeout: 5 * TOOLTIP_DELAY }).toBeDefined()
  await visitor.window.page.keyboard.press('Escape')
  await expect.poll(() => visitor.find(tooltip)).toBeUndefined()
})
