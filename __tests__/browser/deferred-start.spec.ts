// The page before the app has started, and the events that start the app.
import { setTimeout as delay } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { ConsultationPage } from './consultation-page'
import { contact, footnotes, hasMaps, hasTeamPage, home, leaders, navigationLink, site } from './content'
import {
  followNavigation,
  isMarked,
  markWindow,
  menuButton,
  menuPanel,
  open,
  PHONE,
  servicesButton,
  servicesPanel,
  skipWithoutBarLinks,
} from './fixtures'

const SCRIPTS = /\.js$/

/** Whether the app has started; only the app sets `aria-expanded` on the services button. */
const hasStarted = async (page: Page) => (await servicesButton(page).getAttribute('aria-expanded')) !== null

/** Delays the app's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SCRIPTS, async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    expect(await hasStarted(page)).toBe(false)
    release?.()
    await expect.poll(() => hasStarted(page)).toBe(true)
  }
}

/** The paths of the scripts that the page has requested so far. */
function watchScripts(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

test('a page without interaction requests no scripts', async ({ page }) => {
  const scripts = watchScripts(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await delay(1000)
  expect(scripts).toEqual([])
})

for (const path of ['/', '/contact']) {
  test(`${path} is painted before it reads session storage`, async ({ page }) => {
    await page.addInitScript(() => {
      const storage = window.sessionStorage
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          performance.mark('storage')
          return storage
        },
      })
      addEventListener('pageshow', () =>
        requestAnimationFrame(() => {
          performance.mark('shown')
        }),
      )
    })
    await page.goto(path)
    const marks = () => page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
    await expect.poll(marks).toContain('storage')
    expect((await marks())[0]).toBe('shown')
  })
}

test('an address with an anchor does not start the app by itself', async ({ page }) => {
  await page.goto('/about#team')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  expect(await hasStarted(page)).toBe(false)
})

for (const [event, act] of [
  ['pointer movement', (page: Page) => page.mouse.move(300, 300)],
  ['a key press', (page: Page) => page.keyboard.press('Tab')],
  ['focus', (page: Page) => page.getByRole('link').nth(5).focus()],
  ['scrolling the wheel', (page: Page) => page.mouse.wheel(0, 50)],
] as const) {
  test(`${event} starts the app`, async ({ page }) => {
    await page.goto('/')
    expect(await hasStarted(page)).toBe(false)
    await act(page)
    await expect.poll(() => hasStarted(page)).toBe(true)
  })
}

test('a script that failed to load is requested again at the next interaction', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort(), { times: 1 })
  await page.goto('/')
  const failed = page.waitForEvent('requestfailed')
  await page.mouse.move(300, 300)
  await failed
  await expect(async () => {
    await page.mouse.move(310 + Math.random(), 310)
    expect(await hasStarted(page)).toBe(true)
  }).toPass()
})

test('the scroll position does not change when the app starts', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.goto('/about#team')
  const start = await holdScripts(page)
  const before = await scrolled()
  await page.mouse.wheel(0, -300)
  await expect.poll(scrolled).toBe(before - 300)
  await start()
  expect(await scrolled()).toBe(before - 300)
})

test('the services menu opens before the app starts and stays open while it starts', async ({ page }) => {
  const start = await holdScripts(page)
  await page.goto('/')
  await skipWithoutBarLinks(page)
  await servicesButton(page).click()
  await expect(servicesPanel(page)).toBeVisible()
  await start()
  await expect(servicesPanel(page)).toBeVisible()
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true')
  await servicesButton(page).click()
  await expect(servicesPanel(page)).toBeHidden()
})

test('a link followed before the app starts loads a new document', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/')
  await followNavigation(page)
  await expect(page.getByRole('heading', { level: 1, name: navigationLink.heading })).toBeVisible()
})

