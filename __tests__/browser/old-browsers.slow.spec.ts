import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../tools/browser/chromium'
import { contact, navigationLink, pageTypes, site } from './content'
import { installOldChromium } from './old-chromium'

test.skip(process.platform !== 'linux' || process.arch !== 'x64', 'the old browser exists only for 64-bit Linux')

let browser: Browser
let remove: () => void

test.beforeAll(async () => {
  const old = installOldChromium()
  remove = old.remove
  // It has only the old headless mode, and no helper processes.
  const args = [...CHROMIUM_FLAGS, '--headless', '--no-zygote']
  browser = await chromium.launch({ executablePath: old.executablePath, args })
})
test.afterAll(async () => {
  await browser.close()
  remove()
})

/** Opens pages in the old browser, and expects none of them to report an error. */
async function visit(
  { baseURL, javaScriptEnabled, width }: { baseURL?: string; javaScriptEnabled: boolean; width: number },
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({ baseURL, javaScriptEnabled, viewport: { width, height: 800 } })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await look(page)
  expect(errors).toEqual([])
  await page.close()
}

for (const javaScriptEnabled of [true, false]) {
  for (const width of [375, 1280]) {
    test.describe(`in Chromium 109 ${javaScriptEnabled ? 'with' : 'without'} scripts, ${width} px wide`, () => {
      test('every type of page keeps its heading and its links, and nothing covers it', async ({ baseURL }) => {
        await visit({ baseURL, javaScriptEnabled, width }, async (page) => {
          for (const path of pageTypes) {
            await page.goto(path)
            const heading = await page.locator('h1').innerText()
            await page.mouse.click(width - 40, 36)
            await page.keyboard.press('Tab')
            expect(await page.locator('h1').innerText(), path).toBe(heading)
            await expect(page.locator('#menu, [popovertarget]').filter({ visible: true }), path).toHaveCount(0)
            const isCovered = await page.locator('h1').evaluate((element) => {
              const { left, top, height } = element.getBoundingClientRect()
              return !element.contains(document.elementFromPoint(left + 10, top + height / 2))
            })
            expect(isCovered, path).toBe(false)
          }
        })
      })

      test('the menu is plain links', async ({ baseURL }) => {
        await visit({ baseURL, javaScriptEnabled, width }, async (page) => {
          await page.goto('/')
          const header = page.locator('header')
          for (const { label } of [site.navigation.services.all, navigationLink]) {
            await expect(header.getByRole('link', { name: label, exact: true })).toBeVisible()
          }
          await header.getByRole('link', { name: navigationLink.label, exact: true }).click()
          await expect(page).toHaveURL(navigationLink.to)
          await expect(page.locator('h1')).toHaveText(navigationLink.heading)
        })
      })

      test('the contact page offers a form that the browser can post, or else phone and email', async ({ baseURL }) => {
        await visit({ baseURL, javaScriptEnabled, width }, async (page) => {
          await page.goto('/contact')
          const form = page.locator('main form')
          const isPosted = (await form.getAttribute('method')) === 'post'
          await expect(form).toBeVisible({ visible: isPosted })
          await expect(page.getByText(contact.form.noJavaScript)).toBeVisible({ visible: !isPosted })
          const email = page.locator('main').getByRole('link', { name: site.contact.email })
          await expect(email.first()).toBeVisible()
          if (!isPosted) return
          await page.route('**', (route) => route.fulfill({ status: 200, body: 'posted' }), { times: 1 })
          for (const field of await form.locator('[id][required]').all()) {
            await field.fill((await field.getAttribute('type')) === 'email' ? 'ada@example.com' : 'Ada')
          }
          await form.locator('[type=submit]').first().click()
          await expect(page.getByText('posted')).toBeVisible()
        })
      })
    })
  }
}
