// Pages that translators, extensions, and hosts change before, while, and after the app starts.
import { expect, type Page, test } from '@playwright/test'
import { ConsultationPage, TEXTS } from './consultation-page'
import { contact, menuPath, menuService, navigationLink } from './content'
import {
  DESKTOP,
  followNavigation,
  hasBarLinks,
  isMarked,
  markWindow,
  menuPanel,
  openHeld,
  PHONE,
  servicesPanel,
  started,
} from './fixtures'
import { FOREIGN_CHANGES, translatePage } from './foreign-changes'

/** When the page changes. The app's scripts are requested at the first interaction, and held until the visitor has acted. */
const MOMENTS = ['before the first interaction', 'while the app loads', 'once the app has started'] as const

type Moment = (typeof MOMENTS)[number]

const errors: string[] = []

test.beforeEach(({ page }) => {
  // Otherwise, an action that fails would take all the time of a table.
  page.setDefaultTimeout(5000)
  errors.length = 0
  page.on('pageerror', ({ message }) => errors.push(message))
})

/**
 * Opens a page, acts as a visitor before the app starts, and changes the page at a moment.
 *
 * @param mayScroll whether what the visitor does leads to something that the start scrolls to
 */
async function visit(
  page: Page,
  path: string,
  change: () => void,
  moment: Moment,
  act: () => Promise<void>,
  mayScroll = false,
) {
  await page.unrouteAll()
  const start = await openHeld(page, path)
  const changeAt = async (now: Moment) => {
    if (now === moment) await page.evaluate(change)
  }
  await changeAt('before the first interaction')
  await act()
  await changeAt('while the app loads')
  // The position just when the app starts: the outcome of a form scrolls the page later.
  const scrolling = page.evaluate(async () => {
    const before = scrollY
    await new Promise((resolve) => {
      new MutationObserver(resolve).observe(document, { subtree: true, attributeFilter: ['aria-expanded'] })
    })
    return { before, after: scrollY }
  })
  await start()
  const { before, after } = await scrolling
  if (!mayScroll) expect(after).toBe(before)
  await changeAt('once the app has started')
}

/** Acts once for each change at each moment, and fails with all cases that failed. */
async function forEachCase(
  page: Page,
  moments: readonly Moment[],
  act: (change: () => void, moment: Moment) => Promise<void>,
) {
  // The form keeps what an earlier case wrote.
  await page.addInitScript(() => {
    sessionStorage.clear()
  })
  const failures: string[] = []
  for (const [kind, change] of Object.entries(FOREIGN_CHANGES)) {
    for (const moment of moments) {
      errors.length = 0
      await act(change, moment).catch((error: unknown) => failures.push(`${kind} ${moment}: ${String(error)}`))
      failures.push(...errors.map((error) => `${kind} ${moment}: ${error}`))
    }
  }
  expect(failures).toEqual([])
}

for (const [device, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(`on a ${device}, a menu that is open stays open, and its links work, whatever changes the page`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await forEachCase(page, MOMENTS, async (change, moment) => {
      let panel = servicesPanel(page)
      await visit(page, '/', change, moment, async () => {
        await page.mouse.wheel(0, 200)
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
        if (await hasBarLinks(page)) await page.locator('[popovertarget=services-menu]').click()
        else {
          panel = menuPanel(page)
          await page.locator('[popovertarget=menu]').first().click()
          await panel.locator('summary').click()
        }
      })
      await expect(panel).toBeVisible()
      await markWindow(page)
      await panel.locator(`a[href="${menuPath(menuService)}"]`).click()
      await expect(page).toHaveURL(menuPath(menuService))
      await expect(panel).toBeHidden()
      expect(await isMarked(page)).toBe(true)
    })
  })
}

/** The headings of the page, in all its main parts. */
const headings = (page: Page) => page.locator('main :is(h1, h2)').allTextContents()

for (const [kind, selector] of [
  ['wrapped', '#gatsby-focus-wrapper'],
  ['wrapped', 'main'],
  ['wrapped', 'main > section'],
  ['wrapped', 'main > :last-child'],
  ['removed', 'main > section'],
  ['removed', 'main > :last-child'],
  ['renamed', 'main'],
  ['renamed', 'main > section'],
] as const) {
  test(`after ${selector} was ${kind}, a link leads to all of the next page, and to nothing else`, async ({ page }) => {
    await page.goto(navigationLink.to)
    const expected = await headings(page)
    // None with a button in its main part: if that button is missing, the app does not start.
    for (const path of ['/services', menuPath(menuService), '/contact/thanks']) {
      await page.goto(path)
      await page.evaluate(
        ([kind, selector]) => {
          const element = document.querySelector(selector)
          if (!element) return
          const other = document.createElement('div')
          if (kind !== 'removed') element.replaceWith(other)
          if (kind === 'wrapped') other.append(element)
          else if (kind === 'renamed') other.append(...element.childNodes)
          else element.remove()
        },
        [kind, selector] as const,
      )
      await started(page)
      await followNavigation(page)
      await expect(page).toHaveURL(navigationLink.to)
      await expect.poll(() => headings(page), `from ${path}`).toEqual(expected)
    }
    expect(errors).toEqual([])
  })
}