test('a link followed after the app has started loads no new document', async ({ page }) => {
  const start = await holdScripts(page)
  await page.goto('/')
  await page.mouse.move(300, 300)
  await start()
  await markWindow(page)
  await followNavigation(page)
  await expect(page.getByRole('heading', { level: 1, name: navigationLink.heading })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('going back from a reloaded page shows the previous page, also before the app starts', async ({ page }) => {
  await open(page, '/')
  await followNavigation(page)
  await expect(page.getByRole('heading', { level: 1, name: navigationLink.heading })).toBeVisible()
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: home.hero.heading })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a tooltip opens on a footnote marker that was hovered before the app started', async ({ page }) => {
  const [first] = footnotes
  test.skip(!first, 'the home page has no footnotes')
  const start = await holdScripts(page)
  await page.goto('/')
  const name = site.uiLabels.footnote.replace('{number}', '1')
  await page.getByRole('link', { name, exact: true }).hover()
  await start()
  await expect(page.getByRole('tooltip')).toHaveText(first?.note ?? '')
})

test('a tooltip opens on a link that was focused before the app started', async ({ page }) => {
  test.skip(!hasTeamPage, 'the team page is switched off')
  const start = await holdScripts(page)
  await page.goto('/about')
  const [person] = leaders
  await page
    .locator('#team')
    .getByRole('link', { name: person?.name ?? '', exact: true })
    .focus()
  await page.keyboard.press('Shift')
  await start()
  await expect(page.getByRole('tooltip')).toContainText(person?.specialties[0] ?? 'a specialty')
})

test.describe('the mobile menu', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  for (const supportsCommands of [true, false]) {
    test.describe(
      supportsCommands ? 'in a browser with command support' : 'in a browser without command support',
      () => {
        test.beforeEach(async ({ page }) => {
          if (supportsCommands) return
          await page.addInitScript(() => {
            Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
            document.addEventListener(
              'command',
              (event) => {
                event.preventDefault()
              },
              { capture: true },
            )
          })
        })

        test('opens at the first tap and closes before the app starts', async ({ page }) => {
          await holdScripts(page)
          await page.goto('/')
          await menuButton(page).tap()
          await expect(menuPanel(page)).toBeInViewport({ ratio: 1 })
          expect(await menuPanel(page).evaluate((panel) => panel.matches('dialog:modal'))).toBe(true)
          await menuPanel(page).getByRole('button', { name: site.uiLabels.closeMenu }).tap()
          await expect(menuPanel(page)).toBeHidden()
        })

        test('stays open while the app starts, and its links then load no new document', async ({ page }) => {
          const start = await holdScripts(page)
          await page.goto('/')
          await menuButton(page).tap()
          await expect(menuPanel(page)).toBeInViewport({ ratio: 1 })
          await start()
          await expect(menuPanel(page)).toBeInViewport({ ratio: 1 })
          await markWindow(page)
          await menuPanel(page).getByRole('link', { name: navigationLink.label, exact: true }).first().tap()
          await expect(page.getByRole('heading', { level: 1, name: navigationLink.heading })).toBeVisible()
          await expect(menuPanel(page)).toBeHidden()
          expect(await isMarked(page)).toBe(true)
        })
      },
    )
  }

  test('closes when the area next to it is tapped before the app starts', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 700 })
    await holdScripts(page)
    await page.goto('/')
    await menuButton(page).tap()
    await expect(menuPanel(page)).toBeInViewport({ ratio: 1 })
    await page.touchscreen.tap(20, 400)
    await expect(menuPanel(page)).toBeHidden()
  })
})

test.describe('the form', () => {
  test('keeps text that was typed before the app started', async ({ page }) => {
    const form = new ConsultationPage(page)
    const start = await holdScripts(page)
    await page.goto('/contact')
    await form.name.pressSequentially('Ada Brook')
    await form.message.pressSequentially('A handover.')
    await form.email.pressSequentially('ada@')
    await start()
    await form.email.pressSequentially('example.com')
    await expect(form.name).toHaveValue('Ada Brook')
    await expect(form.message).toHaveValue('A handover.')
    await expect(form.email).toHaveValue('ada@example.com')
    await expect(form.email).toBeFocused()
  })

  test('offers to discard earlier text once the app has started', async ({ page }) => {
    const form = new ConsultationPage(page)
    const start = await holdScripts(page)
    await page.goto('/contact')
    await form.message.pressSequentially('A handover.')
    await expect(form.discard).toHaveCount(0)
    await start()
    await form.discard.click()
    await expect(form.message).toHaveValue('')
    await expect(form.name).toBeFocused()
  })

  test('is sent once by the app if it was submitted before the app started', async ({ page }) => {
    const form = new ConsultationPage(page)
    const start = await holdScripts(page)
    await page.goto('/contact')
    await markWindow(page)
    await form.fill()
    await form.submit.click()
    await form.submit.click()
    await expect(page).toHaveURL('/contact')
    await start()
    await expect(form.confirmation).toBeVisible()
    await expect(form.toasts).toHaveCount(1)
    await expect(form.name).toHaveValue('')
    expect(await isMarked(page)).toBe(true)
  })

  test('reports errors and is not sent if it was submitted with errors before the app started', async ({ page }) => {
    const form = new ConsultationPage(page)
    const start = await holdScripts(page)
    await page.goto('/contact')
    await form.submit.click()
    await expect(form.name).toBeFocused()
    await start()
    await expect(form.name).toHaveAttribute('aria-invalid', 'true')
    await expect(form.email).toHaveAttribute('aria-invalid', 'true')
    await expect(form.submit).toHaveText(contact.form.submit)
  })
})

test('a trail that was scrolled past before the app started is not animated again', async ({ page }) => {
  test.skip(!hasMaps, 'the illustrations have no trails')
  const start = await holdScripts(page)
  await page.goto('/')
  const callToAction = page.locator('main > section:last-of-type')
  await callToAction.scrollIntoViewIfNeeded()
  await expect(callToAction).toBeInViewport()
  await page.evaluate(() => {
    window.scrollTo(0, 0)
  })
  await expect(callToAction).not.toBeInViewport()
  await page.mouse.move(300, 300)
  await start()
  await delay(300)
  await expect(callToAction.locator('svg')).not.toHaveAttribute('data-awaiting')
})

test('a trail that was in view before the app started is neither hidden nor animated again', async ({ page }) => {
  test.skip(!hasMaps, 'the illustrations have no trails')
  const start = await holdScripts(page)
  await page.goto('/')
  const callToAction = page.locator('main > section:last-of-type')
  await callToAction.scrollIntoViewIfNeeded()
  await page.mouse.move(300, 300)
  await start()
  await delay(300)
  await expect(callToAction.locator('svg')).not.toHaveAttribute('data-awaiting')
  const animations = await callToAction.locator('svg mask path').evaluate((path) => path.getAnimations().length)
  expect(animations).toBe(0)
})