for (const [target, path, button, result] of [
  ['the menu', '/', '[popovertarget=services-menu]', '#services-menu'],
  ['the form', '/contact', 'main form > button', '[aria-labelledby=consultation-faults]'],
] as const) {
  test(`a press on the button of ${target} that lasts until the app has started on a translated page still counts as a click`, async ({
    page,
  }) => {
    const start = await openHeld(page, path)
    await page.evaluate(translatePage)
    await page.locator(button).locator('font font').first().hover()
    await page.mouse.down()
    const isStarted = start()
    // Without an app that waits for the end of the press, it would start now.
    await Promise.race([isStarted, page.waitForTimeout(1500)])
    await page.mouse.up()
    await expect(page.locator(result)).toBeVisible()
    await isStarted
  })
}

test('selected text stays selected, whatever has changed the page', async ({ page }) => {
  const selected = () => page.evaluate(() => String(getSelection()))
  await forEachCase(page, MOMENTS.slice(0, 1), async (change, moment) => {
    let before = ''
    await visit(page, '/', change, moment, async () => {
      await page.locator('main h1').evaluate((heading) => getSelection()?.selectAllChildren(heading))
      before = await selected()
      await page.keyboard.press('Shift')
    })
    expect(before).not.toBe('')
    expect(await selected()).toBe(before)
  })
})

test('what is typed and chosen stays, and is sent once, whatever changes the page', async ({ page }) => {
  const form = new ConsultationPage(page)
  const field = (name: string) => page.locator(`#consultation-${name}`)
  await forEachCase(page, MOMENTS, async (change, moment) => {
    await visit(page, `/contact?service=${menuService.slug}`, change, moment, async () => {
      await field('message').fill(TEXTS.paragraph)
      await page.locator('[name=service]:enabled').uncheck()
      await field('email').fill(TEXTS.email)
      await field('name').pressSequentially('Ann Loe')
      await field('name').press('ArrowLeft')
      await field('name').press('Shift+ArrowLeft')
    })
    await page.keyboard.type('e')
    await expect(field('name')).toBeFocused()
    await expect(field('name')).toHaveValue('Ann Lee')
    await expect(field('message')).toHaveValue(TEXTS.paragraph)
    await expect(page.locator('[name=service]:enabled')).not.toBeChecked()
    await page.keyboard.press('Enter')
    await expect(form.submit).toContainText(contact.form.submitting, { useInnerText: true })
    await expect(field('name')).toHaveValue('')
    await expect(page.locator('[role=region] > *')).toHaveCount(1)
  })
})

test('a form that is submitted before the app starts is answered at once, whatever changes the page', async ({
  page,
}) => {
  const form = new ConsultationPage(page)
  const field = (name: string) => page.locator(`#consultation-${name}`)
  await forEachCase(page, MOMENTS.slice(0, 2), async (change, moment) => {
    const fillPartly = async () => {
      await field('name').fill(TEXTS.line)
      await field('message').fill(TEXTS.paragraph)
      await form.submit.click()
      await expect(form.submit).toBeFocused()
    }
    await visit(page, '/contact', change, moment, fillPartly, true)
    const summary = page.locator('[aria-labelledby=consultation-faults]')
    await expect(summary).toBeFocused()
    await expect(summary.locator('#consultation-faults')).toBeInViewport()
    await expect(page.locator('#consultation-email-fault')).toContainText(contact.form.faults.email)
    await visit(page, '/contact', change, moment, async () => {
      for (const [name, text] of Object.entries({
        name: TEXTS.line,
        email: TEXTS.email,
        message: TEXTS.paragraph,
      })) {
        await field(name).fill(text)
      }
      await form.submit.dblclick()
      await expect(form.submit).toContainText(contact.form.submitting, { useInnerText: true, timeout: 500 })
    })
    await expect(field('name')).toHaveValue('')
    await expect(page.locator('[role=region] > *')).toHaveCount(1)
  })
})

test('while a translator works, messages appear, and pages change', async ({ page }) => {
  const form = new ConsultationPage(page)
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translatePage.toString()})`)
  await page.goto('/contact')
  await form.submit.click()
  await expect(page.locator('#consultation-name-fault')).toHaveText(`«${contact.form.faults.name}»`)
  for (const [name, text] of Object.entries({ name: TEXTS.line, email: TEXTS.email, message: TEXTS.paragraph })) {
    await page.locator(`#consultation-${name}`).fill(text)
  }
  await form.submit.click()
  await expect(form.submit).toHaveAccessibleName(`«${contact.form.submitting}»`)
  await expect(form.submit).toHaveAccessibleName(`«${contact.form.submit}»`)
  await expect(page.locator('[role=region] > *')).toContainText(`«${contact.form.success.title}»`)
  await markWindow(page)
  await page.locator('footer a[href="/about"]').first().click()
  await expect(page).toHaveURL('/about')
  await expect(page.locator('h1')).toContainText('«')
  expect(await isMarked(page)).toBe(true)
  expect(errors).toEqual([])
})
